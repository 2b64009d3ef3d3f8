// The operator's own password: changed when they wish, and before anything else while it is one that somebody gave [OFF-7].
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { PasswordField } from "@jonaki/ui/password-field";
import { useOperator } from "../../app/operator.query.ts";
import { useSignOut } from "../../app/use-sign-out.ts";
import { usePasswordChange } from "./use-password-change.ts";
import styles from "./session-form.module.css";

export function PasswordPage() {
  const t = useText();
  const { busy, signOut } = useSignOut();
  const { mustChangePassword } = useOperator();
  return (
    <Card as="section" aria-labelledby="password" className={styles["card"]}>
      {mustChangePassword ? (
        <h1 id="password" className={styles["title"]}>
          {t("password_change_title")}
        </h1>
      ) : (
        <h2 id="password" className={styles["title"]}>
          {t("password_change_title")}
        </h2>
      )}
      <p className={styles["notice"]}>
        {t(mustChangePassword ? "office_password_due" : "office_password_body")}
      </p>
      <PasswordForm />
      {mustChangePassword ? (
        <Button tone="ghost" block loading={busy} className={styles["leave"]} onClick={signOut}>
          {t("office_sign_out")}
        </Button>
      ) : null}
    </Card>
  );
}

function PasswordForm() {
  const t = useText();
  const form = usePasswordChange();
  const labels = { showLabel: t("password_show"), hideLabel: t("password_hide"), maxLength: 64 };
  return (
    <form noValidate aria-label={t("password_change_title")} className={styles["form"]} onSubmit={form.press}>
      <PasswordField
        {...labels}
        label={t("password_old")}
        name="oldPassword"
        value={form.values.old}
        onValue={(old) => form.change({ old })}
        error={form.errors.old}
      />
      <PasswordField
        {...labels}
        label={t("password_new")}
        name="newPassword"
        autoComplete="new-password"
        value={form.values.next}
        onValue={(next) => form.change({ next })}
        error={form.errors.next}
      />
      <PasswordField
        {...labels}
        label={t("password_confirm")}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.values.confirm}
        onValue={(confirm) => form.change({ confirm })}
        error={form.errors.confirm}
      />
      {form.problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {form.problem}
        </p>
      )}
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("password_save")}
      </Button>
    </form>
  );
}
