// The betting record over all accounts [REP-15, REP-1].
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useTime } from "../../app/house.query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { Result, TwoLines, useFigures, whenColumn, Whose } from "./report-columns.tsx";
import { categoryChoice, choiceOf, DAYS } from "./report-filters.ts";
import { BET_STATE_KEYS, BET_STATE_TONES, CATEGORY_KEYS } from "./report-words.ts";
import { betFilters, useBets } from "./report.query.ts";
import type { Bet, Bets } from "./report.query.ts";
import { useReport } from "./use-report.ts";

const EXTRA = { isExtra: true };

function useShape(): DeskShape<Bet> {
  const { t } = useTranslator();
  const time = useTime();
  const { amount, result } = useFigures();
  return {
    name: "report-bets",
    title: "record_title",
    search: "office_search_account",
    isWhole: false,
    columns: [
      whenColumn("time", "play_time", (bet) => time(bet.time)),
      figureColumn("betId", "record_bet_id", ({ betId }) => betId),
      {
        id: "account",
        title: "office_account",
        text: ({ account }) => account,
        cell: (bet) => <Whose {...bet} />,
      },
      textColumn("category", "record_category", ({ category }) => t(CATEGORY_KEYS[category]), EXTRA),
      textColumn("vendor", "record_vendor", ({ vendor }) => vendor, EXTRA),
      {
        id: "game",
        title: "record_game",
        text: ({ game }) => game,
        cell: ({ game, vendor }) => <TwoLines first={game} second={vendor} />,
      },
      textColumn("selection", "record_selection", ({ selection }) => selection, EXTRA),
      amount("stake", "play_stake", ({ stake }) => stake),
      amount("validBet", "record_valid_bet", ({ validBet }) => validBet),
      amount("payout", "play_payout", ({ payout }) => payout),
      result("profitLoss", "record_profit", ({ profitLoss }) => profitLoss),
      {
        id: "state",
        title: "record_state",
        text: ({ state }) => t(BET_STATE_KEYS[state]),
        cell: ({ state }) => (
          <Badge size="md" tone={BET_STATE_TONES[state]}>
            {t(BET_STATE_KEYS[state])}
          </Badge>
        ),
      },
    ],
    filters: [
      DAYS,
      categoryChoice(t),
      choiceOf("state", "record_state", BET_STATE_KEYS, t),
      { kind: "text", id: "vendor", title: "record_vendor" },
      { kind: "text", id: "game", title: "record_game" },
      { kind: "text", id: "betId", title: "record_bet_id" },
    ],
    rowKey: ({ betId }) => betId,
    phone: { sub: "account", end: "profitLoss" },
  };
}

function useTotals(totals: Bets["totals"] | undefined): DeskTotals | undefined {
  const { money } = useFigures();
  if (totals === undefined) return undefined;
  const figures = {
    stake: money(totals.stake),
    validBet: money(totals.validBet),
    payout: money(totals.payout),
    profitLoss: <Result amount={totals.profitLoss} />,
  };
  return { count: totals.bets, figures };
}

export function BetsReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useBets(desk.view), () =>
    api.reports.betsReportExport(betFilters(desk.view)),
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
