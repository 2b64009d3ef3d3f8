// The totals of the filter, in the server's own figures [REP-12].
import type { ReactNode } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import type { BetPage } from "./bet-record.rules.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import styles from "./record-list.module.css";

export function RecordTotals({ totals }: { readonly totals: BetPage["totals"] | undefined }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (pick: (all: BetPage["totals"]) => string): ReactNode =>
    totals === undefined ? <Skeleton width={96} /> : formatMoney(pick(totals), { symbol });
  return (
    <dl aria-label={t("record_totals")} className={styles["totals"]}>
      <Total name={t("record_total_stake")}>{money(({ stake }) => stake)}</Total>
      <Total name={t("record_valid_bet")}>{money(({ validBet }) => validBet)}</Total>
      <Total name={t("record_total_payout")}>{money(({ payout }) => payout)}</Total>
      <Total name={t("record_profit")}>
        {totals === undefined ? <Skeleton width={96} /> : <ProfitLoss amount={totals.profitLoss} />}
      </Total>
    </dl>
  );
}

function Total({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["total"]}>
      <dt>{name}</dt>
      <dd className={cx("num", styles["figure"])}>{children}</dd>
    </div>
  );
}
