// Mines as a member plays it: the choices, what the next tile and a cash-out would pay, and what every tile shows. The
// figures come from the very functions that pay, the tiles from the record alone [INS-10, INS-15, FAIR-15].
import {
  decimalText,
  fraction,
  MINES_TABLE,
  minesLastStep,
  minesMultiplierText,
  minesPayoutMinor,
  minesStakeRange,
} from "@jonaki/games";
import { fields, list, nullable, oneOf, text } from "@jonaki/games/play/read";
import type { Read } from "@jonaki/games/play/read";
import type { Opened, RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { amount, multiplier, whole } from "../../shell/record.rules.ts";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export const SIDE = 5;
export const TILES = MINES_TABLE.tiles;

export interface MinesSettings extends StakeSettings {
  readonly mines: number;
}

const minesCount = whole(MINES_TABLE.fewestMines, MINES_TABLE.mostMines);
const tile = whole(0, TILES - 1);

const tableFor = (limits: Opened["limits"]) => narrowed(MINES_TABLE, limits);

export const minesBetting: BettingRules<MinesSettings> = {
  code: "mines",
  first: { mines: 3, stakeText: "10.00" },
  read: fields({ mines: minesCount, stakeText: readStakeText }),
  stakesFor: ({ mines }, limits) => {
    const table = tableFor(limits);
    return minesStakeRange(table, mines, table.largestWinMinor);
  },
  choicesOf: (stakeMinor, { mines }) => ({ stake: formatAmount(stakeMinor), mines }),
};

/** What a round is played on: enough to say what any step of it pays. */
export interface MinesBet {
  readonly stakeMinor: Minor;
  readonly mines: number;
  readonly largestWinMinor: Minor;
}

export const betFor = (stakeMinor: Minor, mines: number, limits: Opened["limits"]): MinesBet => ({
  stakeMinor,
  mines,
  largestWinMinor: tableFor(limits).largestWinMinor,
});

export type MinesAct = number | "cashOut";
const minesAct: Read<MinesAct> = (value) =>
  typeof value === "number" ? tile(value) : oneOf(["cashOut"])(value);

const readChoices = fields({ stake: amount, mines: minesCount, largestWin: amount, acts: list(minesAct) });
const readShown = fields({ opened: list(tile) });
const readOutcome = fields({
  field: list(tile),
  opened: list(tile),
  hit: nullable(tile),
  multiplier,
  payout: text(),
});

export interface MinesRound extends MinesBet {
  readonly acts: readonly MinesAct[];
  /** Safe tiles in the order in which they were opened. */
  readonly opened: readonly number[];
  /** Null while the round goes on. */
  readonly end: {
    readonly field: readonly number[];
    readonly hit: number | null;
    readonly multiplier: string;
    readonly payout: string;
  } | null;
}

type Recorded = Pick<RoundRecord, "choices" | "outcome"> & Partial<Pick<RoundRecord, "shown">>;

/** A round as it is stored; null for one whose bet was not taken yet. */
export function roundOf({ choices, outcome, shown = null }: Recorded): MinesRound | null {
  if (outcome === null && shown === null) return null;
  const { stake, mines, largestWin, acts } = readChoices(choices);
  const bet = { stakeMinor: stake, mines, largestWinMinor: largestWin, acts };
  if (outcome === null) return { ...bet, ...readShown(shown), end: null };
  const { opened, ...end } = readOutcome(outcome);
  return { ...bet, opened, end };
}

/** rest: a firefly that was not looked for. */
export type TileFace = "closed" | "opening" | "safe" | "mine" | "hit" | "rest";

/** What each of the tiles shows; without a round they are all closed. */
export function facesOf(round: MinesRound | null, opening: unknown): readonly TileFace[] {
  return Array.from({ length: TILES }, (_, place) => faceOf(round, opening, place));
}

function faceOf(round: MinesRound | null, opening: unknown, place: number): TileFace {
  if (round?.opened.includes(place) === true) return "safe";
  if (round === null || round.end === null) return round !== null && opening === place ? "opening" : "closed";
  if (round.end.hit === place) return "hit";
  return round.end.field.includes(place) ? "mine" : "rest";
}

export interface Step {
  readonly opened: number;
  readonly multiplier: string;
  readonly payoutMinor: Minor;
}

const stepAt = ({ stakeMinor, mines }: MinesBet, opened: number): Step => ({
  opened,
  multiplier: minesMultiplierText(MINES_TABLE, mines, opened),
  payoutMinor: minesPayoutMinor(MINES_TABLE, stakeMinor, mines, opened),
});

/** The step at which the round cashes itself out, at the latest [INS-15]. */
export const lastStep = (bet: MinesBet): Step => stepAt(bet, minesLastStep(MINES_TABLE, bet));

/** What a cash-out pays now; null before the first tile. */
export const stepNow = (bet: MinesBet, opened: number): Step | null =>
  opened === 0 ? null : stepAt(bet, opened);

/** What one more firefly would make of it. */
export const stepNext = (bet: MinesBet, opened: number): Step => stepAt(bet, opened + 1);

/** How likely the next tile is safe, in percent, cut to two decimals. */
export function nextChance({ mines }: MinesBet, opened: number): string {
  const left = TILES - opened;
  return `${decimalText(fraction(BigInt((left - mines) * 100), BigInt(left)), 2)} %`;
}

/** From 1, as people count. */
export const placeOf = (place: number): { readonly row: number; readonly column: number } => ({
  row: Math.floor(place / SIDE) + 1,
  column: (place % SIDE) + 1,
});

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIDE],
  End: [0, SIDE],
};

const within = (value: number): number => Math.min(Math.max(value, 0), SIDE - 1);

/** Where an arrow leads from a tile; the edges stop it. Null for a key that leads nowhere. */
export function tileAfter(key: string, place: number): number | null {
  const move = MOVES[key];
  if (move === undefined) return null;
  const [rows, columns] = move;
  return within(Math.floor(place / SIDE) + rows) * SIDE + within((place % SIDE) + columns);
}
