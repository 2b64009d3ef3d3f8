// Divides an amount among shares without losing or making a poisha: each share is an exact fraction cut
// down [WAL-31], and the few odd poisha that are left go where the rule of the place says.
import { minor, sumMinor } from "./amount.ts";
import type { Minor } from "./amount.ts";
import { roundFraction } from "./fraction.ts";

/**
 * first: all odd poisha to the first place (CASH [WAL-30], the upline [AGT-46])
 * inTurn: one each to the places with a share, in their order (winners from the dealer on [CAR-65])
 */
export type OddPoishaTo = "first" | "inTurn";

/** The parts of an amount in the proportion of the shares; they always sum to the amount. */
export function splitByShares(
  wholeMinor: Minor,
  shares: readonly bigint[],
  oddPoishaTo: OddPoishaTo,
): readonly Minor[] {
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (wholeMinor < 0n || total <= 0n || shares.some((share) => share < 0n)) {
    throw new RangeError("A split needs an amount and shares of zero or more, at least one above zero.");
  }
  const parts = shares.map((share) => roundFraction(wholeMinor * share, total, "down"));
  const odd = wholeMinor - sumMinor(parts);
  return oddPoishaTo === "first" ? giveToFirst(parts, odd) : giveInTurn(parts, shares, odd);
}

function giveToFirst(parts: readonly Minor[], odd: bigint): readonly Minor[] {
  return parts.map((part, index) => (index === 0 ? minor(part + odd) : part));
}

// Cutting leaves less than one poisha per place with a share, so one round always suffices.
function giveInTurn(parts: readonly Minor[], shares: readonly bigint[], odd: bigint): readonly Minor[] {
  let left = odd;
  return parts.map((part, index) => {
    if (left === 0n || shares[index] === 0n) return part;
    left -= 1n;
    return minor(part + 1n);
  });
}
