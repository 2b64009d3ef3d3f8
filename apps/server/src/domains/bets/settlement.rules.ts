// How stakes and payouts lie on CASH and BONUS [WAL-30] and what a bet ends as [REP-3, REW-11]; pure.
import { minor, splitByShares } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { payoutOf, stakeOf } from "./bet-items.ts";
import type { Bet, BetState } from "./bet-items.ts";

export interface Parts {
  readonly cashMinor: Minor;
  readonly bonusMinor: Minor;
}

export type FundsOrder = "CASH_FIRST" | "BONUS_FIRST";

/** Takes a stake from the two accounts in the policy's order; null when they do not hold it together. */
export function takeStake(amountMinor: Minor, held: Parts, order: FundsOrder): Parts | null {
  if (held.cashMinor + held.bonusMinor < amountMinor) return null;
  const firstHeld = order === "CASH_FIRST" ? held.cashMinor : held.bonusMinor;
  const first = minor(firstHeld < amountMinor ? firstHeld : amountMinor);
  const second = minor(amountMinor - first);
  return order === "CASH_FIRST"
    ? { cashMinor: first, bonusMinor: second }
    : { cashMinor: second, bonusMinor: first };
}

/** A payout goes back in the proportion of the stake, the odd poisha to CASH; without a stake all of it is CASH. */
export function splitPayout(amountMinor: Minor, stake: Parts): Parts {
  if (stake.bonusMinor === 0n) return { cashMinor: amountMinor, bonusMinor: minor(0n) };
  const bonusMinor = splitByShares(amountMinor, [stake.cashMinor, stake.bonusMinor], "first")[1] ?? minor(0n);
  return { cashMinor: minor(amountMinor - bonusMinor), bonusMinor };
}

export interface Ending {
  readonly state: BetState;
  readonly validMinor: Minor;
}

/** What a bet is when nothing more comes: by what it was paid, unless the vendor says how it ended. */
export function endingOf(bet: Bet, result: "DRAW" | "CASH_OUT" | null, validMinor: Minor | null): Ending {
  const stakeMinor = stakeOf(bet);
  const most = minor(validMinor === null || validMinor > stakeMinor ? stakeMinor : validMinor);
  if (result === "DRAW") return { state: "DRAW", validMinor: minor(0n) };
  if (result === "CASH_OUT") return { state: "CASHED_OUT", validMinor: most };
  return { state: payoutOf(bet) > 0n ? "WON" : "LOST", validMinor: most };
}
