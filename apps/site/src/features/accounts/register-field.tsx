// One field of the registration form, as its name asks for it: a number with its country, a code with its button, a secret,
// a picture, or a line of text.
import { useText } from "@jonaki/i18n/react";
import { TextField } from "@jonaki/ui/text-field";
import type { TextFieldProps } from "@jonaki/ui/text-field";
import { CaptchaField } from "../../shell/captcha-field.tsx";
import { CodeField } from "./code-field.tsx";
import { MobileField } from "./mobile-field.tsx";
import { SecretField } from "./new-password-fields.tsx";
import { FORM_FIELDS } from "./registration-form.rules.ts";
import type { FieldName, FormField } from "./registration-form.rules.ts";
import { StrengthBar } from "./strength-bar.tsx";
import type { useRegister } from "./use-register.ts";
import form from "./account-form.module.css";
import styles from "./register-form.module.css";

interface RegisterFieldProps {
  readonly field: FormField;
  readonly state: ReturnType<typeof useRegister>;
}

type Hints = Pick<TextFieldProps, "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck">;

/** What a browser and its keyboard should know of a field. */
const HINTS: Readonly<Partial<Record<FieldName, Hints>>> = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  payeeName: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  qqNum: { inputMode: "numeric" },
  idNumber: { inputMode: "numeric", autoComplete: "off" },
  affiliateCode: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  referralCode: { autoComplete: "off", autoCapitalize: "none", spellCheck: false },
};

export function RegisterField({ field, state }: RegisterFieldProps) {
  const { name } = field;
  const label = useLabel(field);
  const error = state.errorOf(field);
  const value = state.values[name] ?? "";
  const onValue = (next: string): void => state.set(name, next);
  if (name === "mobileNum")
    return (
      <MobileField
        label={label}
        required={field.rule.required}
        number={value}
        onNumber={onValue}
        dialingCode={state.dialingCode}
        onDialingCode={state.setDialingCode}
        valid={state.isNumber}
        error={error}
      />
    );
  if (name === "verificationCode")
    return <CodeField label={label} code={value} onCode={onValue} error={error} sending={state.sending} />;
  if (name === "captcha")
    return (
      <div className={form["wide"]}>
        <CaptchaField captcha={state.captcha} error={error} />
      </div>
    );
  if (name === "password" || name === "confirmPassword" || name === "paymentPassword")
    return <Secret field={field} state={state} label={label} error={error} value={value} onValue={onValue} />;
  return (
    <TextField
      {...HINTS[name]}
      label={label}
      name={name}
      required={field.rule.required}
      maxLength={255}
      digits={HINTS[name]?.inputMode === "numeric"}
      value={value}
      onValue={onValue}
      onBlur={() => state.leave(name)}
      valid={state.isRight(field)}
      error={error}
      className={name === "username" ? form["wide"] : undefined}
    />
  );
}

/** What may stay empty says so [ACC-93]. */
function useLabel({ name, rule }: FormField) {
  const t = useText();
  if (rule.required) return t(FORM_FIELDS[name]);
  return (
    <>
      {t(FORM_FIELDS[name])} <span className={styles["optional"]}>{t("field_optional")}</span>
    </>
  );
}

interface SecretProps extends RegisterFieldProps {
  readonly label: ReturnType<typeof useLabel>;
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The strength stands under both boxes of a new password, or under the one there is. */
function Secret({ field: { name }, label, value, onValue, error, state }: SecretProps) {
  const isTwice = state.fields.some((field) => field.name === "confirmPassword");
  const password = state.values.password ?? "";
  return (
    <>
      <div onBlur={() => state.leave(name)}>
        <SecretField
          label={label}
          name={name}
          autoComplete="new-password"
          value={value}
          onValue={onValue}
          error={error}
        />
      </div>
      {name === (isTwice ? "confirmPassword" : "password") ? (
        <div className={form["wide"]}>
          <StrengthBar password={password} />
        </div>
      ) : null}
    </>
  );
}
