// Cash flow per day and method [OFF-18].
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import type { DeskColumn, DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { countText, Result, TwoLines, useFigures, whenColumn } from "./report-columns.tsx";
import { DAYS } from "./report-filters.ts";
import { flowFilters, useCashFlow } from "./report.query.ts";
import type { CashDay } from "./report.query.ts";
import { countOf, sumOf } from "./report.rules.ts";
import { useReport } from "./use-report.ts";

const SORTABLE = { isSortable: true };
const EXTRA = { isSortable: true, isExtra: true };
type Paid = CashDay["deposits"];

function useShape(): DeskShape<CashDay> {
  const t = useText();
  const { amount, count, result, money } = useFigures();
  /** The amount, and in small how often. */
  const paid = (id: string, title: MessageKey, of: (row: CashDay) => Paid): DeskColumn<CashDay> => ({
    ...amount<CashDay>(id, title, (row) => of(row).amount, SORTABLE),
    cell: (row) => <PaidCell paid={of(row)} money={money} />,
  });
  return {
    name: "report-cash",
    title: "office_report_cash_flow",
    search: "office_search_method",
    isWhole: true,
    columns: [
      whenColumn("day", "record_day", ({ day }) => day, SORTABLE),
      textColumn("method", "office_method", ({ method }) => method ?? t("office_report_suspense"), SORTABLE),
      paid("deposits", "record_deposits", ({ deposits }) => deposits),
      count("depositCount", "office_report_deposit_count", ({ deposits }) => deposits.count, EXTRA),
      paid("withdrawals", "record_withdrawals", ({ withdrawals }) => withdrawals),
      count("withdrawalCount", "office_report_withdrawal_count", (row) => row.withdrawals.count, EXTRA),
      amount("fees", "office_report_fees", ({ fees }) => fees, SORTABLE),
      amount("suspense", "office_report_suspense", ({ suspense }) => suspense, SORTABLE),
      result("net", "office_report_net", ({ net }) => net, SORTABLE),
    ],
    filters: [DAYS, { kind: "text", id: "method", title: "office_method" }],
    rowKey: ({ day, method }) => `${day} ${method ?? ""}`,
    phone: { sub: "method", end: "net" },
  };
}

interface PaidCellProps {
  readonly paid: Paid;
  readonly money: (amount: string) => string;
}

function PaidCell({ paid: { count, amount }, money }: PaidCellProps) {
  return <TwoLines isFigure first={money(amount)} second={count === 0 ? "–" : `× ${countText(count)}`} />;
}

function useTotals(rows: readonly CashDay[] | undefined): DeskTotals | undefined {
  const { money } = useFigures();
  if (rows === undefined) return undefined;
  const both = (of: (row: CashDay) => Paid): Paid => ({
    count: countOf(rows, (row) => of(row).count),
    amount: sumOf(rows, (row) => of(row).amount),
  });
  const [deposits, withdrawals] = [both((row) => row.deposits), both((row) => row.withdrawals)];
  const figures = {
    deposits: <PaidCell paid={deposits} money={money} />,
    depositCount: countText(deposits.count),
    withdrawals: <PaidCell paid={withdrawals} money={money} />,
    withdrawalCount: countText(withdrawals.count),
    fees: money(sumOf(rows, ({ fees }) => fees)),
    suspense: money(sumOf(rows, ({ suspense }) => suspense)),
    net: <Result amount={sumOf(rows, ({ net }) => net)} />,
  };
  return { count: rows.length, figures };
}

export function CashFlowReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useCashFlow(desk.view), () =>
    api.reports.cashFlowExport(flowFilters(desk.view)),
  );
  const list = useWholeList(shape, desk, value?.rows);
  return (
    <DeskTable
      shape={shape}
      desk={desk}
      rows={rowsOf(list.rows)}
      totals={useTotals(list.found)}
      pageCount={list.pageCount}
      {...table}
    />
  );
}
