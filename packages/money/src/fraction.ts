// The one place where an exact fraction of a poisha becomes whole poisha [WAL-31].
import { minor } from "./amount.ts";
import type { Minor } from "./amount.ts";

/** down: cut towards zero, for every payout, share, rate and conversion · up: away from zero, for a fee. */
export type Rounding = "down" | "up";

/** Turns numerator ÷ denominator poisha into whole poisha; call it once, at the end of a computation. */
export function roundFraction(numerator: bigint, denominator: bigint, rounding: Rounding): Minor {
  if (denominator <= 0n) throw new RangeError("A fraction of money needs a denominator above zero.");
  // bigint division cuts towards zero by itself, for negative numerators too.
  const cut = numerator / denominator;
  if (rounding === "down" || numerator % denominator === 0n) return minor(cut);
  return minor(numerator < 0n ? cut - 1n : cut + 1n);
}
