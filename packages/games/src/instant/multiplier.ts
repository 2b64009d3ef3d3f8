// Multipliers in whole hundredths: as tables hold them, as they pay, and as choices, records and sheets write them.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { payoutAt } from "./limits.ts";

/** Pay tables hold numbers; what is drawn has no bound, and a number would not hold it exactly. */
export type Hundredths = number | bigint;

/** A stake of 1.00: of it every multiplier pays exactly as many poisha as it has hundredths, so nothing is cut. */
export const UNCUT_STAKE_MINOR = minor(1_00n);

export const multiplierOf = (hundredths: Hundredths): Fraction => fraction(BigInt(hundredths), 100n);

/** As it is shown and recorded: 150 hundredths are 1.50. */
export const multiplierText = (hundredths: Hundredths): string => decimalText(multiplierOf(hundredths), 2);

/** One text for each: two decimals, no leading zeros; the length is bounded before a number is made of it. */
const MULTIPLIER = /^([1-9]\d{0,8})\.(\d\d)$/u;

/** A multiplier from outside; null for what is none, or none that is offered. */
export function readMultiplier(value: unknown, smallest: bigint, largest: bigint): bigint | null {
  const found = typeof value === "string" ? MULTIPLIER.exec(value) : null;
  if (found === null) return null;
  const [, whole = "", decimals = ""] = found;
  const hundredths = BigInt(whole + decimals);
  return hundredths >= smallest && hundredths <= largest ? hundredths : null;
}

/** What a multiplier pays for a stake, cut once to the poisha. */
export const payoutOf = (stakeMinor: Minor, hundredths: Hundredths): Minor =>
  payoutAt(stakeMinor, multiplierOf(hundredths));
