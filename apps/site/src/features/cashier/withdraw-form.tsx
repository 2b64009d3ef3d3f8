// Asking for a withdrawal [CAS-16.2]: where to, how much, what it costs and what arrives, and the payment password.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { usePhone } from "@jonaki/ui/use-phone";
import { minor } from "@jonaki/money";
import { useServices } from "../../app/services.ts";
import { AmountField } from "./amount-field.tsx";
import { Bar } from "./bar.tsx";
import { PayAccountChoice } from "./pay-account-choice.tsx";
import { PayAccountWindows } from "./pay-account-windows.tsx";
import type { AccountTask } from "./pay-account-windows.tsx";
import { PinField } from "./pin-field.tsx";
import { StepHead } from "./step-head.tsx";
import { useMoney } from "./use-money.ts";
import { useWithdrawForm } from "./use-withdraw-form.tsx";
import type { PayAccounts, WithdrawSettings } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

interface WithdrawFormProps {
  readonly settings: WithdrawSettings;
  readonly kept: PayAccounts;
}

export function WithdrawForm({ settings, kept }: WithdrawFormProps) {
  const t = useText();
  const isPhone = usePhone();
  const money = useMoney();
  const form = useWithdrawForm(settings, kept);
  const [task, setTask] = useState<AccountTask | null>(null);
  const button = (
    <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
      {form.amountMinor === 0n ? t("menu_withdraw") : t("withdraw_press", { 0: money(form.amountMinor) })}
    </Button>
  );
  return (
    <div>
      <form noValidate aria-label={t("menu_withdraw")} onSubmit={(event) => form.press(event)}>
        <Card className={styles["steps"]}>
          <PayAccountChoice
            accounts={kept.accounts}
            chosen={form.account}
            onChoose={form.choose}
            error={form.errors.account}
            onAdd={() => setTask("add")}
            onRemove={setTask}
          />
          <AmountPart form={form} />
          <PinField value={form.values.pin} onValue={form.typePin} error={form.errors.pin} />
          {form.bar === null ? null : <Bar bar={form.bar} />}
          {isPhone ? null : button}
        </Card>
        {isPhone ? <div className={styles["bar"]}>{button}</div> : null}
      </form>
      <PayAccountWindows
        task={task}
        kept={kept}
        onClose={() => setTask(null)}
        onAdded={form.choose}
        onNews={form.tellNews}
      />
      {form.windows}
    </div>
  );
}

function AmountPart({ form }: { readonly form: ReturnType<typeof useWithdrawForm> }) {
  const t = useText();
  const money = useMoney();
  const { currencySymbol: symbol } = useServices().start.brand;
  return (
    <section aria-labelledby="withdraw-amount" className={styles["part"]}>
      <StepHead id="withdraw-amount" step={2}>
        {t("withdraw_amount")}
      </StepHead>
      <AmountField
        labelHidden
        label={t("withdraw_amount")}
        symbol={symbol}
        value={form.values.amount}
        onValue={form.typeAmount}
        error={form.errors.amount}
        end={
          <Button size="sm" onClick={form.takeAll}>
            {t("withdraw_all")}
          </Button>
        }
      />
      <Facts>
        <Fact num name={t("cashier_fee")}>
          {money(form.feeMinor)}
        </Fact>
        <Fact num name={t("withdraw_receive")}>
          {money(form.amountMinor)}
        </Fact>
        <Fact num name={t("withdraw_taken")}>
          {money(minor(form.amountMinor + form.feeMinor))}
        </Fact>
      </Facts>
    </section>
  );
}
