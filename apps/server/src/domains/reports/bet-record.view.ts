// A bet as the record shows it: amounts as decimal text, and what the vendor said of the round.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { BetRow, BetTotals } from "./bet-record.store.ts";
import { figure } from "../../platform/csv.ts";
import { recordFile } from "./record-words.ts";
import type { RecordWords } from "./record-words.ts";

type Page = CallOutput<Calls["reports"]["betHistory"]>;
type Line = Page["list"][number];

/** What is won or lost: nothing yet while the bet is open, nothing at all when it is void. */
export function resultMinor(row: Pick<BetRow, "state" | "stake" | "payout">): bigint {
  if (row.state === "VOID") return 0n;
  return row.state === "OPEN" ? row.payout : row.payout - row.stake;
}

const amount = (value: bigint): string => formatAmount(minor(value));

export function lineOf(row: BetRow): Line {
  return {
    betId: String(row.id),
    time: row.placed_at.toISOString(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    category: row.category as Line["category"],
    vendor: row.vendor,
    game: row.game,
    selection: textIn(row.detail, "selection", "choices"),
    stake: amount(row.stake),
    validBet: amount(row.valid_stake),
    payout: amount(row.payout),
    profitLoss: amount(resultMinor(row)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    state: row.state as Line["state"],
  };
}

export const totalsOf = (totals: BetTotals): Page["totals"] => ({
  stake: amount(totals.stake),
  validBet: amount(totals.valid_stake),
  payout: amount(totals.payout),
  profitLoss: amount(totals.result),
});

/** The vendor's own words when it gave some, otherwise the values it stored. */
export function textIn(detail: unknown, words: string, values: string): string {
  const said = memberOf(detail, words);
  if (typeof said === "string") return said;
  const stored = memberOf(detail, values);
  return stored === undefined || stored === null ? "" : JSON.stringify(stored);
}

export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const members: Readonly<Record<string, unknown>> = { ...value };
  return members[name];
}

const COLUMNS = [
  "play_time",
  "record_bet_id",
  "record_category",
  "record_vendor",
  "record_game",
  "record_selection",
  "play_stake",
  "record_valid_bet",
  "play_payout",
  "record_profit",
  "record_state",
];

/** The betting record as a file [REP-14]. */
export const betRecordFile = (words: RecordWords, rows: readonly BetRow[]): string =>
  recordFile(
    words,
    COLUMNS,
    rows.map((row) => {
      const line = lineOf(row);
      return [
        words.time(row.placed_at),
        line.betId,
        words.t(`category_${line.category.toLowerCase()}`),
        line.vendor,
        line.game,
        line.selection,
        figure(line.stake),
        figure(line.validBet),
        figure(line.payout),
        figure(line.profitLoss),
        words.t(`bet_state_${line.state.toLowerCase()}`),
      ];
    }),
  );
