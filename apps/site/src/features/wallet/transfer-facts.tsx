// Beside the form: to whom it goes, and how much may go [WAL-26, WAL-29].
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useServices } from "../../app/services.ts";
import { BalanceFigure } from "./balance-figure.tsx";
import { MoneyMark } from "./money-mark.tsx";
import type { TreeTransfers } from "./transfer.rules.ts";
import styles from "./transfer-upline.module.css";

interface TransferFactsProps {
  readonly page: TreeTransfers;
  readonly upline: string;
}

export function TransferFacts({ page, upline }: TransferFactsProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string): string => formatMoney(amount, { symbol });
  return (
    <Card as="section" aria-label={t("transfer_terms")} className={styles["facts"]}>
      <span className={styles["mark"]}>
        <MoneyMark />
      </span>
      <Facts>
        <Fact name={t("transfer_upline")}>
          <span lang="en">{upline}</span>
        </Fact>
        <Fact name={t("wallet_withdrawable")}>
          <BalanceFigure amount={page.withdrawable} />
        </Fact>
        <Fact num name={t("transfer_range")}>
          {money(page.minimum)} – {money(page.maximum)}
        </Fact>
        <Fact num name={t("transfer_left_today")}>
          {money(page.leftToday)}
        </Fact>
        <Fact name={t("transfer_fee")}>{t("transfer_free")}</Fact>
      </Facts>
      <p className={styles["final"]}>{t("transfer_final")}</p>
    </Card>
  );
}
