// Username, password and one button. A refusal is a warning dialog and leaves the form as it was, without a
// password that was wrong [ACC-25, CALL-12].
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { PasswordField } from "@jonaki/ui/password-field";
import { TextField } from "@jonaki/ui/text-field";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import UserRound from "lucide-react/icons/user-round";
import { WarningDialog } from "../../shell/warning.tsx";
import { isEmpty, LONGEST_NAME, LONGEST_PASSWORD, useLogin } from "./use-login.ts";
import styles from "./login-page.module.css";

export function LoginForm() {
  const t = useText();
  const form = useLogin();
  const required = (text: string) => (form.wasSent && isEmpty(text) ? t("err_field_required") : undefined);
  return (
    <>
      <form noValidate className={styles["form"]} onSubmit={form.send}>
        <TextField
          label={t("login_username")}
          icon={<UserRound />}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LONGEST_NAME}
          value={form.username}
          onValue={form.setUsername}
          error={required(form.username)}
        />
        <PasswordField
          label={t("login_password")}
          icon={<LockKeyhole />}
          showLabel={t("password_show")}
          hideLabel={t("password_hide")}
          name="password"
          required
          maxLength={LONGEST_PASSWORD}
          value={form.password}
          onValue={form.setPassword}
          error={required(form.password)}
        />
        <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
          {t("login_submit")}
        </Button>
      </form>
      <WarningDialog warning={form.warning} />
    </>
  );
}
