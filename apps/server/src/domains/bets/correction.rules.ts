// What a correction moves [REP-3]: the new result against the one that stands, on the member's accounts; pure.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { stakeParts } from "./bet-changes.rules.ts";
import { payoutOf, stakeOf } from "./bet-items.ts";
import type { Bet } from "./bet-items.ts";
import { splitPayout } from "./settlement.rules.ts";
import type { Parts } from "./settlement.rules.ts";

export interface NewResult {
  /** What the bet pays in all; the stake itself for one that is void. */
  readonly payoutMinor: Minor;
  readonly validMinor: Minor;
}

export interface Correction {
  readonly bet: Bet;
  /** To the member, when the new result is better. */
  readonly creditMinor: Minor;
  /** From the member, as far as the balance goes, and what it does not hold. */
  readonly taken: Parts;
  readonly owedMinor: Minor;
}

const NOTHING = minor(0n);

/** Null for a bet that has no result yet. */
export function correct(bet: Bet, next: NewResult, held: Parts): Correction | null {
  if (bet.state === "OPEN") return null;
  const had = bet.state === "VOID" ? stakeOf(bet) : payoutOf(bet);
  const parts = splitPayout(next.payoutMinor, stakeParts(bet));
  const corrected: Bet = {
    ...bet,
    state: "CORRECTED",
    resultVersion: bet.resultVersion + 1,
    cashPayoutMinor: parts.cashMinor,
    bonusPayoutMinor: parts.bonusMinor,
    validMinor: next.validMinor,
  };
  const changeMinor = next.payoutMinor - had;
  if (changeMinor >= 0n)
    return {
      bet: corrected,
      creditMinor: minor(changeMinor),
      taken: { cashMinor: NOTHING, bonusMinor: NOTHING },
      owedMinor: NOTHING,
    };
  const due = 0n - changeMinor;
  const cashMinor = minor(held.cashMinor < due ? held.cashMinor : due);
  const rest = due - cashMinor;
  const bonusMinor = minor(held.bonusMinor < rest ? held.bonusMinor : rest);
  return {
    bet: corrected,
    creditMinor: NOTHING,
    taken: { cashMinor, bonusMinor },
    owedMinor: minor(rest - bonusMinor),
  };
}
