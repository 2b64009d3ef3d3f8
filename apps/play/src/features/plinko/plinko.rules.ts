// Plinko as a member plays it: rows and risk, what every slot pays, and the way of the ball over the pins. The figures come
// from the very functions that pay, the way from the record's path alone [INS-11, INS-15, FAIR-15].
import { PLINKO_ROWS, PLINKO_TABLE, plinkoMultipliers, plinkoStakeRange } from "@jonaki/games";
import type { PlinkoRows, Risk } from "@jonaki/games";
import { fields, text } from "@jonaki/games/play/read";
import type { Read, Reading } from "@jonaki/games/play/read";
import { formatAmount } from "@jonaki/money";
import { timesHundredths, whole } from "../../shell/record.rules.ts";
import { readRisk } from "../../shell/risk.rules.ts";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export interface PlinkoBoardChoice {
  readonly rows: PlinkoRows;
  readonly risk: Risk;
}

export interface PlinkoSettings extends StakeSettings, PlinkoBoardChoice {}

export const FEWEST_ROWS = PLINKO_ROWS[0];
export const MOST_ROWS = PLINKO_ROWS[PLINKO_ROWS.length - 1] ?? FEWEST_ROWS;

/** Undefined for a number of rows that is not offered. */
export const rowsOf = (value: unknown): PlinkoRows | undefined => PLINKO_ROWS.find((rows) => rows === value);

const readRows: Read<PlinkoRows> = (value) => {
  const rows = rowsOf(value);
  if (rows === undefined) throw new RangeError("rows");
  return rows;
};

/** In hundredths, of the slots from the left. */
export const slotsOf = (board: PlinkoBoardChoice): readonly number[] =>
  plinkoMultipliers(PLINKO_TABLE, board);

export const plinkoBetting: BettingRules<PlinkoSettings> = {
  code: "plinko",
  first: { rows: 12, risk: "medium", stakeText: "10.00" },
  read: fields({ rows: readRows, risk: readRisk, stakeText: readStakeText }),
  stakesFor: ({ rows, risk }, limits) => plinkoStakeRange(narrowed(PLINKO_TABLE, limits), { rows, risk }),
  choicesOf: (stakeMinor, { rows, risk }) => ({ stake: formatAmount(stakeMinor), rows, risk }),
};

const choices = fields({ stake: text(), rows: readRows, risk: readRisk });
const outcome = fields({
  path: text(/^[LR]{8,16}$/u),
  slot: whole(0, MOST_ROWS),
  multiplier: timesHundredths,
  payout: text(/^\d{1,15}\.\d\d$/u),
});
export type PlinkoResult = Reading<typeof outcome> & { readonly board: PlinkoBoardChoice };

/** A round as the studio stored it; null for one that is not decided. */
export function resultOf(round: {
  readonly choices: unknown;
  readonly outcome: unknown;
}): PlinkoResult | null {
  if (round.outcome === null) return null;
  const { rows, risk } = choices(round.choices);
  return { ...outcome(round.outcome), board: { rows, risk } };
}

/** The board is drawn on a ground of this size; its slots lie below it, side by side over its whole width. */
export const GROUND = { width: 100, height: 84 } as const;
const FIRST_PIN = 12;
const LAST_PIN = 77;

export interface Place {
  readonly x: number;
  readonly y: number;
}

const slotWidth = (rows: number): number => GROUND.width / (rows + 1);
const pinHeight = (rows: number, row: number): number =>
  FIRST_PIN + (row * (LAST_PIN - FIRST_PIN)) / (rows - 1);

/** Every row has one pin more than the one above it; the last one's pins stand between the slots. */
export const pinsOf = (rows: number): readonly Place[] =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: row + 3 }, (_pin, pin) => pinAt(rows, row, pin)),
  ).flat();

const pinAt = (rows: number, row: number, pin: number): Place => ({
  x: GROUND.width / 2 + (pin - (row + 2) / 2) * slotWidth(rows),
  y: pinHeight(rows, row),
});

export const pinSize = (rows: number): number => slotWidth(rows) * 0.11;
export const ballSize = (rows: number): number => slotWidth(rows) * 0.3;

const rightsIn = (path: string, rows: number): number => path.slice(0, rows).replaceAll("L", "").length;

/** Where the ball stands once so many rows are decided: on the pin of the next row, or in its slot. */
function restAfter(path: string, decided: number): Place {
  const rows = path.length;
  const x = GROUND.width / 2 + (rightsIn(path, decided) - decided / 2) * slotWidth(rows);
  const lift = pinSize(rows) + ballSize(rows);
  return { x, y: decided === rows ? GROUND.height : pinHeight(rows, decided) - lift };
}

/** The part of the way that is gone, in rows: below 0 the ball has not met the first pin yet. */
const rowsGone = (path: string, part: number): number => part * (path.length + 1) - 1;

/** Where the ball is: from pin to pin as the path says, with a little leap at each. */
export function ballAt(path: string, part: number): Place {
  const gone = rowsGone(path, part);
  if (gone < 0) {
    const first = restAfter(path, 0);
    return { x: first.x, y: first.y * (gone + 1) ** 2 };
  }
  const row = Math.min(Math.floor(gone), path.length - 1);
  const share = gone - row;
  const [from, to] = [restAfter(path, row), restAfter(path, row + 1)];
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * (1.5 * share ** 2 - 0.5 * share),
  };
}

/** The pins that the ball has met by now. */
export function pinsMet(path: string, part: number): readonly Place[] {
  const met = Math.min(Math.floor(rowsGone(path, part)) + 1, path.length);
  return Array.from({ length: Math.max(met, 0) }, (_row, row) =>
    pinAt(path.length, row, rightsIn(path, row) + 1),
  );
}

const ROW_MS = 140;
const DROP_MS = 300;

/** How long a ball falls. */
export const fallMs = (rows: number): number => rows * ROW_MS + DROP_MS;
