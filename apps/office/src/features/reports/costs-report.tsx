// Bonus and agent cost per day and kind [OFF-18].
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import type { DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { countText, useFigures, whenColumn } from "./report-columns.tsx";
import { choiceOf, DAYS } from "./report-filters.ts";
import { KIND_KEYS, SIDE_KEYS } from "./report-words.ts";
import { costFilters, useCosts } from "./report.query.ts";
import type { Cost } from "./report.query.ts";
import { countOf, sumOf } from "./report.rules.ts";
import { useReport } from "./use-report.ts";

const SORTABLE = { isSortable: true };

function useShape(): DeskShape<Cost> {
  const t = useText();
  const { amount, count } = useFigures();
  return {
    name: "report-costs",
    title: "office_report_costs",
    search: "office_search_costs",
    isWhole: true,
    columns: [
      whenColumn("day", "record_day", ({ day }) => day, SORTABLE),
      textColumn("side", "office_report_side", ({ side }) => t(SIDE_KEYS[side]), SORTABLE),
      textColumn("kind", "record_kind", ({ kind }) => t(KIND_KEYS[kind]), SORTABLE),
      count("entries", "office_report_entries", ({ entries }) => entries, SORTABLE),
      amount("amount", "record_amount", (cost) => cost.amount, SORTABLE),
    ],
    filters: [DAYS, choiceOf("side", "office_report_side", SIDE_KEYS, t)],
    rowKey: ({ day, kind }) => `${day} ${kind}`,
    phone: { badge: "side", sub: "kind", end: "amount" },
  };
}

function useTotals(rows: readonly Cost[] | undefined): DeskTotals | undefined {
  const { money } = useFigures();
  if (rows === undefined) return undefined;
  const figures = {
    entries: countText(countOf(rows, ({ entries }) => entries)),
    amount: money(sumOf(rows, ({ amount }) => amount)),
  };
  return { count: rows.length, figures };
}

export function CostsReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useCosts(desk.view), () =>
    api.reports.costsExport(costFilters(desk.view)),
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
