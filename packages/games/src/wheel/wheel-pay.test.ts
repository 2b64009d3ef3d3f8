import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RISKS } from "../instant/pay-table.ts";
import { scriptedStream } from "../test-doubles.ts";
import { wheel } from "./wheel.ts";
import { wheelMultiplier, wheelMultipliers, wheelStakeRange } from "./wheel-pay.ts";
import type { WheelKind } from "./wheel-pay.ts";
import { WHEEL_SEGMENTS, WHEEL_TABLE } from "./wheel-table.ts";

const LIMIT_MINOR = 200_000_000n;
const kinds = RISKS.flatMap((risk) => WHEEL_SEGMENTS.map((segments) => ({ segments, risk })));

/** What each segment pays for a stake of 1.00, found by stopping the wheel there; a segment is one byte. */
const played = (kind: WheelKind): readonly bigint[] =>
  Array.from({ length: kind.segments }, (_one, segment) => {
    const outcome = wheel.settle({ stakeMinor: minor(100n), ...kind }, scriptedStream([segment]));
    expect(outcome.segment).toBe(segment);
    return outcome.payoutMinor;
  });

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

describe("the wheels", () => {
  it("[INS-12] there are 15, each with a multiplier in whole hundredths for every segment", () => {
    expect(kinds).toHaveLength(15);
    for (const kind of kinds) {
      const multipliers = wheelMultipliers(WHEEL_TABLE, kind);
      expect(multipliers).toHaveLength(kind.segments);
      expect(multipliers.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
    }
  });

  it.each(kinds)(
    "[INS-4] $segments segments at $risk risk return between 98.90 % and 99.00 %: every segment played once",
    (kind) => {
      const paid = sum(played(kind));
      const segments = BigInt(kind.segments);
      // In hundredths of a percent of what all segments staked.
      expect(paid * 100n).toBeGreaterThanOrEqual(9_890n * segments);
      expect(paid * 100n).toBeLessThanOrEqual(9_900n * segments);
      // They are made so that it is 99 % to the last digit.
      expect(paid).toBe(99n * segments);
    },
  );

  it.each(WHEEL_SEGMENTS)(
    "[INS-12] %d segments: one in five, every second, all but one pay nothing",
    (segments) => {
      const pays = RISKS.map((risk) => played({ segments, risk }));
      const zeros = pays.map((all) => all.filter((one) => one === 0n).length);
      expect(zeros).toEqual([segments / 5, segments / 2, segments - 1]);
      // Whatever wins pays more than its stake.
      for (const one of pays.flat()) expect(one === 0n || one > 100n).toBe(true);
      expect(pays[1]!.filter((one) => one > 0n).every((one) => one >= 150n && one <= 500n)).toBe(true);
      expect(pays[2]![0]).toBe(99n * BigInt(segments));
    },
  );

  it.each(kinds)("[INS-12] $segments segments at $risk risk: segment 0 pays most, alone", (kind) => {
    const [first = 0n, ...others] = played(kind);
    expect(others.every((one) => one < first)).toBe(true);
  });

  it("[INS-12] wins lie evenly around the wheel: no two zeros side by side unless one segment wins alone", () => {
    for (const kind of kinds.filter(({ risk }) => risk !== "high")) {
      const pays = played(kind);
      const zeros = [...pays.keys()].filter((segment) => pays[segment] === 0n);
      const steps = zeros.map((zero, place) => (zeros[place + 1] ?? zeros[0]! + kind.segments) - zero);
      expect(new Set(steps)).toEqual(new Set([kind.risk === "low" ? 5 : 2]));
    }
  });

  it("[INS-12] there is no segment beside the wheel", () => {
    for (const segment of [-1, 10, 0.5]) {
      expect(() => wheelMultiplier(WHEEL_TABLE, { segments: 10, risk: "low" }, segment)).toThrow(RangeError);
    }
  });
});

describe("what Wheel pays", () => {
  it("[INS-12] [WAL-31] a payout is the exact fraction, less than one poisha below it and never above", () => {
    const anyStake = fc.bigInt({ min: 100n, max: 5_000_000n });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anyStake, fc.nat(), (kind, stake, any) => {
        const choices = { stakeMinor: minor(stake), ...kind };
        const stream = scriptedStream([any % kind.segments]);
        const { payoutMinor, multiplierHundredths } = wheel.settle(choices, stream);
        const owed = stake * BigInt(multiplierHundredths) - payoutMinor * 100n;
        expect(owed >= 0n && owed < 100n).toBe(true);
      }),
    );
  });

  it.each([
    ["nothing to cut", 1_000n, 0, 2_000n],
    ["a zero", 1_000n, 2, 0n],
    ["a cut of a tenth of a poisha", 101n, 1, 111n],
    ["a cut of almost a poisha", 109n, 1, 119n],
  ])("[INS-12] %s: %d poisha on segment %d", (_what, stake, segment, payout) => {
    const choices = { stakeMinor: minor(stake), segments: 10, risk: "low" } as const;
    expect(wheel.settle(choices, scriptedStream([segment])).payoutMinor).toBe(payout);
  });
});

describe("the largest stake", () => {
  it.each(kinds)(
    "[INS-15] $segments segments at $risk risk: the last whose win stays in the limit",
    (kind) => {
      const { smallestStakeMinor, largestStakeMinor } = wheelStakeRange(WHEEL_TABLE, kind);
      const largestWin = (stake: bigint) => wheel.largestPayoutMinor({ stakeMinor: minor(stake), ...kind });
      expect(smallestStakeMinor).toBe(100n);
      expect(largestStakeMinor).toBeLessThanOrEqual(5_000_000n);
      expect(largestWin(largestStakeMinor)).toBeLessThanOrEqual(LIMIT_MINOR);
      if (largestStakeMinor < 5_000_000n) {
        expect(largestWin(largestStakeMinor + 1n)).toBeGreaterThan(LIMIT_MINOR);
      }
    },
  );

  it("[FAIR-20] the largest payout that is announced is the one of the best segment, and none is above it", () => {
    for (const kind of kinds) {
      const pays = played(kind);
      const announced = wheel.largestPayoutMinor({ stakeMinor: minor(100n), ...kind });
      expect(pays).toContain(announced);
      expect(pays.every((one) => one <= announced)).toBe(true);
    }
  });

  it("[INS-15] a win that would be one poisha too large is refused to the poisha", () => {
    // At a limit of 19.99 a stake of 10.00 would win 20.00.
    const table = { ...WHEEL_TABLE, largestWinMinor: minor(1_999n) };
    expect(wheelStakeRange(table, { segments: 10, risk: "low" }).largestStakeMinor).toBe(999n);
  });
});
