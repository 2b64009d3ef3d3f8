// Username, password and one button. A refusal is a warning dialog and leaves the form as it was, without a
// password that was wrong [ACC-25, CALL-12].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { PasswordField } from "@jonaki/ui/password-field";
import { TextField } from "@jonaki/ui/text-field";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import UserRound from "lucide-react/icons/user-round";
import { useLocation, useNavigate } from "react-router";
import { useServices } from "../../app/services.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import { logIn } from "./come-in.flow.ts";
import styles from "./login-page.module.css";

/** As long as the call allows. */
const LONGEST_NAME = 64;
const LONGEST_PASSWORD = 256;

const isEmpty = (text: string): boolean => text.trim() === "";

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

function useLogin() {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { warning, warn, forget } = useWarning();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    forget();
    const ac = new URLSearchParams(search).get("ac");
    const refusal = await logIn(services, { username, password, ac });
    setBusy(false);
    if (refusal === null) return void navigate("/");
    if (refusal.isWrongPassword) {
      setPassword("");
      setSent(false);
    }
    await warn(refusal.text);
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    if (isEmpty(username)) focusOn(event.currentTarget, "username");
    else if (isEmpty(password)) focusOn(event.currentTarget, "password");
    else void submit();
  };
  return { username, setUsername, password, setPassword, wasSent, busy, warning, send };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLElement) box.focus();
}
