// The two tables of personal loss [REP-7]: by category, and by day with deposits and withdrawals and a total line.
import type { ReactNode } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { CATEGORY_KEYS } from "./bet-words.rules.ts";
import { FigureLines } from "./figure-lines.tsx";
import type { FigureColumn } from "./figure-lines.tsx";
import { ProfitLoss } from "./profit-loss.tsx";
import { movedDays } from "./profit.rules.ts";
import type { Profit, ProfitDay } from "./profit.rules.ts";
import styles from "./record.module.css";

type Category = Profit["categories"][number];
type Line = Omit<ProfitDay, "day" | "deposits" | "withdrawals">;
/** A day, or all of them. */
type DayLine = Omit<ProfitDay, "day"> & { readonly day: string | null };

const result = ({ profitLoss }: Line): ReactNode => <ProfitLoss amount={profitLoss} />;

export function ProfitTables({ profit }: { readonly profit: Profit }) {
  const t = useText();
  const { lineColumns, dayColumns, dayName } = useColumns();
  const lines: readonly DayLine[] = [...movedDays(profit.days), { day: null, ...profit.totals }];
  return (
    <>
      {profit.categories.length === 0 ? null : (
        <Part title={t("record_by_category")}>
          <FigureLines<Category>
            caption={t("record_by_category")}
            about={{ header: t("record_category"), name: ({ category }) => t(CATEGORY_KEYS[category]) }}
            columns={lineColumns}
            result={result}
            lines={profit.categories}
            lineKey={({ category }) => category}
          />
        </Part>
      )}
      <Part title={t("record_by_day")}>
        <FigureLines<DayLine>
          caption={t("record_by_day")}
          about={{ header: t("record_day"), name: dayName }}
          columns={dayColumns}
          result={result}
          lines={lines}
          lineKey={({ day }) => day ?? "total"}
        />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div>
      <h3 className={styles["part"]}>{title}</h3>
      {children}
    </div>
  );
}

function useColumns() {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string): ReactNode => <span className="num">{formatMoney(amount, { symbol })}</span>;
  const lineColumns: readonly FigureColumn<Line>[] = [
    { id: "validBet", header: t("record_valid_bet"), cell: ({ validBet }) => money(validBet) },
    { id: "payout", header: t("play_payout"), cell: ({ payout }) => money(payout) },
    { id: "bonuses", header: t("record_bonuses"), cell: ({ bonuses }) => money(bonuses) },
    { id: "cashback", header: t("record_cashback"), cell: ({ cashback }) => money(cashback) },
    { id: "profitLoss", header: t("record_profit"), cell: result },
  ];
  const dayColumns: readonly FigureColumn<DayLine>[] = [
    { id: "deposits", header: t("record_deposits"), cell: ({ deposits }) => money(deposits) },
    { id: "withdrawals", header: t("record_withdrawals"), cell: ({ withdrawals }) => money(withdrawals) },
    ...lineColumns,
  ];
  const dayName = ({ day }: DayLine): ReactNode =>
    day === null ? <b>{t("record_totals")}</b> : <span className="num">{day}</span>;
  return { lineColumns, dayColumns, dayName };
}
