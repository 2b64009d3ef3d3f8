// Game result per vendor and game [OFF-18].
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import type { DeskShape, DeskTotals } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { countText, Result, TwoLines, useFigures } from "./report-columns.tsx";
import { categoryChoice, DAYS } from "./report-filters.ts";
import { CATEGORY_KEYS } from "./report-words.ts";
import { gameFilters, useGames } from "./report.query.ts";
import type { Game, GameResult } from "./report.query.ts";
import { countOf, sumOf } from "./report.rules.ts";
import { useReport } from "./use-report.ts";

const SORTABLE = { isSortable: true };
const EXTRA = { isSortable: true, isExtra: true };
const percent = (returned: string | null): string => (returned === null ? "–" : `${returned}%`);

function useShape(): DeskShape<Game> {
  const t = useText();
  const { amount, count, result } = useFigures();
  return {
    name: "report-games",
    title: "office_report_games",
    search: "office_search_games",
    isWhole: true,
    columns: [
      textColumn("vendor", "record_vendor", ({ vendor }) => vendor, SORTABLE),
      {
        ...textColumn<Game>("game", "record_game", ({ game }) => game, SORTABLE),
        cell: ({ game, category }) => <TwoLines first={game} second={t(CATEGORY_KEYS[category])} />,
      },
      textColumn("category", "record_category", ({ category }) => t(CATEGORY_KEYS[category]), EXTRA),
      count("bets", "office_report_bets", ({ bets }) => bets, SORTABLE),
      amount("stake", "record_total_stake", ({ stake }) => stake, SORTABLE),
      amount("validBet", "record_valid_bet", ({ validBet }) => validBet, SORTABLE),
      amount("payout", "record_total_payout", ({ payout }) => payout, SORTABLE),
      result("result", "office_report_result", (game) => game.result, SORTABLE),
      figureColumn("returned", "office_report_returned", ({ returned }) => percent(returned), {
        ...SORTABLE,
        align: "end",
        size: ({ returned }) => Number(returned ?? 0),
      }),
    ],
    filters: [
      DAYS,
      categoryChoice(t),
      { kind: "text", id: "vendor", title: "record_vendor" },
      { kind: "text", id: "account", title: "office_account" },
    ],
    rowKey: ({ vendor, game, category }) => `${vendor} ${game} ${category}`,
    phone: { sub: "game", end: "result" },
  };
}

/** The return of all of them is the call's: it cannot be summed from theirs. */
function useTotals(
  found: readonly Game[] | undefined,
  whole: GameResult | undefined,
): DeskTotals | undefined {
  const { money } = useFigures();
  if (found === undefined || whole === undefined) return undefined;
  const figures = {
    bets: countText(countOf(found, ({ bets }) => bets)),
    stake: money(sumOf(found, ({ stake }) => stake)),
    validBet: money(sumOf(found, ({ validBet }) => validBet)),
    payout: money(sumOf(found, ({ payout }) => payout)),
    result: <Result amount={sumOf(found, ({ result }) => result)} />,
    ...(found.length === whole.rows.length ? { returned: percent(whole.totals.returned) } : {}),
  };
  return { count: found.length, figures };
}

export function GamesReport() {
  const { api } = useServices();
  const shape = useShape();
  const desk = useDeskView(shape);
  const { value, table, rowsOf } = useReport(useGames(desk.view), () =>
    api.reports.gameResultExport(gameFilters(desk.view)),
  );
  const list = useWholeList(shape, desk, value?.rows);
  return (
    <DeskTable
      shape={shape}
      desk={desk}
      rows={rowsOf(list.rows)}
      totals={useTotals(list.found, value)}
      pageCount={list.pageCount}
      {...table}
    />
  );
}
