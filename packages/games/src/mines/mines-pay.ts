// What a field with so many mines pays after so many safe tiles [INS-10, INS-15]: exact fractions, for the server that pays,
// the screen that shows the next step and the sheet that counts.
import type { Minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { waysToChoose } from "../instant/combinations.ts";
import { payoutAt, stakeRange } from "../instant/limits.ts";
import type { StakeRange } from "../sheet.ts";
import type { MinesTable } from "./mines-table.ts";

/** How likely it is to open so many tiles and meet no mine. */
export const minesChance = (table: MinesTable, mines: number, opened: number): Fraction =>
  fraction(waysToChoose(table.tiles - mines, opened), waysToChoose(table.tiles, opened));

export function minesMultiplier(table: MinesTable, mines: number, opened: number): Fraction {
  const { numerator, denominator } = minesChance(table, mines, opened);
  return fraction(BigInt(table.returnPercent) * denominator, 100n * numerator);
}

/** The multiplier as it is shown: cut to 4 decimals; the payout is never computed from it. */
export const minesMultiplierText = (table: MinesTable, mines: number, opened: number): string =>
  decimalText(minesMultiplier(table, mines, opened), 4);

export const minesPayoutMinor = (
  table: MinesTable,
  stakeMinor: Minor,
  mines: number,
  opened: number,
): Minor => payoutAt(stakeMinor, minesMultiplier(table, mines, opened));

/** The last number of safe tiles whose win stays within a limit: there the round cashes itself out. */
export function minesLastStep(table: MinesTable, { stakeMinor, mines, largestWinMinor }: Bet): number {
  let last = 0;
  while (
    last < table.tiles - mines &&
    minesPayoutMinor(table, stakeMinor, mines, last + 1) <= largestWinMinor
  )
    last += 1;
  return last;
}

interface Bet {
  readonly stakeMinor: Minor;
  readonly mines: number;
  readonly largestWinMinor: Minor;
}

/** The stakes of which at least the first tile can be paid. */
export const minesStakeRange = (table: MinesTable, mines: number, largestWinMinor: Minor): StakeRange =>
  stakeRange({ ...table, largestWinMinor }, minesMultiplier(table, mines, 1));
