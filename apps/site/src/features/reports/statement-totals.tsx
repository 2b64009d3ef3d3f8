// The totals of the statement.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import { RecordTiles } from "./record-tiles.tsx";
import type { Statement } from "./statement.rules.ts";

export function StatementTotals({ totals }: { readonly totals: Statement["totals"] | undefined }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, { symbol });
  return (
    <RecordTiles
      tiles={[
        { name: t("statement_deposits"), figure: money(totals?.deposits) },
        { name: t("statement_withdrawals"), figure: money(totals?.withdrawals) },
        { name: t("statement_stakes"), figure: money(totals?.stakes) },
        { name: t("statement_payouts"), figure: money(totals?.payouts) },
        { name: t("statement_bonuses"), figure: money(totals?.bonuses) },
        {
          name: t("statement_net"),
          figure: totals === undefined ? undefined : <ProfitLoss amount={totals.net} />,
        },
      ]}
    />
  );
}
