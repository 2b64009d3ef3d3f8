import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DICE_SIDES,
  diceMultiplierText,
  dicePayoutMinor,
  diceStakeRange,
  isDiceWin,
  stepText,
} from "./dice-pay.ts";
import { DICE_TABLE } from "./dice-table.ts";

const LIMIT_MINOR = 200_000_000n;
const chances = Array.from({ length: 9_800 }, (_one, place) => place + 1);
const anyChance = fc.integer({ min: 1, max: 9_800 });
const anyStake = fc.bigInt({ min: 100n, max: 5_000_000n });

describe("what wins in Dice", () => {
  it.each(DICE_SIDES)(
    "[INS-8] %s wins with exactly as many rolls as the chance says: all 9,800 × 10,000",
    (side) => {
      // A name of its own: looked up through the module 98 million times it would take seconds.
      const isWin = isDiceWin;
      const table = DICE_TABLE;
      const wrong: number[] = [];
      for (let chance = 1; chance <= 9_800; chance += 1) {
        let wins = 0;
        for (let roll = 0; roll < 10_000; roll += 1) if (isWin(table, side, chance, roll)) wins += 1;
        if (wins !== chance) wrong.push(chance);
      }
      expect(wrong).toEqual([]);
    },
  );

  it("[INS-8] under wins below its line and over from its line on, whatever the chance", () => {
    for (const chance of chances) {
      expect([
        isDiceWin(DICE_TABLE, "under", chance, chance - 1),
        isDiceWin(DICE_TABLE, "under", chance, chance),
        isDiceWin(DICE_TABLE, "over", chance, 10_000 - chance),
        isDiceWin(DICE_TABLE, "over", chance, 9_999 - chance),
      ]).toEqual([true, false, true, false]);
    }
  });

  it("[INS-8] the two sides are mirrors: what one roll is to under, its opposite is to over", () => {
    fc.assert(
      fc.property(anyChance, fc.nat(9_999), (chance, roll) => {
        expect(isDiceWin(DICE_TABLE, "under", chance, roll)).toBe(
          isDiceWin(DICE_TABLE, "over", chance, 9_999 - roll),
        );
      }),
    );
  });
});

describe("what Dice pays", () => {
  it.each([
    ["even", 1_000n, 4_950, 2_000n],
    ["the smallest chance", 100n, 1, 990_000n],
    ["the largest chance, cut", 100n, 9_800, 101n],
    ["a cut of almost a poisha", 100n, 9_706, 101n],
    ["a third, cut", 100n, 3_333, 297n],
  ])("[INS-8] %s", (_what, stake, chance, payout) => {
    expect(dicePayoutMinor(DICE_TABLE, minor(stake), chance)).toBe(payout);
  });

  it("[INS-8] [WAL-31] a win is the exact fraction, less than one poisha below it and never above", () => {
    const stakes = [100n, 101n, 333n, 1_000n, 20_202n, 123_456n, 5_000_000n];
    for (const chance of chances) {
      for (const stake of stakes) {
        const owed = stake * 9_900n - dicePayoutMinor(DICE_TABLE, minor(stake), chance) * BigInt(chance);
        if (owed < 0n || owed >= BigInt(chance)) expect.fail(`stake ${stake}, chance ${chance}`);
      }
    }
  });

  it("[INS-8] and so for any stake and chance", () => {
    fc.assert(
      fc.property(anyStake, anyChance, (stake, chance) => {
        const payout = dicePayoutMinor(DICE_TABLE, minor(stake), chance);
        expect(payout * BigInt(chance) <= stake * 9_900n).toBe(true);
        expect((payout + 1n) * BigInt(chance) > stake * 9_900n).toBe(true);
      }),
    );
  });

  it("[INS-8] a win pays more than its stake at every chance that is offered", () => {
    for (const chance of chances) {
      expect(dicePayoutMinor(DICE_TABLE, minor(100n), chance)).toBeGreaterThan(100n);
    }
  });

  it.each([
    [1, "9900.0000"],
    [4_950, "2.0000"],
    [3_333, "2.9702"],
    [7_000, "1.4142"],
    [9_800, "1.0102"],
  ])("[INS-8] the multiplier of chance %d is shown as %s, cut to 4 decimals", (chance, text) => {
    expect(diceMultiplierText(DICE_TABLE, chance)).toBe(text);
  });

  it("[INS-8] the shown multiplier never promises more than is paid on a large stake", () => {
    for (const chance of chances) {
      const shownTenThousandths = BigInt(diceMultiplierText(DICE_TABLE, chance).replace(".", ""));
      // 10,000 poisha times the multiplier are that many poisha.
      expect(shownTenThousandths).toBe(dicePayoutMinor(DICE_TABLE, minor(10_000n), chance));
    }
  });
});

describe("the largest stake", () => {
  it("[INS-15] it is the last one whose win stays within 2,000,000.00, at every chance", () => {
    for (const chance of chances) {
      const { smallestStakeMinor, largestStakeMinor } = diceStakeRange(DICE_TABLE, chance);
      const win = dicePayoutMinor(DICE_TABLE, largestStakeMinor, chance);
      const next = dicePayoutMinor(DICE_TABLE, minor(largestStakeMinor + 1n), chance);
      if (win > LIMIT_MINOR) expect.fail(`chance ${chance} may win ${win}`);
      if (largestStakeMinor !== 5_000_000n && next <= LIMIT_MINOR)
        expect.fail(`chance ${chance} is held too low`);
      if (smallestStakeMinor !== 100n || largestStakeMinor > 5_000_000n) expect.fail(`chance ${chance}`);
    }
  });

  it.each([
    [1, 20_202n],
    [99, 2_000_000n],
    // 49,898.99 would win 2,000,000.008…, which is cut to the limit.
    [247, 4_989_899n],
    [248, 5_000_000n],
    [9_800, 5_000_000n],
  ])("[INS-15] at chance %d it is %d poisha", (chance, largest) => {
    expect(diceStakeRange(DICE_TABLE, chance).largestStakeMinor).toBe(largest);
  });
});

describe("the largest stake under another limit", () => {
  it("[INS-15] a win that would be one poisha too large is refused to the poisha", () => {
    // At a limit of 98.99 a stake of exactly the chance would win 99.00.
    const table = { ...DICE_TABLE, largestWinMinor: minor(9_899n) };
    for (const chance of [101, 500, 4_950]) {
      expect(diceStakeRange(table, chance).largestStakeMinor).toBe(BigInt(chance) - 1n);
    }
  });
});

describe("a roll as text", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [99, "0.99"],
    [100, "1.00"],
    [5_012, "50.12"],
    [9_999, "99.99"],
  ])("[INS-8] step %d is %s", (step, text) => {
    expect(stepText(step)).toBe(text);
  });
});
