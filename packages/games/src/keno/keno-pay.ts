// What is a hit and what hits pay [INS-14, INS-15]: for the server that pays, the screen that shows the table and the sheet
// that counts.
import type { Minor } from "@jonaki/money";
import { payoutOf } from "../instant/multiplier.ts";
import { largestHundredths, stakesOf } from "../instant/pay-table.ts";
import type { StakeRange } from "../sheet.ts";
import { findKenoMultipliers } from "./keno-table.ts";
import type { KenoChoice, KenoTable } from "./keno-table.ts";

export const countKenoHits = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

/** In hundredths, by hits from none to all picks. */
export function kenoMultipliers(table: KenoTable, choice: KenoChoice): readonly number[] {
  const multipliers = findKenoMultipliers(table, choice);
  if (multipliers === undefined) throw new RangeError(`${choice.pickCount} picks are not offered.`);
  return multipliers;
}

export function kenoMultiplier(table: KenoTable, choice: KenoChoice, hits: number): number {
  const hundredths = kenoMultipliers(table, choice)[hits];
  if (hundredths === undefined) throw new RangeError(`${hits} of ${choice.pickCount} picks cannot hit.`);
  return hundredths;
}

export const kenoLargestPayoutMinor = (table: KenoTable, stakeMinor: Minor, choice: KenoChoice): Minor =>
  payoutOf(stakeMinor, largestHundredths(kenoMultipliers(table, choice)));

/** The stakes that a choice may be played with: the largest is the last one whose win stays within the limit. */
export const kenoStakeRange = (table: KenoTable, choice: KenoChoice): StakeRange =>
  stakesOf(table, kenoMultipliers(table, choice));
