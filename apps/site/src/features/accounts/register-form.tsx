// The registration form of one tab: its fields, the two boxes and the button [ACC-83, ACC-101, ACC-136].
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Checkbox } from "@jonaki/ui/checkbox";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { AGE_CONFIRMATION } from "@jonaki/wire/constants";
import type { FieldRule } from "@jonaki/wire/registration";
import { RegisterField } from "./register-field.tsx";
import type { RegisterTab } from "./registration-form.rules.ts";
import type { RegisterSettings } from "./registration.query.ts";
import { useRegister } from "./use-register.ts";
import { useTold } from "./use-told.tsx";
import form from "./account-form.module.css";
import styles from "./register-form.module.css";

interface RegisterFormProps {
  readonly tab: RegisterTab;
  readonly settings: RegisterSettings;
  readonly rules: readonly FieldRule[];
  readonly onDone: () => void;
}

export function RegisterForm({ tab, settings, rules, onDone }: RegisterFormProps) {
  const { t } = useTranslator();
  const told = useTold();
  const state = useRegister({ tab, settings, rules, told, onDone });
  return (
    <form
      noValidate
      aria-label={t("register_button")}
      className={cx(form["form"], form["pair"])}
      onSubmit={state.press}
    >
      {state.fields.map((field) => (
        <RegisterField key={field.name} field={field} state={state} />
      ))}
      {state.isInvited ? (
        <p className={cx(styles["invited"], form["wide"])}>
          <Firefly />
          {t("register_invited")}
        </p>
      ) : null}
      <Boxes state={state} minimumAge={settings.minimumAge} />
      <Button type="submit" tone="amber" size="lg" block loading={state.busy} className={form["wide"]}>
        {t("register_button")}
      </Button>
      {told.dialog}
    </form>
  );
}

interface BoxesProps {
  readonly state: ReturnType<typeof useRegister>;
  readonly minimumAge: number;
}

/** Two statements, two boxes: the age is never ticked for anybody [ACC-136, SHELL-104]. */
function Boxes({ state, minimumAge }: BoxesProps) {
  const { t, language } = useTranslator();
  const age =
    minimumAge === AGE_CONFIRMATION
      ? t("in_age_21")
      : t("in_age_confirm", { 0: formatCount(minimumAge, language) });
  return (
    <div className={cx(styles["boxes"], form["wide"])}>
      <Checkbox name="terms" checked={state.terms} onValue={state.setTerms} error={state.termsError}>
        {t("register_terms_before")}{" "}
        <a href="/help#terms" target="_blank" rel="noopener">
          {t("register_terms_link")}
        </a>
        {t("register_terms_after")}
      </Checkbox>
      <Checkbox name="age" checked={state.isOfAge} onValue={state.setOfAge} error={state.ageError}>
        {age}
      </Checkbox>
    </div>
  );
}
