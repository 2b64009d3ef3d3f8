import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { RISKS } from "../instant/pay-table.ts";
import { waysToChoose } from "../instant/combinations.ts";
import { canonicalText } from "../json.ts";
import { scriptedStream } from "../test-doubles.ts";
import { makePlinko, plinko } from "./plinko.ts";
import { PLINKO_ROWS, PLINKO_TABLE, plinkoTableJson } from "./plinko-table.ts";

const eight = { stakeMinor: minor(1_000n), rows: 8, risk: "low" } as const;
const bitsOf = (path: string): readonly number[] => path.split("").map((step) => (step === "R" ? 1 : 0));

describe("a round of Plinko", () => {
  it("[INS-11] a ball falls as its bits say, and its record carries amounts as text", () => {
    const outcome = plinko.settle(eight, scriptedStream(bitsOf("LRLLLLRL")));
    expect(outcome).toEqual({ path: "LRLLLLRL", slot: 2, multiplierHundredths: 119, payoutMinor: 1_190n });
    expect(plinko.outcomeJson(outcome)).toEqual({
      path: "LRLLLLRL",
      slot: 2,
      multiplier: "1.19",
      payout: "11.90",
    });
    expect(plinko.choicesJson(eight)).toEqual({ stake: "10.00", rows: 8, risk: "low" });
  });

  it("[INS-11] less than the stake comes back from the middle", () => {
    const outcome = plinko.settle(eight, scriptedStream(bitsOf("LRLRLRLR")));
    expect(plinko.outcomeJson(outcome)).toMatchObject({ slot: 4, multiplier: "0.50", payout: "5.00" });
  });

  it("[INS-11] [FAIR-2] a row takes one byte and its lowest bit, and nothing is left or drawn again", () => {
    const stream = scriptedStream([0, 1, 254, 255, 128, 127, 2, 3]);
    expect(plinko.settle(eight, stream).path).toBe("LRLRLRLR");
    expect(stream.left()).toBe(0);
  });

  it.each(PLINKO_ROWS)(
    "[INS-11] [FAIR-12] %d rows: all paths played, each comes once, and every slot as often as n over k",
    (rows) => {
      const seen = new Set<string>();
      const landed = Array<number>(rows + 1).fill(0);
      for (let number = 0; number < 2 ** rows; number += 1) {
        const bits = Array.from({ length: rows }, (_one, row) => (number >> row) & 1);
        const { path, slot } = plinko.settle({ ...eight, rows }, scriptedStream(bits));
        if (path !== bits.map((bit) => "LR"[bit]).join("")) expect.fail(path);
        seen.add(path);
        landed[slot]! += 1;
      }
      expect(seen.size).toBe(2 ** rows);
      expect(landed.map(BigInt)).toEqual(landed.map((_count, slot) => waysToChoose(rows, slot)));
    },
  );

  it("[FAIR-14] the path does not know stake or risk, and a longer one begins as a shorter one", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
        fc.constantFrom(...RISKS),
        fc.constantFrom(...PLINKO_ROWS),
        (nonce, stakeMinor, risk, rows) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          const { path } = plinko.settle({ stakeMinor, rows, risk }, stream());
          expect(path.slice(0, 8)).toBe(plinko.settle(eight, stream()).path);
          expect(path).toHaveLength(rows);
        },
      ),
    );
  });

  it("[FAIR-14] nothing is kept between rounds: in any order they come out the same", () => {
    const seed = seedOf(new Uint8Array(32).fill(1));
    const paths = (nonces: readonly number[]) =>
      nonces.map((nonce) => plinko.settle(eight, singlePlayStream(seed, "m", nonce)).path);
    expect(paths([3, 2, 1, 0]).reverse()).toEqual(paths([0, 1, 2, 3]));
  });
});

describe("the pay tables' hash", () => {
  it("[FAIR-18] a changed limit is another table", () => {
    const changed = [
      { ...PLINKO_TABLE, smallestStakeMinor: minor(101n) },
      { ...PLINKO_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...PLINKO_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    // The multipliers are changed one by one below.
    expect(changed).toHaveLength(Object.keys(PLINKO_TABLE).length - 1);
    const hashes = [PLINKO_TABLE, ...changed].map((table) => makePlinko("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("[FAIR-18] one hundredth more in any slot of any board is another table", () => {
    const hashes = new Set([plinko.tableHash]);
    for (const risk of RISKS) {
      for (const rows of PLINKO_ROWS) {
        const half = PLINKO_TABLE.multipliers[risk][rows];
        for (const [slot, hundredths] of half.entries()) {
          const board = { ...PLINKO_TABLE.multipliers[risk], [rows]: half.with(slot, hundredths + 1) };
          const multipliers = { ...PLINKO_TABLE.multipliers, [risk]: board };
          hashes.add(makePlinko("1", { ...PLINKO_TABLE, multipliers }).tableHash);
        }
      }
    }
    expect(hashes.size).toBe(1 + 3 * 61);
  });

  it("[FAIR-18] the text that is hashed says how a path becomes a payout", () => {
    const text = canonicalText(plinkoTableJson(PLINKO_TABLE));
    for (const part of [
      '"path":{"below":2,"draws":"one for each row","left":0,"right":1}',
      '"slot":"number of rights in path"',
      '"fraction":"stake * multipliers[risk][rows][min(slot, rows - slot)] / 100"',
      '"16":[100000,18000,5000,1000,285,90,39,30,20]',
    ]) {
      expect(text).toContain(part);
    }
  });

  it("[FAIR-18] the same table under a new version keeps its hash, and a version pays by its own table", () => {
    expect(makePlinko("2", PLINKO_TABLE).tableHash).toBe(plinko.tableHash);
    const low = { ...PLINKO_TABLE.multipliers.low, 8: [500, 180, 119, 100, 50] };
    const meaner = makePlinko("0", {
      ...PLINKO_TABLE,
      multipliers: { ...PLINKO_TABLE.multipliers, low },
    });
    expect(meaner.settle(eight, scriptedStream(bitsOf("RRRRRRRR"))).payoutMinor).toBe(5_000n);
    // 100 hundredths less for 256 paths: the sheet says the lowest of all tables.
    expect(meaner.sheet().returnToPlayer).toEqual({ fraction: "6311/6400", decimal: "0.986093" });
  });
});
