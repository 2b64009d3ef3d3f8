// Where the ball lands and what that pays [INS-11, INS-15]: for the server that pays, the screen that shows the slots and the
// sheet that counts.
import type { Minor } from "@jonaki/money";
import { payoutOf } from "../instant/multiplier.ts";
import { largestHundredths, stakesOf } from "../instant/pay-table.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { StakeRange } from "../sheet.ts";
import type { PlinkoRows, PlinkoTable } from "./plinko-table.ts";

export interface PlinkoBoard {
  readonly rows: PlinkoRows;
  readonly risk: Risk;
}

/** The slots are counted from the left: every step to the right is one more. */
export const plinkoSlot = (path: string): number => path.replaceAll("L", "").length;

/** In hundredths, of the slots from 0 to rows. */
export function plinkoMultipliers(table: PlinkoTable, { rows, risk }: PlinkoBoard): readonly number[] {
  const half = table.multipliers[risk][rows];
  return [...half, ...half.slice(0, rows + 1 - half.length).reverse()];
}

export function plinkoMultiplier(table: PlinkoTable, board: PlinkoBoard, slot: number): number {
  const hundredths = plinkoMultipliers(table, board)[slot];
  if (hundredths === undefined) throw new RangeError(`${board.rows} rows have no slot ${slot}.`);
  return hundredths;
}

export const plinkoLargestPayoutMinor = (table: PlinkoTable, stakeMinor: Minor, board: PlinkoBoard): Minor =>
  payoutOf(stakeMinor, largestHundredths(plinkoMultipliers(table, board)));

/** The stakes that a board may be played with: the largest is the last one whose win stays within the limit. */
export const plinkoStakeRange = (table: PlinkoTable, board: PlinkoBoard): StakeRange =>
  stakesOf(table, plinkoMultipliers(table, board));
