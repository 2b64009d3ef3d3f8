// What wins and what it pays [INS-8, INS-15]: whole steps and exact fractions of poisha, for the server that
// pays, the screen that previews and the sheet that counts.
import type { Minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { payoutAt, stakeRange } from "../instant/limits.ts";
import type { StakeRange } from "../sheet.ts";
import type { DiceTable } from "./dice-table.ts";

export const DICE_SIDES = ["under", "over"] as const;
export type DiceSide = (typeof DICE_SIDES)[number];

/** Under wins below this step, over wins from it on. */
export function diceThresholdStep(table: DiceTable, side: DiceSide, chanceSteps: number): number {
  return side === "under" ? chanceSteps : table.steps - chanceSteps;
}

/** On both sides exactly chanceSteps of the rolls win. */
export function isDiceWin(table: DiceTable, side: DiceSide, chanceSteps: number, rollStep: number): boolean {
  const threshold = diceThresholdStep(table, side, chanceSteps);
  return side === "under" ? rollStep < threshold : rollStep >= threshold;
}

const multiplier = (table: DiceTable, chanceSteps: number): Fraction =>
  fraction(BigInt(table.returnSteps), BigInt(chanceSteps));

/** What a win pays, cut once to the poisha. */
export const dicePayoutMinor = (table: DiceTable, stakeMinor: Minor, chanceSteps: number): Minor =>
  payoutAt(stakeMinor, multiplier(table, chanceSteps));

/** The multiplier as it is shown: cut to 4 decimals; the payout is never computed from it. */
export const diceMultiplierText = (table: DiceTable, chanceSteps: number): string =>
  decimalText(multiplier(table, chanceSteps), 4);

/** The stakes that a chance may be played with: the largest is the last one whose win stays within the limit. */
export const diceStakeRange = (table: DiceTable, chanceSteps: number): StakeRange =>
  stakeRange(table, multiplier(table, chanceSteps));

/** Steps as text with two decimals: the roll 5012 is shown as 50.12. */
export function stepText(step: number): string {
  const digits = step.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
