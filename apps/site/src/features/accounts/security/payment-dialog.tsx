// The window of the payment password [ACC-133.4, ACC-134]: the first one, another with the old one, or another with a code.
import { useTranslator } from "@jonaki/i18n/react";
import { toLatinDigits } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { Button } from "@jonaki/ui/button";
import { PasswordField } from "@jonaki/ui/password-field";
import { useTold } from "../use-told.tsx";
import type { PaymentMode } from "./payment-password.rules.ts";
import { PaymentCode } from "./payment-code.tsx";
import type { TaskProps } from "./security-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { usePaymentPassword } from "./use-payment-password.ts";
import form from "../account-form.module.css";

const TITLES: Readonly<Record<PaymentMode, MessageKey>> = {
  set: "payment_set_title",
  change: "payment_change_title",
  reset: "payment_reset_title",
};

export function PaymentDialog({ profile, onClose, onDone }: TaskProps) {
  const { t } = useTranslator();
  const told = useTold();
  const payment = usePaymentPassword(profile, told.warn, () => onDone(t("payment_done")));
  const { mode } = payment;
  const isReset = mode === "reset";
  return (
    <TaskDialog title={t(TITLES[mode])} body={t("payment_rule")} onClose={onClose}>
      {isReset && payment.channels.length === 0 ? (
        <p className={form["hint"]}>{t("payment_no_contact")}</p>
      ) : (
        <form noValidate aria-label={t(TITLES[mode])} className={form["form"]} onSubmit={payment.press}>
          {mode === "change" ? <Digits payment={payment} field="old" label="payment_old" /> : null}
          {isReset ? <PaymentCode payment={payment} warn={told.warn} /> : null}
          <Digits payment={payment} field="next" label="payment_new" />
          <Digits payment={payment} field="confirm" label="payment_confirm" />
          <Button type="submit" tone="amber" size="lg" block loading={payment.busy}>
            {t("payment_save")}
          </Button>
        </form>
      )}
      {mode === "set" ? null : (
        <p className={form["foot"]}>
          <Button tone="ghost" onClick={() => payment.turn(isReset ? "change" : "reset")}>
            {t(isReset ? "payment_know" : "payment_forgot")}
          </Button>
        </p>
      )}
      {told.dialog}
    </TaskDialog>
  );
}

interface DigitsProps {
  readonly payment: ReturnType<typeof usePaymentPassword>;
  readonly field: "old" | "next" | "confirm";
  readonly label: MessageKey;
}

/** Six digits, hidden; typed in Bengali they are kept in Latin ones. */
function Digits({ payment, field, label }: DigitsProps) {
  const { t } = useTranslator();
  return (
    <PasswordField
      label={t(label)}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      required
      value={payment.values[field]}
      onValue={(value) => payment.write(field, toLatinDigits(value))}
      error={payment.errors[field]}
      showLabel={t("password_show")}
      hideLabel={t("password_hide")}
    />
  );
}
