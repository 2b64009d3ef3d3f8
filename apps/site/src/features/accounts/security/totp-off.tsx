// Turning the authenticator app off takes one of its codes, or a recovery code [ACC-128.4].
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import { useTold } from "../use-told.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { useTotpCode } from "./use-totp-code.ts";
import form from "../account-form.module.css";

interface TotpOffProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function TotpOff({ onClose, onDone }: TotpOffProps) {
  const t = useText();
  const told = useTold();
  // Where it is off already there is nothing left to do.
  const code = useTotpCode("OFF", { warn: told.warn, onOver: onDone, onDone });
  return (
    <TaskDialog title={t("totp_off_title")} body={t("totp_off_body")} onClose={onClose}>
      <form noValidate aria-label={t("totp_off_title")} className={form["form"]} onSubmit={code.press}>
        <TextField
          label={t("challenge_totp_answer")}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={code.code}
          onValue={code.setCode}
          error={code.error}
        />
        <Button type="submit" tone="danger" size="lg" block loading={code.busy}>
          {t("totp_turn_off")}
        </Button>
      </form>
      {told.dialog}
    </TaskDialog>
  );
}
