import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoutOf } from "../instant/multiplier.ts";
import { isLimboWin, limboStakeRange } from "./limbo-pay.ts";
import { LIMBO_TABLE } from "./limbo-table.ts";

const LIMIT_MINOR = 200_000_000n;
const anyTarget = fc.bigInt({ min: 101n, max: 100_000_000n });
const anyStake = fc.bigInt({ min: 100n, max: 5_000_000n });

describe("what wins in Limbo", () => {
  it.each([
    [200n, 199n, false],
    [200n, 200n, true],
    [200n, 201n, true],
    [101n, 100n, false],
    [100_000_000n, 445_856_363_109_679_104n, true],
  ])("[INS-9] against a target of %d hundredths a result of %d: %s", (target, result, won) => {
    expect(isLimboWin(target, result)).toBe(won);
  });
});

describe("what Limbo pays", () => {
  it.each([
    ["double", 1_000n, 200n, 2_000n],
    ["the smallest target", 100n, 101n, 101n],
    ["a cut", 101n, 101n, 102n],
    ["a cut of almost a poisha", 111n, 109n, 120n],
    ["the largest target", 200n, 100_000_000n, 200_000_000n],
  ])("[INS-9] %s", (_what, stake, target, payout) => {
    expect(payoutOf(minor(stake), target)).toBe(payout);
  });

  it("[INS-9] [WAL-31] a win is stake × target, less than one poisha below it and never above", () => {
    fc.assert(
      fc.property(anyStake, anyTarget, (stake, target) => {
        const owed = stake * target - payoutOf(minor(stake), target) * 100n;
        expect(owed >= 0n && owed < 100n).toBe(true);
      }),
    );
  });

  it("[INS-9] of a stake without poisha nothing is cut, whatever the target", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 50_000n }), anyTarget, (whole, target) => {
        expect(payoutOf(minor(whole * 100n), target)).toBe(whole * target);
      }),
    );
  });
});

describe("the largest stake", () => {
  it("[INS-15] it is the last one whose win stays within 2,000,000.00, at any target", () => {
    fc.assert(
      fc.property(fc.oneof(anyTarget, fc.bigInt({ min: 101n, max: 10_000n })), (target) => {
        const { smallestStakeMinor, largestStakeMinor } = limboStakeRange(LIMBO_TABLE, target);
        expect(payoutOf(largestStakeMinor, target) <= LIMIT_MINOR).toBe(true);
        const next = payoutOf(minor(largestStakeMinor + 1n), target);
        expect(largestStakeMinor === 5_000_000n || next > LIMIT_MINOR).toBe(true);
        expect(smallestStakeMinor === 100n && largestStakeMinor >= 200n).toBe(true);
      }),
    );
  });

  it.each([
    [101n, 5_000_000n],
    [4_000n, 5_000_000n],
    [4_001n, 4_998_750n],
    [10_000n, 2_000_000n],
    [100_000_000n, 200n],
  ])("[INS-15] at a target of %d hundredths it is %d poisha", (target, largest) => {
    expect(limboStakeRange(LIMBO_TABLE, target).largestStakeMinor).toBe(largest);
  });
});
