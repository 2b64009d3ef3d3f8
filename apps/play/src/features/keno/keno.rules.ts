// Keno as a member plays it: the picks, what hits pay, and what every number shows while the drawn ones appear. The figures
// come from the very functions that pay, the numbers from the record alone [INS-14, INS-15, FAIR-15].
import { KENO_TABLE, kenoMultipliers, kenoStakeRange } from "@jonaki/games";
import type { Risk } from "@jonaki/games";
import { fields, list, text } from "@jonaki/games/play/read";
import type { Read, Reading } from "@jonaki/games/play/read";
import { formatAmount } from "@jonaki/money";
import type { RandomBelow } from "../../app/chance.ts";
import { timesHundredths, whole } from "../../shell/record.rules.ts";
import { readRisk } from "../../shell/risk.rules.ts";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export const NUMBERS: readonly number[] = Array.from(
  { length: KENO_TABLE.numbers },
  (_number, place) => place + 1,
);
export const MOST_PICKS = KENO_TABLE.multipliers.low.length;

export interface KenoChoice {
  /** Different numbers in rising order; none of them yet is no bet. */
  readonly picks: readonly number[];
  readonly risk: Risk;
}

export interface KenoSettings extends StakeSettings, KenoChoice {}

const number = whole(1, KENO_TABLE.numbers);
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, place) => place === 0 || one > (numbers[place - 1] ?? 0));

const readPicks: Read<readonly number[]> = (value) => {
  const picks = list(number)(value);
  if (picks.length > MOST_PICKS || !isRising(picks)) throw new RangeError("picks");
  return picks;
};

/** In hundredths, by hits from none to all picks; empty without picks. */
export const ladderOf = ({ picks, risk }: KenoChoice): readonly number[] =>
  picks.length === 0 ? [] : kenoMultipliers(KENO_TABLE, { risk, pickCount: picks.length });

export const kenoBetting: BettingRules<KenoSettings> = {
  code: "keno",
  first: { picks: [], risk: "medium", stakeText: "10.00" },
  read: fields({ picks: readPicks, risk: readRisk, stakeText: readStakeText }),
  stakesFor: ({ picks, risk }, limits) =>
    // Before the first pick the stakes are those of the smallest table.
    kenoStakeRange(narrowed(KENO_TABLE, limits), { risk, pickCount: Math.max(picks.length, 1) }),
  choicesOf: (stakeMinor, { picks, risk }) => ({ stake: formatAmount(stakeMinor), picks, risk }),
};

const choices = fields({ stake: text(), picks: readPicks, risk: readRisk });
const outcome = fields({
  drawn: list(number),
  hits: whole(0, MOST_PICKS),
  multiplier: timesHundredths,
  payout: text(/^\d{1,15}\.\d\d$/u),
});
export type KenoResult = Reading<typeof outcome> & { readonly choice: KenoChoice };

/** A round as the studio stored it; null for one that is not decided. */
export function resultOf(round: { readonly choices: unknown; readonly outcome: unknown }): KenoResult | null {
  if (round.outcome === null) return null;
  const { picks, risk } = choices(round.choices);
  return { ...outcome(round.outcome), choice: { picks, risk } };
}

/** The picks with one more or one less; no more than may be picked. */
export function toggled(picks: readonly number[], pick: number): readonly number[] {
  if (picks.includes(pick)) return picks.filter((one) => one !== pick);
  if (picks.length === MOST_PICKS) return picks;
  return [...picks, pick].toSorted((one, other) => one - other);
}

/** So many different numbers, each set equally likely. */
export function randomPicks(count: number, randomBelow: RandomBelow): readonly number[] {
  const left = [...NUMBERS];
  const picks = Array.from({ length: count }, () => left.splice(randomBelow(left.length), 1));
  return picks.flat().toSorted((one, other) => one - other);
}

export type NumberFace = "free" | "picked" | "drawn" | "hit";

/** What a number shows when these have been drawn. */
export function faceOf(one: number, picks: readonly number[], drawn: readonly number[]): NumberFace {
  if (drawn.includes(one)) return picks.includes(one) ? "hit" : "drawn";
  return picks.includes(one) ? "picked" : "free";
}

/** Those that have appeared when so much of the way is gone. */
export const drawnBy = (drawn: readonly number[], part: number): readonly number[] =>
  drawn.slice(0, Math.floor(part * drawn.length));

/** How long the drawing takes. */
export const DRAW_MS = 1_900;

type Move = (row: number, column: number, columns: number) => readonly [row: number, column: number];

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _column, columns) => [row, columns - 1],
};

/** Where a key leads from a number; the edges stop it. Null for a key that leads nowhere. */
export function numberAfter(key: string, from: number, columns: number): number | null {
  const move = MOVES[key];
  if (move === undefined) return null;
  const place = from - 1;
  const [row, column] = move(Math.floor(place / columns), place % columns, columns);
  const isInside = column >= 0 && column < columns && row >= 0 && row < NUMBERS.length / columns;
  return isInside ? row * columns + column + 1 : from;
}
