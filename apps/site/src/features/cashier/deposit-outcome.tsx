// What became of an order [CAS-6, CAS-8]: checked, credited with what really arrived, failed with its reason, over.
import type { ReactNode } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { Fact, Facts } from "@jonaki/ui/facts";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Hourglass from "lucide-react/icons/hourglass";
import { DEPOSIT_TONES } from "./deposit.rules.ts";
import type { Deposit, DepositState } from "./deposit.rules.ts";
import { useMoney } from "./use-money.ts";
import styles from "./cashier.module.css";

const TITLES: Readonly<Record<DepositState, MessageKey>> = {
  CREATED: "deposit_pay_title",
  SUBMITTED: "deposit_is_submitted",
  CANCELLED: "deposit_is_cancelled",
  EXPIRED: "deposit_is_expired",
  CREDITED: "deposit_is_credited",
  FAILED: "deposit_is_failed",
};

const ICONS: Readonly<Record<DepositState, ReactNode>> = {
  CREATED: <Hourglass />,
  SUBMITTED: <Hourglass />,
  CANCELLED: <CircleX />,
  EXPIRED: <CircleX />,
  CREDITED: <CircleCheck />,
  FAILED: <CircleX />,
};

interface DepositOutcomeProps {
  readonly order: Deposit;
  readonly onNew: () => void;
}

export function DepositOutcome({ order, onNew }: DepositOutcomeProps) {
  const t = useText();
  const money = useMoney();
  const { state, amount, received, reason } = order;
  return (
    <Card as="section" aria-live="polite" className={styles["outcome"]}>
      <span aria-hidden="true" className={cx(styles["seal"], styles[DEPOSIT_TONES[state]])}>
        {ICONS[state]}
      </span>
      <h3 className={styles["title"]}>{t(TITLES[state], { 0: money(received ?? amount) })}</h3>
      <p className={styles["note"]}>{useAfterwards(order)}</p>
      <Facts className={styles["facts"]}>
        <Fact num name={t("record_reference")}>
          {order.reference}
        </Fact>
        <Fact name={t("cashier_method")}>{order.method}</Fact>
        <Fact num name={t("deposit_ordered")}>
          {money(amount)}
        </Fact>
        {received === null ? null : (
          <Fact num name={t("deposit_received")}>
            {money(received)}
          </Fact>
        )}
        {reason === null ? null : <Fact name={t("record_reason")}>{reason}</Fact>}
      </Facts>
      <Button tone="brand" size="lg" onClick={onNew}>
        {t("deposit_new")}
      </Button>
    </Card>
  );
}

function useAfterwards({ state, amount, received }: Deposit): string | null {
  const t = useText();
  const money = useMoney();
  if (state === "SUBMITTED") return t("deposit_after_submitted");
  if (state === "EXPIRED" || state === "CANCELLED") return t("deposit_pay_over");
  if (state !== "CREDITED") return null;
  return received === amount ? t("deposit_wager_note") : t("deposit_after_other", { 0: money(amount) });
}
