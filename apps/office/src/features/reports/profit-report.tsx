// Profit and loss of all accounts or of one [REP-15, REP-7]: by category, and by day with deposits and withdrawals.
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Table } from "@jonaki/ui/table";
import { useServices } from "../../app/services.ts";
import type { DeskColumn, DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { Result, useFigures, whenColumn } from "./report-columns.tsx";
import { DAYS } from "./report-filters.ts";
import { CATEGORY_KEYS } from "./report-words.ts";
import { profitFilters, useProfit } from "./report.query.ts";
import type { Profit, ProfitCategory, ProfitDay } from "./report.query.ts";
import { movedDays } from "./report.rules.ts";
import { useReport } from "./use-report.ts";
import styles from "./reports-page.module.css";

const SORTABLE = { isSortable: true };
type Line = Omit<ProfitCategory, "category">;

function useLineColumns<Row extends Line>(): readonly DeskColumn<Row>[] {
  const { amount, result } = useFigures();
  return [
    amount("validBet", "record_valid_bet", ({ validBet }) => validBet, SORTABLE),
    amount("payout", "play_payout", ({ payout }) => payout, SORTABLE),
    amount("bonuses", "record_bonuses", ({ bonuses }) => bonuses, SORTABLE),
    amount("cashback", "record_cashback", ({ cashback }) => cashback, SORTABLE),
    result("profitLoss", "record_profit", ({ profitLoss }) => profitLoss, SORTABLE),
  ];
}

function useShape(): DeskShape<ProfitDay> {
  const { amount } = useFigures();
  const lines = useLineColumns<ProfitDay>();
  return {
    name: "report-profit",
    title: "record_by_day",
    search: "office_search_account",
    isWhole: false,
    columns: [
      whenColumn("day", "record_day", ({ day }) => day, SORTABLE),
      amount("deposits", "record_deposits", ({ deposits }) => deposits, SORTABLE),
      amount("withdrawals", "record_withdrawals", ({ withdrawals }) => withdrawals, SORTABLE),
      ...lines,
    ],
    filters: [DAYS],
    rowKey: ({ day }) => day,
    phone: { end: "profitLoss" },
  };
}

function useTotals(profit: Profit | undefined): DeskTotals | undefined {
  const { money } = useFigures();
  if (profit === undefined) return undefined;
  const { profitLoss, ...amounts } = profit.totals;
  const shown = Object.entries(amounts).map(([column, sum]) => [column, money(sum)]);
  const figures = { ...Object.fromEntries(shown), profitLoss: <Result amount={profitLoss} /> };
  return { count: movedDays(profit.days).length, figures };
}

export function ProfitReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useProfit(desk.view), () =>
    api.reports.profitReportExport(profitFilters(desk.view)),
  );
  // The call searches for the account; here only pages and order are left to do.
  const paged = { ...desk, view: { ...desk.view, search: "" } };
  const list = useWholeList(shape, paged, value === undefined ? undefined : movedDays(value.days));
  return (
    <div className={styles["both"]}>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={rowsOf(list.rows)}
        totals={useTotals(value)}
        pageCount={list.pageCount}
        {...table}
      />
      {value === undefined || value.categories.length === 0 ? null : <Categories profit={value} />}
    </div>
  );
}

const resultOf = ({ profitLoss }: Line) => <Result amount={profitLoss} />;

function Categories({ profit: { categories } }: { readonly profit: Profit }) {
  const t = useText();
  const lines = useLineColumns<ProfitCategory>();
  return (
    <Card as="section" aria-labelledby="categories">
      <h2 id="categories" className={styles["head"]}>
        {t("record_by_category")}
      </h2>
      <Table
        caption={t("record_by_category")}
        columns={[
          {
            id: "category",
            header: t("record_category"),
            cell: ({ category }: ProfitCategory) => t(CATEGORY_KEYS[category]),
          },
          ...lines.map(({ id, title, cell }) => ({ id, header: t(title), cell, align: "end" as const })),
        ]}
        rows={categories}
        rowKey={({ category }) => category}
        phoneRow={(line) => ({ title: t(CATEGORY_KEYS[line.category]), end: resultOf(line) })}
      />
    </Card>
  );
}
