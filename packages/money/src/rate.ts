// Rates as whole millionths, so that 0.80 % is 8000 and no rate is ever a float.
import type { Minor } from "./amount.ts";
import { roundFraction } from "./fraction.ts";
import type { Rounding } from "./fraction.ts";

declare const unit: unique symbol;

/** A rate in parts per million: 1 % is 10_000. */
export type RatePpm = bigint & { readonly [unit]: "ppm" };

export const ONE_PPM = 1_000_000n;

/** Refuses a number that is not whole: a rate is never rounded into shape. */
export function ratePpm(value: bigint | number): RatePpm {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand can only be put on by saying so, here.
  return BigInt(value) as RatePpm;
}

/** The part of an amount that a rate makes, as an exact fraction rounded once [WAL-31]. */
export function applyRate(amountMinor: Minor, rate: RatePpm, rounding: Rounding): Minor {
  return roundFraction(amountMinor * rate, ONE_PPM, rounding);
}
