// Closing the account, and taking that back, both with the login password [SAFE-18].
import { useState } from "react";
import type { FormEvent } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { useServices } from "../../../app/services.ts";
import { focusOn } from "../../../app/focus-on.ts";
import { SecretField } from "../new-password-fields.tsx";
import { useTold } from "../use-told.tsx";
import type { TaskProps } from "./security-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import form from "../account-form.module.css";
import styles from "./break-dialog.module.css";

const MEANING: readonly MessageKey[] = ["closing_mean_now", "closing_mean_money", "closing_mean_back"];

export function CloseDialog({ onClose, onDone }: TaskProps) {
  const t = useText();
  return (
    <TaskDialog title={t("closing_title")} onClose={onClose}>
      <ul className={styles["points"]}>
        {MEANING.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <PasswordForm action="CLOSE" onDone={() => onDone(t("closing_done"))} />
    </TaskDialog>
  );
}

export function TakeBackDialog({ onClose, onDone }: TaskProps) {
  const t = useText();
  return (
    <TaskDialog title={t("closing_back_title")} body={t("closing_back_body")} onClose={onClose}>
      <PasswordForm action="TAKE_BACK" onDone={() => onDone(t("closing_back_done"))} />
    </TaskDialog>
  );
}

interface PasswordFormProps {
  readonly action: "CLOSE" | "TAKE_BACK";
  readonly onDone: () => void;
}

function PasswordForm({ action, onDone }: PasswordFormProps) {
  const t = useText();
  const told = useTold();
  const { password, setPassword, error, busy, press } = useClosing(action, told.warn, onDone);
  const isClosing = action === "CLOSE";
  const label = t(isClosing ? "closing_close" : "closing_back_title");
  return (
    <form noValidate aria-label={label} className={form["form"]} onSubmit={press}>
      <SecretField
        label={t("closing_password")}
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={error}
      />
      <Button type="submit" tone={isClosing ? "danger" : "brand"} size="lg" block loading={busy}>
        {label}
      </Button>
      {told.dialog}
    </form>
  );
}

function useClosing(action: "CLOSE" | "TAKE_BACK", warn: (text: string) => void, onDone: () => void) {
  const t = useText();
  const { api } = useServices();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.safe.closeAccount({ action, password });
    setBusy(false);
    if (answer.ok) onDone();
    else if (answer.code === "LOGIN_FAILED") setError(t("closing_wrong"));
    else warn(answer.message);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (password !== "") return void submit();
    setError(t("err_field_required"));
    focusOn(event.currentTarget, "password");
  };
  const write = (next: string): void => {
    setError(undefined);
    setPassword(next);
  };
  return { password, setPassword: write, error, busy, press };
}
