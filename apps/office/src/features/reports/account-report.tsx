// The account record over all accounts [REP-15, REP-4].
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useTime } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useFigures, whenColumn, Whose } from "./report-columns.tsx";
import { choiceOf, DAYS } from "./report-filters.ts";
import { ENTRY_STATE_KEYS, ENTRY_STATE_TONES, KIND_KEYS } from "./report-words.ts";
import { entryFilters, useEntries } from "./report.query.ts";
import type { Entries, Entry } from "./report.query.ts";
import { useReport } from "./use-report.ts";

const EXTRA = { isExtra: true };
const isIn = ({ amount }: Entry): boolean => !amount.startsWith("-");

function useShape(): DeskShape<Entry> {
  const { t } = useTranslator();
  const time = useTime();
  const { amount, money, result } = useFigures();
  const size = (entry: Entry): string => money(entry.amount.replace("-", ""));
  return {
    name: "report-accounts",
    title: "menu_account_record",
    search: "office_search_account",
    isWhole: false,
    columns: [
      whenColumn("time", "play_time", (entry) => time(entry.time)),
      figureColumn("reference", "record_reference", ({ reference }) => reference),
      {
        id: "account",
        title: "office_account",
        text: ({ account }) => account,
        cell: (entry) => <Whose {...entry} />,
      },
      textColumn("kind", "record_kind", ({ kind }) => t(KIND_KEYS[kind])),
      figureColumn("in", "record_in", (entry) => (isIn(entry) ? size(entry) : ""), { align: "end" }),
      figureColumn("out", "record_out", (entry) => (isIn(entry) ? "" : size(entry)), { align: "end" }),
      result("amount", "record_amount", (entry) => entry.amount, EXTRA),
      // What a phone says in one line.
      textColumn("about", "office_about", ({ account, kind }) => `${account} · ${t(KIND_KEYS[kind])}`, EXTRA),
      amount("balanceAfter", "record_balance_after", ({ balanceAfter }) => balanceAfter),
      {
        id: "state",
        title: "record_state",
        text: ({ state }) => t(ENTRY_STATE_KEYS[state]),
        cell: ({ state }) => (
          <Badge size="md" tone={ENTRY_STATE_TONES[state]}>
            {t(ENTRY_STATE_KEYS[state])}
          </Badge>
        ),
      },
      textColumn("remark", "record_remark", ({ remark }) => (remark === "" ? "–" : remark)),
    ],
    filters: [
      DAYS,
      choiceOf("kind", "record_kind", KIND_KEYS, t),
      choiceOf("state", "record_state", ENTRY_STATE_KEYS, t),
    ],
    rowKey: ({ memberId, reference, balanceAfter, amount: moved }) =>
      `${memberId} ${reference} ${moved} ${balanceAfter}`,
    phone: { sub: "about", end: "amount" },
  };
}

function useTotals(totals: Entries["totals"] | undefined): DeskTotals | undefined {
  const { money } = useFigures();
  if (totals === undefined) return undefined;
  return { count: totals.entries, figures: { in: money(totals.in), out: money(totals.out) } };
}

export function AccountReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useEntries(desk.view), () =>
    api.reports.accountReportExport(entryFilters(desk.view)),
  );
  return (
    <DeskTable
      shape={shape}
      desk={desk}
      rows={rowsOf(value?.list)}
      totals={useTotals(value?.totals)}
      pageCount={value?.pageCount ?? 1}
      {...table}
    />
  );
}
