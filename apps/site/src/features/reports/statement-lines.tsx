// The days of the statement on which something moved.
import type { ReactNode } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { FigureLines } from "./figure-lines.tsx";
import type { FigureColumn } from "./figure-lines.tsx";
import { ProfitLoss } from "./profit-loss.tsx";
import type { Statement } from "./statement.rules.ts";

type Day = Statement["days"][number];
const net = (day: Day): ReactNode => <ProfitLoss amount={day.net} />;
const name = ({ day }: Day): ReactNode => <span className="num">{day}</span>;

export function StatementLines({ days }: { readonly days: readonly Day[] }) {
  const t = useText();
  const columns = useColumns();
  return (
    <FigureLines
      caption={t("statement_title")}
      about={{ header: t("statement_day"), name }}
      columns={columns}
      result={net}
      lines={days}
      lineKey={({ day }) => day}
    />
  );
}

function useColumns(): readonly FigureColumn<Day>[] {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const column = (id: Exclude<keyof Day, "day" | "net">, header: string): FigureColumn<Day> => ({
    id,
    header,
    cell: (day) => <span className="num">{formatMoney(day[id], { symbol })}</span>,
  });
  return [
    column("deposits", t("statement_deposits")),
    column("withdrawals", t("statement_withdrawals")),
    column("stakes", t("statement_stakes")),
    column("payouts", t("statement_payouts")),
    column("bonuses", t("statement_bonuses")),
    { id: "net", header: t("statement_net"), cell: net },
  ];
}
