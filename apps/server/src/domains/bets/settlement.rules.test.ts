// Stakes and payouts on CASH and BONUS, to the poisha.
import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bet } from "./bet-items.ts";
import { endingOf, splitPayout, takeStake } from "./settlement.rules.ts";

const parts = (cashMinor: bigint, bonusMinor: bigint) => ({
  cashMinor: minor(cashMinor),
  bonusMinor: minor(bonusMinor),
});
const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe("a stake", () => {
  it("[WAL-30.3] takes CASH first, or BONUS first where the policy says so", () => {
    expect(takeStake(minor(100n), parts(60n, 70n), "CASH_FIRST")).toEqual(parts(60n, 40n));
    expect(takeStake(minor(100n), parts(60n, 70n), "BONUS_FIRST")).toEqual(parts(30n, 70n));
    expect(takeStake(minor(50n), parts(60n, 70n), "CASH_FIRST")).toEqual(parts(50n, 0n));
  });

  it("[WAL-4] takes all there is and not a poisha more", () => {
    expect(takeStake(minor(130n), parts(60n, 70n), "CASH_FIRST")).toEqual(parts(60n, 70n));
    expect(takeStake(minor(131n), parts(60n, 70n), "CASH_FIRST")).toBeNull();
    expect(takeStake(minor(1n), parts(0n, 0n), "CASH_FIRST")).toBeNull();
  });

  it("[WAL-30] never takes more from an account than it holds, and always the whole stake", () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.constantFrom("CASH_FIRST" as const, "BONUS_FIRST" as const),
        (stake, cash, bonus, order) => {
          const taken = takeStake(minor(stake), parts(cash, bonus), order);
          expect(taken === null).toBe(cash + bonus < stake);
          const { cashMinor, bonusMinor } = taken ?? parts(stake, 0n);
          expect(cashMinor + bonusMinor).toBe(stake);
          expect(taken === null || (cashMinor <= cash && bonusMinor <= bonus)).toBe(true);
          expect(cashMinor >= 0n && bonusMinor >= 0n).toBe(true);
        },
      ),
    );
  });
});

describe("a payout", () => {
  it("[WAL-30.4] [WAL-31] goes back in the proportion of the stake, the odd poisha to CASH", () => {
    expect(splitPayout(minor(10n), parts(1n, 2n))).toEqual(parts(4n, 6n));
    expect(splitPayout(minor(10n), parts(5n, 0n))).toEqual(parts(10n, 0n));
    expect(splitPayout(minor(10n), parts(0n, 5n))).toEqual(parts(0n, 10n));
    expect(splitPayout(minor(10n), parts(0n, 0n))).toEqual(parts(10n, 0n));
  });

  it("[WAL-31] loses and makes no poisha", () => {
    fc.assert(
      fc.property(amount, amount, amount, (paid, cash, bonus) => {
        const { cashMinor, bonusMinor } = splitPayout(minor(paid), parts(cash, bonus));
        expect(cashMinor + bonusMinor).toBe(paid);
      }),
    );
  });
});

describe("an ending", () => {
  const bet = (payoutMinor: bigint): Bet =>
    ({
      cashStakeMinor: minor(100n),
      bonusStakeMinor: minor(0n),
      cashPayoutMinor: minor(payoutMinor),
      bonusPayoutMinor: minor(0n),
    }) as Bet;

  it("[REP-3] [REW-11] is what the bet was paid, unless the vendor says how it ended", () => {
    expect(endingOf(bet(0n), null, null)).toEqual({ state: "LOST", validMinor: 100n });
    expect(endingOf(bet(1n), null, null)).toEqual({ state: "WON", validMinor: 100n });
    expect(endingOf(bet(100n), "DRAW", null)).toEqual({ state: "DRAW", validMinor: 0n });
    expect(endingOf(bet(60n), "CASH_OUT", null)).toEqual({ state: "CASHED_OUT", validMinor: 100n });
  });

  it("[REW-11] the valid part is the vendor's word, and never more than the stake", () => {
    expect(endingOf(bet(0n), null, minor(30n))).toEqual({ state: "LOST", validMinor: 30n });
    expect(endingOf(bet(0n), null, minor(500n))).toEqual({ state: "LOST", validMinor: 100n });
  });
});
