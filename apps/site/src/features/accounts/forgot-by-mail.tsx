// A link to a new password, sent to the mailbox of the account [ACC-57, ACC-58]. A stranger hears the same for every pair.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import Mail from "lucide-react/icons/mail";
import UserRound from "lucide-react/icons/user-round";
import { useServices } from "../../app/services.ts";
import { patternText } from "./field-text.rules.ts";
import { focusOn } from "../../app/focus-on.ts";
import { isMailbox, isUsername, MAIL_RULE, USERNAME_RULE } from "./forgot.rules.ts";
import { LONGEST_NAME } from "./use-login.ts";
import { useTold } from "./use-told.tsx";
import styles from "./account-form.module.css";

export function ForgotByMail({ onSent }: { readonly onSent: () => void }) {
  const t = useText();
  const told = useTold();
  const form = useForgot(told.warn, () => told.tell(t("in_been_out"), onSent));
  const wrong = useWrong(form.wasSent);
  return (
    <form noValidate aria-label={t("forgot_send")} className={styles["form"]} onSubmit={form.press}>
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
        error={wrong(form.username, isUsername, USERNAME_RULE)}
      />
      <TextField
        label={t("email_label")}
        icon={<Mail />}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={255}
        value={form.email}
        onValue={form.setEmail}
        error={wrong(form.email, isMailbox, MAIL_RULE)}
      />
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("forgot_send")}
      </Button>
      {told.dialog}
    </form>
  );
}

type Bounds = typeof MAIL_RULE;

function useWrong(wasSent: boolean) {
  const translator = useTranslator();
  return (text: string, isRight: (text: string) => boolean, bounds: Bounds): string | undefined => {
    if (!wasSent || isRight(text.trim())) return undefined;
    if (text.trim() === "") return translator.t("err_field_required");
    return patternText(translator, bounds);
  };
}

function useForgot(warn: (text: string) => void, onSent: () => void) {
  const { api } = useServices();
  const [username, setUsername] = useState("");
  const [email, setEmail] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.accounts.forgotPassword({ username: username.trim(), email: email.trim() });
    setBusy(false);
    if (answer.ok) onSent();
    else warn(answer.message);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (!isUsername(username.trim())) focusOn(event.currentTarget, "username");
    else if (!isMailbox(email.trim())) focusOn(event.currentTarget, "email");
    else if (!busy) void send();
  };
  return { username, setUsername, email, setEmail, wasSent, busy, press };
}
