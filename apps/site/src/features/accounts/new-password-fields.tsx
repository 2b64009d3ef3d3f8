// A new password, typed twice, and how strong it looks.
import type { ReactNode } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { PasswordField } from "@jonaki/ui/password-field";
import type { FieldRule } from "@jonaki/wire/registration";
import { patternText } from "./field-text.rules.ts";
import type { PasswordProblem } from "./password.rules.ts";
import { StrengthBar } from "./strength-bar.tsx";
import { LONGEST_PASSWORD } from "./use-login.ts";

/** The words of what is wrong with it. */
export function usePasswordText(rule: FieldRule) {
  const translator = useTranslator();
  return (problem: PasswordProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === "pattern") return patternText(translator, rule);
    return translator.t(problem === "mismatch" ? "err_password_mismatch" : "err_field_required");
  };
}

interface SecretFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly autoComplete: "new-password" | "current-password";
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

export function SecretField(props: SecretFieldProps) {
  const t = useText();
  return (
    <PasswordField
      {...props}
      required
      maxLength={LONGEST_PASSWORD}
      showLabel={t("password_show")}
      hideLabel={t("password_hide")}
    />
  );
}

interface NewPasswordFieldsProps {
  readonly next: string;
  readonly onNext: (next: string) => void;
  readonly nextError: string | undefined;
  readonly confirm: string;
  readonly onConfirm: (confirm: string) => void;
  readonly confirmError: string | undefined;
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const t = useText();
  return (
    <>
      <SecretField
        label={t("password_new")}
        name="newPassword"
        autoComplete="new-password"
        value={props.next}
        onValue={props.onNext}
        error={props.nextError}
      />
      <StrengthBar password={props.next} />
      <SecretField
        label={t("password_confirm")}
        name="confirmPassword"
        autoComplete="new-password"
        value={props.confirm}
        onValue={props.onConfirm}
        error={props.confirmError}
      />
    </>
  );
}
