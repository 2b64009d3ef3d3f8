// The totals of personal loss.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import type { Profit } from "./profit.rules.ts";
import { RecordTiles } from "./record-tiles.tsx";

export function ProfitTotals({ totals }: { readonly totals: Profit["totals"] | undefined }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, { symbol });
  return (
    <RecordTiles
      tiles={[
        { name: t("record_valid_bet"), figure: money(totals?.validBet) },
        { name: t("record_total_payout"), figure: money(totals?.payout) },
        { name: t("record_deposits"), figure: money(totals?.deposits) },
        { name: t("record_withdrawals"), figure: money(totals?.withdrawals) },
        {
          name: t("record_profit"),
          figure: totals === undefined ? undefined : <ProfitLoss amount={totals.profitLoss} />,
        },
      ]}
    />
  );
}
