import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { burstBytes, scriptedStream } from "../test-doubles.ts";
import { limbo, makeLimbo } from "./limbo.ts";
import { LIMBO_TABLE } from "./limbo-table.ts";

const SPAN = 2n ** 52n;
const double = { stakeMinor: minor(1_000n), targetHundredths: 200n };
/** The last number that reaches 2.00. */
const edge = (99n * SPAN) / 200n;

describe("a round of Limbo", () => {
  it("[INS-9] a won round pays the target, and its record carries amounts and multipliers as text", () => {
    const outcome = limbo.settle(double, scriptedStream(burstBytes(edge)));
    expect(outcome).toEqual({ resultHundredths: 200n, won: true, payoutMinor: 2_000n });
    expect(limbo.outcomeJson(outcome)).toEqual({ result: "2.00", won: true, payout: "20.00" });
    expect(limbo.choicesJson(double)).toEqual({ stake: "10.00", target: "2.00" });
  });

  it("[INS-9] a lost round pays nothing, however near it was", () => {
    const outcome = limbo.settle(double, scriptedStream(burstBytes(edge + 1n)));
    expect(limbo.outcomeJson(outcome)).toEqual({ result: "1.99", won: false, payout: "0.00" });
  });

  it("[INS-9] the highest result has no bound, and pays no more than the target", () => {
    const highest = limbo.settle(double, scriptedStream(burstBytes(1n)));
    expect(limbo.outcomeJson(highest)).toEqual({
      result: "4458563631096791.04",
      won: true,
      payout: "20.00",
    });
    const lowest = limbo.settle(double, scriptedStream(burstBytes(SPAN)));
    expect(limbo.outcomeJson(lowest)).toEqual({ result: "1.00", won: false, payout: "0.00" });
  });

  it.each([101n, 150n, 333n, 10_000n, 99_989_452n, 100_000_000n])(
    "[INS-9] a target of %d hundredths is won at its edge and lost beside it",
    (targetHundredths) => {
      const last = (99n * SPAN) / targetHundredths;
      const played = [last, last + 1n].map((u) =>
        limbo.settle({ stakeMinor: minor(200n), targetHundredths }, scriptedStream(burstBytes(u))),
      );
      expect(played.map(({ won }) => won)).toEqual([true, false]);
      expect(played.map(({ payoutMinor }) => payoutMinor)).toEqual([2n * targetHundredths, 0n]);
    },
  );

  it("[FAIR-20] the most that choices can pay is what a win pays", () => {
    expect(limbo.largestPayoutMinor(double)).toBe(2_000n);
  });

  it("[FAIR-14] the result does not know stake or target", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
        fc.bigInt({ min: 101n, max: 100_000_000n }),
        (nonce, stakeMinor, targetHundredths) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          const { resultHundredths } = limbo.settle({ stakeMinor, targetHundredths }, stream());
          expect(resultHundredths).toBe(limbo.settle(double, stream()).resultHundredths);
        },
      ),
    );
  });

  it("[FAIR-14] nothing is kept between rounds: in any order they come out the same", () => {
    const seed = seedOf(new Uint8Array(32).fill(1));
    const results = (nonces: readonly number[]) =>
      nonces.map((nonce) => limbo.settle(double, singlePlayStream(seed, "m", nonce)).resultHundredths);
    expect(results([3, 2, 1, 0]).reverse()).toEqual(results([0, 1, 2, 3]));
  });

  it("[FAIR-11] [INS-9] 50,000 rounds from a seed win as often as the sheet says, at nine of its lines", () => {
    const rounds = 50_000;
    const stream = singlePlayStream(seedOf(new Uint8Array(32).fill(5)), "simulation", 0);
    const results = Array.from({ length: rounds }, () => limbo.settle(double, stream).resultHundredths);
    for (const { pays, chance } of limbo.sheet().payTable.slice(0, 9)) {
      const expected = Number(chance.replace(" %", "")) / 100;
      const wins = results.filter((result) => result >= BigInt(pays.replace(".", ""))).length;
      const deviation = Math.sqrt(rounds * expected * (1 - expected));
      expect(Math.abs(wins - rounds * expected) / deviation).toBeLessThan(5);
    }
  });
});

describe("the pay table's hash", () => {
  it("[FAIR-18] a changed parameter is another table", () => {
    const changed = [
      { ...LIMBO_TABLE, spanBits: 53n },
      { ...LIMBO_TABLE, returnHundredths: 98n },
      { ...LIMBO_TABLE, smallestTargetHundredths: 102n },
      { ...LIMBO_TABLE, largestTargetHundredths: 100_000_001n },
      { ...LIMBO_TABLE, smallestStakeMinor: minor(101n) },
      { ...LIMBO_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...LIMBO_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(LIMBO_TABLE).length);
    const hashes = [LIMBO_TABLE, ...changed].map((table) => makeLimbo("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("[FAIR-18] the same table under a new version keeps its hash", () => {
    expect(makeLimbo("2", LIMBO_TABLE).tableHash).toBe(limbo.tableHash);
  });

  it("[FAIR-18] a version pays by its own table", () => {
    const meaner = makeLimbo("0", { ...LIMBO_TABLE, returnHundredths: 95n });
    const { won, resultHundredths } = meaner.settle(double, scriptedStream(burstBytes(edge)));
    expect([won, resultHundredths]).toEqual([false, 191n]);
    expect(meaner.sheet().returnToPlayer.decimal).toBe("0.950000");
  });
});
