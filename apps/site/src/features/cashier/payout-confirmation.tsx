// The answer to a payout [CAS-22 to CAS-26]: it has arrived, it has not, or the whole amount has; and how long there is
// for it. Each answer is asked about once more.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useServices } from "../../app/services.ts";
import { useSecondsLeft } from "../../app/use-seconds-left.ts";
import { Countdown } from "./countdown.tsx";
import { DisputeDialog } from "./dispute-dialog.tsx";
import { useMoney } from "./use-money.ts";
import { useSure } from "./use-sure.tsx";
import type { Withdrawal } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

interface PayoutConfirmationProps {
  readonly order: Withdrawal;
  readonly confirmation: NonNullable<Withdrawal["confirmation"]>;
  /** Outlives the question. */
  readonly tell: (problem: string) => void;
}

export function PayoutConfirmation({ order, confirmation, tell }: PayoutConfirmationProps) {
  const t = useText();
  const money = useMoney();
  const { amount, until } = confirmation;
  const isOpen = useSecondsLeft(until) > 0;
  const title = t("payout_title", { 0: money(amount) });
  return (
    <Card as="section" aria-label={title} className={styles["payout"]}>
      <div className={styles["between"]}>
        <h3 className={styles["title"]}>{title}</h3>
        <Countdown until={until} />
      </div>
      <p className={styles["note"]}>{t(isOpen ? "payout_body" : "payout_over")}</p>
      <Facts>
        <Fact num name={t("record_reference")}>
          {order.reference}
        </Fact>
        <Fact name={t("withdraw_account")}>{order.account}</Fact>
        {amount === order.amount ? null : (
          <Fact name={t("withdraw_amount")}>{t("payout_part_of", { 0: money(order.amount) })}</Fact>
        )}
      </Facts>
      {isOpen ? <Answers order={order} confirmation={confirmation} tell={tell} /> : null}
    </Card>
  );
}

function Answers({ order: { reference, amount: whole }, confirmation, tell }: PayoutConfirmationProps) {
  const t = useText();
  const money = useMoney();
  const { api } = useServices();
  const [isDisputing, setDisputing] = useState(false);
  const { amount, canConfirmFull } = confirmation;
  const asked = (answer: "RECEIVED" | "FULL_PAYMENT", title: string) => ({
    act: () => api.cashier.confirmWithdrawal({ reference, answer }),
    tell,
    words: { title, body: t("payout_sure_body"), confirm: t("payout_sure_press") },
  });
  const received = useSure(asked("RECEIVED", t("payout_received_sure", { 0: money(amount) })));
  const full = useSure(asked("FULL_PAYMENT", t("payout_full_sure", { 0: money(whole) })));
  return (
    <div className={styles["answers"]}>
      <Button tone="brand" size="lg" loading={received.busy} onClick={received.ask}>
        {t("payout_received")}
      </Button>
      <Button tone="line" size="lg" onClick={() => setDisputing(true)}>
        {t("payout_not_received")}
      </Button>
      {canConfirmFull ? (
        <Button size="lg" loading={full.busy} onClick={full.ask}>
          {t("payout_full")}
        </Button>
      ) : null}
      {received.question}
      {full.question}
      <DisputeDialog
        open={isDisputing}
        reference={reference}
        amount={amount}
        tell={tell}
        onClose={() => setDisputing(false)}
      />
    </div>
  );
}
