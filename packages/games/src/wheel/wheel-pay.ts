// What the segments of a wheel pay [INS-12, INS-15]: for the server that pays, the screen that draws the wheel and the sheet
// that counts.
import type { Minor } from "@jonaki/money";
import { payoutOf } from "../instant/multiplier.ts";
import { largestHundredths, stakesOf } from "../instant/pay-table.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { StakeRange } from "../sheet.ts";
import type { WheelSegments, WheelTable } from "./wheel-table.ts";

export interface WheelKind {
  readonly segments: WheelSegments;
  readonly risk: Risk;
}

/** In hundredths, in the order around the wheel. */
export const wheelMultipliers = (table: WheelTable, { segments, risk }: WheelKind): readonly number[] =>
  table.multipliers[risk][segments];

export function wheelMultiplier(table: WheelTable, kind: WheelKind, segment: number): number {
  const hundredths = wheelMultipliers(table, kind)[segment];
  if (hundredths === undefined)
    throw new RangeError(`A wheel of ${kind.segments} has no segment ${segment}.`);
  return hundredths;
}

export const wheelLargestPayoutMinor = (table: WheelTable, stakeMinor: Minor, kind: WheelKind): Minor =>
  payoutOf(stakeMinor, largestHundredths(wheelMultipliers(table, kind)));

/** The stakes that a wheel may be played with: the largest is the last one whose win stays within the limit. */
export const wheelStakeRange = (table: WheelTable, kind: WheelKind): StakeRange =>
  stakesOf(table, wheelMultipliers(table, kind));
