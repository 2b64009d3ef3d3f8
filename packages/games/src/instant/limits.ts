// What every instant game has in common about money [INS-15]: the stakes, the largest win, and payouts as exact fractions
// of the stake, cut once to the poisha.
import { formatAmount, minor, roundFraction } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Fraction } from "../exact.ts";
import type { ChoicesRead, GameChoices } from "../game.ts";
import type { Json } from "../json.ts";
import type { StakeRange } from "../sheet.ts";

export interface InstantLimits {
  readonly smallestStakeMinor: Minor;
  readonly largestStakeMinor: Minor;
  readonly largestWinMinor: Minor;
}

export const INSTANT_LIMITS: InstantLimits = {
  smallestStakeMinor: minor(1_00n),
  largestStakeMinor: minor(50_000_00n),
  largestWinMinor: minor(2_000_000_00n),
};

/** What a multiplier pays for a stake, the stake included. */
export const payoutAt = (stakeMinor: Minor, { numerator, denominator }: Fraction): Minor =>
  roundFraction(stakeMinor * numerator, denominator, "down");

/** The stakes that a multiplier may be played with: the largest is the last one whose cut win stays within the limit. */
export function stakeRange(limits: InstantLimits, { numerator, denominator }: Fraction): StakeRange {
  // The cut win is within the limit as long as stake × numerator is below (limit + 1) × denominator.
  const fitting = ((limits.largestWinMinor + 1n) * denominator - 1n) / numerator;
  const largest = fitting < limits.largestStakeMinor ? fitting : limits.largestStakeMinor;
  return { smallestStakeMinor: limits.smallestStakeMinor, largestStakeMinor: minor(largest) };
}

/** Choices whose stake fits, or the stakes that would. */
export function withinStakes<Choices extends GameChoices>(
  choices: Choices,
  range: StakeRange,
): ChoicesRead<Choices> {
  const { stakeMinor } = choices;
  if (stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor)
    return { ok: true, choices };
  return { ok: false, refusal: { code: "BET_LIMIT", ...range } };
}

/** The limits as a table's hash is taken over them [FAIR-18]. */
export const limitsJson = (limits: InstantLimits) =>
  ({
    stake: {
      smallest: formatAmount(limits.smallestStakeMinor),
      largest: formatAmount(limits.largestStakeMinor),
    },
    largestWin: formatAmount(limits.largestWinMinor),
  }) satisfies Json;

/** The limits as a sheet shows them. */
export const sheetLimits = (limits: InstantLimits) => ({
  minimum: formatAmount(limits.smallestStakeMinor),
  maximum: formatAmount(limits.largestStakeMinor),
  largestWin: formatAmount(limits.largestWinMinor),
});
