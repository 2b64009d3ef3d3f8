// The first step: name and password. What is wrong belongs to no field, so that nobody learns which of them it was.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { PasswordField } from "@jonaki/ui/password-field";
import { TextField } from "@jonaki/ui/text-field";
import { useServices } from "../../app/services.ts";
import type { FirstStep } from "./sign-in-page.tsx";
import styles from "./session-form.module.css";

export function PasswordStep({ onDone }: { readonly onDone: (step: FirstStep) => void }) {
  const t = useText();
  const { api } = useServices();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = (text: string): string | undefined =>
    wasSent && text.trim() === "" ? t("err_field_required") : undefined;
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const answer = await api.session.signIn({ username: username.trim(), password });
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    if (answer.code === "LOGIN_FAILED") setPassword("");
    setSent(false);
    setProblem(answer.message);
  };
  const press = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (!busy && username.trim() !== "" && password !== "") void send();
  };
  return (
    <form noValidate aria-label={t("office_sign_in")} className={styles["form"]} onSubmit={press}>
      <TextField
        label={t("office_username")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={username}
        onValue={setUsername}
        error={missing(username)}
      />
      <PasswordField
        label={t("login_password")}
        name="password"
        maxLength={64}
        showLabel={t("password_show")}
        hideLabel={t("password_hide")}
        value={password}
        onValue={setPassword}
        error={missing(password)}
      />
      {problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <Button type="submit" tone="amber" size="lg" block loading={busy}>
        {t("office_next")}
      </Button>
    </form>
  );
}
