// Decimal odds as whole thousandths (1.85 is 1850) and what a stake returns at them [SPO-11].
import type { Minor } from "./amount.ts";
import { roundFraction } from "./fraction.ts";

declare const unit: unique symbol;

/** Decimal odds in thousandths. */
export type OddsMilli = bigint & { readonly [unit]: "odds" };

export const EVEN_ODDS_MILLI = 1_000n;

/** Refuses odds that are not whole or below 1.00, the odds of a void leg [SPO-89]. */
export function oddsMilli(value: bigint | number): OddsMilli {
  const milli = BigInt(value);
  if (!areOdds(milli)) throw new RangeError("Odds cannot be below 1.00.");
  return milli;
}

function areOdds(milli: bigint): milli is OddsMilli {
  return milli >= EVEN_ODDS_MILLI;
}

/** Stake times the odds of every leg: multiplied exactly, cut to the poisha once [WAL-31, SPO-89]. */
export function payoutAt(stakeMinor: Minor, ...legs: readonly OddsMilli[]): Minor {
  const numerator = legs.reduce<bigint>((product, odds) => product * odds, stakeMinor);
  return roundFraction(numerator, EVEN_ODDS_MILLI ** BigInt(legs.length), "down");
}
