import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { rollBytes, scriptedStream } from "../test-doubles.ts";
import { dice, makeDice } from "./dice.ts";
import { DICE_TABLE } from "./dice-table.ts";

const even = { stakeMinor: minor(1_000n), side: "over", chanceSteps: 4_950 } as const;

describe("a round of Dice", () => {
  it("[INS-8] a won round pays, and its record carries amounts as text", () => {
    const outcome = dice.settle(even, scriptedStream(rollBytes(5_050)));
    expect(outcome).toEqual({ rollStep: 5_050, won: true, payoutMinor: 2_000n });
    expect(dice.outcomeJson(outcome)).toEqual({ roll: "50.50", won: true, payout: "20.00" });
    expect(dice.choicesJson(even)).toEqual({ stake: "10.00", side: "over", chance: 4950 });
  });

  it("[INS-8] a lost round pays nothing, however near it was", () => {
    const outcome = dice.settle(even, scriptedStream(rollBytes(5_049)));
    expect(dice.outcomeJson(outcome)).toEqual({ roll: "50.49", won: false, payout: "0.00" });
  });

  it("[INS-8] each of the 10,000 rolls comes from exactly one of the readings that fit", () => {
    const seen = new Uint8Array(10_000);
    for (let reading = 0; reading < 16_384; reading += 1) {
      const stream = scriptedStream([...rollBytes(reading), 0, 0]);
      const { rollStep } = dice.settle(even, stream);
      if (stream.left() > 0) seen[rollStep]! += 1;
    }
    expect(seen.every((count) => count === 1)).toBe(true);
  });

  it("[FAIR-14] the roll does not know stake, side or chance", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    const anyStake = fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor);
    fc.assert(
      fc.property(
        fc.nat(),
        anyStake,
        fc.constantFrom("under" as const, "over" as const),
        fc.integer({ min: 1, max: 9_800 }),
        (nonce, stakeMinor, side, chanceSteps) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          const { rollStep } = dice.settle({ stakeMinor, side, chanceSteps }, stream());
          expect(rollStep).toBe(dice.settle(even, stream()).rollStep);
        },
      ),
    );
  });

  it("[FAIR-14] nothing is kept between rounds: in any order they come out the same", () => {
    const seed = seedOf(new Uint8Array(32).fill(1));
    const rolls = (nonces: readonly number[]) =>
      nonces.map((nonce) => dice.settle(even, singlePlayStream(seed, "m", nonce)).rollStep);
    expect(rolls([3, 2, 1, 0]).reverse()).toEqual(rolls([0, 1, 2, 3]));
  });
});

describe("the pay table's hash", () => {
  it("[FAIR-18] a changed parameter is another table", () => {
    const changed = [
      { ...DICE_TABLE, steps: 100_000 },
      { ...DICE_TABLE, returnSteps: 9_899 },
      { ...DICE_TABLE, smallestChanceSteps: 2 },
      { ...DICE_TABLE, largestChanceSteps: 9_799 },
      { ...DICE_TABLE, smallestStakeMinor: minor(101n) },
      { ...DICE_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...DICE_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(DICE_TABLE).length);
    const hashes = [DICE_TABLE, ...changed].map((table) => makeDice("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("[FAIR-18] the same table under a new version keeps its hash", () => {
    expect(makeDice("2", DICE_TABLE).tableHash).toBe(dice.tableHash);
  });

  it("[FAIR-18] a version pays by its own table", () => {
    const meaner = makeDice("0", { ...DICE_TABLE, returnSteps: 9_500 });
    expect(meaner.settle(even, scriptedStream(rollBytes(9_999))).payoutMinor).toBe(1_919n);
    expect(meaner.sheet().returnToPlayer).toEqual({ fraction: "19/20", decimal: "0.950000" });
  });
});
