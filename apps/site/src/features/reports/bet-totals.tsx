// The totals of the betting record.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import type { BetPage } from "./bet-record.rules.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import { RecordTiles } from "./record-tiles.tsx";

export function BetTotals({ totals }: { readonly totals: BetPage["totals"] | undefined }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, { symbol });
  return (
    <RecordTiles
      tiles={[
        { name: t("record_total_stake"), figure: money(totals?.stake) },
        { name: t("record_valid_bet"), figure: money(totals?.validBet) },
        { name: t("record_total_payout"), figure: money(totals?.payout) },
        {
          name: t("record_profit"),
          figure: totals === undefined ? undefined : <ProfitLoss amount={totals.profitLoss} />,
        },
      ]}
    />
  );
}
