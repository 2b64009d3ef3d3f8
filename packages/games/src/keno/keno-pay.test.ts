import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoutOf } from "../instant/multiplier.ts";
import { RISKS } from "../instant/pay-table.ts";
import { countKenoHits, kenoMultiplier, kenoMultipliers, kenoStakeRange } from "./keno-pay.ts";
import { KENO_TABLE, kenoChoicesOf } from "./keno-table.ts";

const LIMIT_MINOR = 200_000_000n;
const tables = kenoChoicesOf(KENO_TABLE);
const ladderOf = (choice: (typeof tables)[number]): readonly number[] => kenoMultipliers(KENO_TABLE, choice);
const paid = (choice: (typeof tables)[number], hits: number, stake: bigint): bigint =>
  payoutOf(minor(stake), kenoMultiplier(KENO_TABLE, choice, hits));

describe("what is a hit in Keno", () => {
  it("[INS-14] every pick among the drawn is one, in whatever order they came", () => {
    const drawn = [40, 1, 17, 8, 33, 2, 29, 11, 5, 20];
    expect(countKenoHits([1, 2, 3], drawn)).toBe(2);
    expect(countKenoHits([3, 4], drawn)).toBe(0);
    expect(countKenoHits([1, 2, 5, 8, 11, 17, 20, 29, 33, 40], drawn)).toBe(10);
  });
});

describe("the tables of Keno", () => {
  it("[INS-14] there are thirty: three risks, 1 to 10 picks each, a multiplier for every number of hits", () => {
    expect(tables).toHaveLength(30);
    for (const risk of RISKS) {
      expect(KENO_TABLE.multipliers[risk].map((ladder) => ladder.length)).toEqual([
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ]);
    }
  });

  it("[INS-14] more hits never pay less, and all picks hit pay most", () => {
    for (const choice of tables) {
      const ladder = ladderOf(choice);
      const falling = ladder.findIndex((pays, hits) => hits > 0 && pays < (ladder[hits - 1] ?? 0));
      if (falling !== -1) expect.fail(`${choice.risk} ${choice.pickCount} falls at ${falling}`);
      expect(ladder.at(-1)).toBeGreaterThan(ladder.at(-2) ?? 0);
    }
  });

  it("[INS-14] a higher risk pays for no more numbers of hits, and more when all picks hit", () => {
    for (let pickCount = 1; pickCount <= 10; pickCount += 1) {
      const ladders = RISKS.map((risk) => ladderOf({ risk, pickCount }));
      const paying = ladders.map((ladder) => ladder.filter((pays) => pays > 0).length);
      expect(paying).toEqual(paying.toSorted((one, other) => other - one));
      const [low = 0, medium = 0, high = 0] = ladders.map((ladder) => ladder.at(-1) ?? 0);
      expect(low < medium && medium < high).toBe(true);
    }
    expect(ladderOf({ risk: "high", pickCount: 10 }).at(-1)).toBe(100_000);
  });

  it("[INS-14] more hits than picks, or more picks than there are tables, is a fault", () => {
    expect(() => kenoMultiplier(KENO_TABLE, { risk: "low", pickCount: 3 }, 4)).toThrow(RangeError);
    expect(() => kenoMultiplier(KENO_TABLE, { risk: "low", pickCount: 11 }, 1)).toThrow(RangeError);
  });
});

describe("what Keno pays", () => {
  it.each([
    ["a part of the stake", 1_000n, "low", 5, 1, 500n],
    ["nothing", 1_000n, "high", 10, 4, 0n],
    ["the largest multiplier", 200_000n, "high", 10, 10, 200_000_000n],
    ["a cut", 101n, "low", 1, 0, 60n],
    ["a cut of nine tenths of a poisha", 113n, "medium", 1, 0, 33n],
    ["a half multiplier", 100n, "high", 4, 4, 27_650n],
  ] as const)("[INS-14] %s", (_what, stake, risk, pickCount, hits, payout) => {
    expect(paid({ risk, pickCount }, hits, stake)).toBe(payout);
  });

  it("[INS-14] [WAL-31] it is stake × multiplier, less than one poisha below it and never above", () => {
    const anyLine = fc
      .constantFrom(...tables)
      .chain((choice) => fc.tuple(fc.constant(choice), fc.nat(choice.pickCount)));
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 5_000_000n }), anyLine, (stake, [choice, hits]) => {
        const multiplier = kenoMultiplier(KENO_TABLE, choice, hits);
        const owed = stake * BigInt(multiplier) - paid(choice, hits, stake) * 100n;
        expect(owed >= 0n && owed < 100n).toBe(true);
      }),
    );
  });
});

describe("the largest stake", () => {
  it("[INS-15] it is the last one whose largest win stays within 2,000,000.00, in every table", () => {
    for (const choice of tables) {
      const { smallestStakeMinor, largestStakeMinor } = kenoStakeRange(KENO_TABLE, choice);
      const allHit = (stake: bigint) => paid(choice, choice.pickCount, stake);
      expect(allHit(largestStakeMinor)).toBeLessThanOrEqual(LIMIT_MINOR);
      if (largestStakeMinor !== 5_000_000n) {
        expect(allHit(largestStakeMinor + 1n)).toBeGreaterThan(LIMIT_MINOR);
      }
      expect(smallestStakeMinor).toBe(100n);
    }
  });
});
