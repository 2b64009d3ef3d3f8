// Removing a receiving account [CAS-15]: asked about first, and done with the payment password.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { useServices } from "../../app/services.ts";
import { useProblems } from "../../shell/problem.tsx";
import { barOf } from "./bar.rules.ts";
import type { BarWords } from "./bar.rules.ts";
import { Bar } from "./bar.tsx";
import { useCashierReload } from "./cashier.query.ts";
import { PinField } from "./pin-field.tsx";
import { isPin } from "./pin.rules.ts";
import { accountLabel } from "./withdrawal.rules.ts";
import type { PayAccount } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

interface RemoveAccountDialogProps {
  readonly account: PayAccount;
  readonly onClose: () => void;
  readonly onNews: (text: string) => void;
}

const AT_PIN: ReadonlySet<string> = new Set(["PAYMENT_PASSWORD_LOCKED", "PAYMENT_PASSWORD_WRONG"]);

export function RemoveAccountDialog({ account, onClose, onNews }: RemoveAccountDialogProps) {
  const t = useText();
  const { api } = useServices();
  const { tell, last } = useProblems();
  const reload = useCashierReload();
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [bar, setBar] = useState<BarWords | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.cashier.removePayAccount({ accountId: account.accountId, paymentPassword: pin });
    await reload();
    setBusy(false);
    if (answer.ok || answer.code === "NOT_FOUND") {
      onClose();
      return onNews(t("receiving_removed"));
    }
    setPin("");
    setBar(barOf(answer.code, answer.message));
    if (AT_PIN.has(answer.code)) setError(answer.message);
    else if (answer.code === "STATE_CHANGED") tell(t("receiving_busy"));
    else if (barOf(answer.code, answer.message) === null) tell(answer.message);
  };
  const press = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPin(pin)) setError(t(pin === "" ? "err_field_required" : "payment_digits"));
    else if (!busy) void remove();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t("receiving_remove_title")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      <form
        noValidate
        aria-label={t("receiving_remove_title")}
        className={styles["part"]}
        onSubmit={(event) => press(event)}
      >
        <b>{accountLabel(account)}</b>
        <p className={styles["note"]}>{t("receiving_remove_body")}</p>
        <PinField
          value={pin}
          onValue={(next) => {
            setPin(next);
            setError(undefined);
          }}
          error={error}
        />
        {bar === null ? null : <Bar bar={bar} />}
        <Button type="submit" tone="danger" size="lg" block loading={busy}>
          {t("receiving_remove")}
        </Button>
        {last}
      </form>
    </Dialog>
  );
}
