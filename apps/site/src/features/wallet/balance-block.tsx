// The balance with its mark, hidden or shown, and the control that asks for it again [WAL-7 to WAL-14, SAFE-20].
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { BalanceControls } from "./balance-controls.tsx";
import { BalanceFigure } from "./balance-figure.tsx";
import { useBalance } from "./balance.query.ts";
import { MoneyMark } from "./money-mark.tsx";
import styles from "./balance-block.module.css";

interface BalanceBlockProps {
  /** pill is the phone's header, whose controls are in the side menu; bar a wide header; card the side menu. */
  readonly look: "pill" | "bar" | "card";
  /** The ways that begin with the money: at the end of a pill, below everything in a card. */
  readonly children?: ReactNode;
}

export function BalanceBlock({ look, children }: BalanceBlockProps) {
  const t = useText();
  const sumBalance = useBalance();
  return (
    <section aria-label={t("balance_label")} className={cx(styles["block"], styles[look])}>
      <span className={styles["figure"]}>
        {look === "card" ? (
          <span aria-hidden="true" className={styles["label"]}>
            {t("balance_label")}
          </span>
        ) : null}
        <BalanceFigure
          amount={sumBalance}
          className={cx("money", styles["amount"])}
          waitingClass={styles["waiting"]}
        />
        <MoneyMark className={styles["mark"]} />
      </span>
      {look === "pill" ? null : <BalanceControls />}
      {children}
    </section>
  );
}
