import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RISKS } from "../instant/pay-table.ts";
import { waysToChoose } from "../instant/combinations.ts";
import { scriptedStream } from "../test-doubles.ts";
import { plinko } from "./plinko.ts";
import { plinkoMultiplier, plinkoMultipliers, plinkoSlot, plinkoStakeRange } from "./plinko-pay.ts";
import { PLINKO_ROWS, PLINKO_TABLE } from "./plinko-table.ts";

const LIMIT_MINOR = 200_000_000n;
const boards = RISKS.flatMap((risk) => PLINKO_ROWS.map((rows) => ({ rows, risk })));
const anyBoard = fc.constantFrom(...boards);

/** What a slot pays for a stake of 1.00, found by letting a ball fall into it. */
function played({ rows, risk }: (typeof boards)[number], slot: number): bigint {
  const bits = Array.from({ length: rows }, (_one, row) => (row < slot ? 1 : 0));
  const outcome = plinko.settle({ stakeMinor: minor(100n), rows, risk }, scriptedStream(bits));
  expect(outcome.slot).toBe(slot);
  return outcome.payoutMinor;
}

const slotsOf = (rows: number): readonly number[] => [...Array(rows + 1).keys()];

describe("the tables of Plinko", () => {
  it("[INS-11] there are 27, each with a multiplier in whole hundredths for every slot", () => {
    expect(boards).toHaveLength(27);
    for (const board of boards) {
      const multipliers = plinkoMultipliers(PLINKO_TABLE, board);
      expect(multipliers).toHaveLength(board.rows + 1);
      expect(multipliers.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true);
    }
  });

  it.each(boards)(
    "[INS-4] $rows rows at $risk risk return between 98.90 % and 99.00 %: every slot played and weighed by its paths",
    (board) => {
      const paid = slotsOf(board.rows).reduce(
        (sum, slot) => sum + waysToChoose(board.rows, slot) * played(board, slot),
        0n,
      );
      // In hundredths of a percent of what all paths staked.
      const paths = 2n ** BigInt(board.rows);
      expect(paid * 100n).toBeGreaterThanOrEqual(9_890n * paths);
      expect(paid * 100n).toBeLessThanOrEqual(9_900n * paths);
      // They are made so that it is 99 % to the last digit.
      expect(paid).toBe(99n * paths);
    },
  );

  it.each(boards)("[INS-11] $rows rows at $risk risk: symmetric, and never less on the way out", (board) => {
    const pays = slotsOf(board.rows).map((slot) => played(board, slot));
    expect(pays.toReversed()).toEqual(pays);
    const half = pays.slice(0, board.rows / 2 + 1);
    expect(half.toSorted((one, other) => Number(other - one))).toEqual(half);
  });

  it("[INS-11] more risk is a wider table: the edge pays more and the middle less, whatever the rows", () => {
    for (const rows of PLINKO_ROWS) {
      const [low, medium, high] = RISKS.map((risk) => plinkoMultipliers(PLINKO_TABLE, { rows, risk }));
      const middle = rows >> 1;
      expect(high![0]! > medium![0]! && medium![0]! > low![0]!).toBe(true);
      expect(high![middle]! < medium![middle]! && medium![middle]! <= low![middle]!).toBe(true);
    }
  });

  it.each([
    ["low", 550, 1_600],
    ["medium", 1_300, 11_000],
    ["high", 2_900, 100_000],
  ] as const)("[INS-11] at %s risk the edge pays from %d to %d hundredths", (risk, least, most) => {
    const edges = PLINKO_ROWS.map((rows) => plinkoMultiplier(PLINKO_TABLE, { rows, risk }, 0));
    expect([edges[0], edges.at(-1)]).toEqual([least, most]);
    expect(edges.toSorted((one, other) => one - other)).toEqual(edges);
    // Whole or half multiples.
    expect(edges.every((edge) => edge % 50 === 0)).toBe(true);
  });

  it("[INS-11] the slot is the number of steps to the right, and there is no other", () => {
    expect(["LLLLLLLL", "LLLRLLLL", "RLRLRLRL", "RRRRRRRR"].map(plinkoSlot)).toEqual([0, 1, 4, 8]);
    for (const slot of [-1, 9, 0.5]) {
      expect(() => plinkoMultiplier(PLINKO_TABLE, { rows: 8, risk: "low" }, slot)).toThrow(RangeError);
    }
  });
});

describe("what Plinko pays", () => {
  it("[INS-11] [WAL-31] a payout is the exact fraction, less than one poisha below it and never above", () => {
    fc.assert(
      fc.property(anyBoard, fc.bigInt({ min: 100n, max: 5_000_000n }), fc.nat(), (board, stake, any) => {
        const slot = any % (board.rows + 1);
        const bits = Array.from({ length: board.rows }, (_one, row) => (row < slot ? 1 : 0));
        const choices = { stakeMinor: minor(stake), ...board };
        const { payoutMinor, multiplierHundredths } = plinko.settle(choices, scriptedStream(bits));
        const owed = stake * BigInt(multiplierHundredths) - payoutMinor * 100n;
        expect(owed >= 0n && owed < 100n).toBe(true);
      }),
    );
  });

  it.each([
    ["nothing to cut", 1_000n, 4, 500n],
    ["a cut of half a poisha", 101n, 4, 50n],
    ["a cut of almost a poisha", 101n, 2, 120n],
    ["the edge", 333n, 0, 1_831n],
  ])("[INS-11] %s: %d poisha in slot %d", (_what, stake, slot, payout) => {
    const bits = Array.from({ length: 8 }, (_one, row) => (row < slot ? 1 : 0));
    const choices = { stakeMinor: minor(stake), rows: 8, risk: "low" } as const;
    expect(plinko.settle(choices, scriptedStream(bits)).payoutMinor).toBe(payout);
  });
});

describe("the largest stake", () => {
  it.each(boards)("[INS-15] $rows rows at $risk risk: the last whose win stays in the limit", (board) => {
    const { smallestStakeMinor, largestStakeMinor } = plinkoStakeRange(PLINKO_TABLE, board);
    const largestWin = (stake: bigint) => plinko.largestPayoutMinor({ stakeMinor: minor(stake), ...board });
    expect(smallestStakeMinor).toBe(100n);
    expect(largestStakeMinor).toBeLessThanOrEqual(5_000_000n);
    expect(largestWin(largestStakeMinor)).toBeLessThanOrEqual(LIMIT_MINOR);
    if (largestStakeMinor < 5_000_000n) {
      expect(largestWin(largestStakeMinor + 1n)).toBeGreaterThan(LIMIT_MINOR);
    }
  });

  it("[FAIR-20] the largest payout that is announced is the one of the best slot, and none is above it", () => {
    for (const board of boards) {
      const pays = slotsOf(board.rows).map((slot) => played(board, slot));
      const announced = plinko.largestPayoutMinor({ stakeMinor: minor(100n), ...board });
      expect(pays).toContain(announced);
      expect(pays.every((one) => one <= announced)).toBe(true);
    }
  });

  it("[INS-15] a win that would be one poisha too large is refused to the poisha", () => {
    // At a limit of 54.99 a stake of 10.00 on the edge of 5.50 would win 55.00.
    const table = { ...PLINKO_TABLE, largestWinMinor: minor(5_499n) };
    expect(plinkoStakeRange(table, { rows: 8, risk: "low" }).largestStakeMinor).toBe(999n);
  });
});
