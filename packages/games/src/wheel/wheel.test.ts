import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { RISKS } from "../instant/pay-table.ts";
import { canonicalText } from "../json.ts";
import { scriptedStream } from "../test-doubles.ts";
import { makeWheel, wheel } from "./wheel.ts";
import { WHEEL_SEGMENTS, WHEEL_TABLE, wheelTableJson } from "./wheel-table.ts";

const ten = { stakeMinor: minor(1_000n), segments: 10, risk: "low" } as const;

describe("a round of Wheel", () => {
  it("[INS-12] a winning segment pays, and its record carries amounts as text", () => {
    const outcome = wheel.settle(ten, scriptedStream([3]));
    expect(outcome).toEqual({ segment: 3, multiplierHundredths: 120, payoutMinor: 1_200n });
    expect(wheel.outcomeJson(outcome)).toEqual({ segment: 3, multiplier: "1.20", payout: "12.00" });
    expect(wheel.choicesJson(ten)).toEqual({ stake: "10.00", segments: 10, risk: "low" });
  });

  it("[INS-12] a zero pays nothing, however near it was", () => {
    const outcome = wheel.settle(ten, scriptedStream([2]));
    expect(wheel.outcomeJson(outcome)).toEqual({ segment: 2, multiplier: "0.00", payout: "0.00" });
  });

  it.each(WHEEL_SEGMENTS)(
    "[INS-12] [FAIR-2] %d segments: of all 256 bytes each segment has as many as every other, the rest draw again",
    (segments) => {
      const seen = Array<number>(segments).fill(0);
      let again = 0;
      for (let byte = 0; byte < 256; byte += 1) {
        // What is drawn again reads the zero behind, so the bytes that are left tell the two apart.
        const stream = scriptedStream([byte, 0]);
        const { segment } = wheel.settle({ ...ten, segments }, stream);
        if (stream.left() === 0) again += 1;
        else seen[segment]! += 1;
      }
      const each = 256 / 2 ** (segments - 1).toString(2).length;
      expect(seen.every((count) => count === each)).toBe(true);
      expect(again).toBe(256 - segments * each);
    },
  );

  it("[FAIR-14] the segment does not know stake or risk", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.bigInt({ min: 100n, max: 4_040_404n }).map(minor),
        fc.constantFrom(...RISKS),
        fc.constantFrom(...WHEEL_SEGMENTS),
        (nonce, stakeMinor, risk, segments) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          const { segment } = wheel.settle({ stakeMinor, segments, risk }, stream());
          expect(segment).toBe(wheel.settle({ ...ten, segments }, stream()).segment);
        },
      ),
    );
  });

  it("[FAIR-14] nothing is kept between rounds: in any order they come out the same", () => {
    const seed = seedOf(new Uint8Array(32).fill(1));
    const stops = (nonces: readonly number[]) =>
      nonces.map((nonce) => wheel.settle(ten, singlePlayStream(seed, "m", nonce)).segment);
    expect(stops([3, 2, 1, 0]).reverse()).toEqual(stops([0, 1, 2, 3]));
  });
});

describe("the pay tables' hash", () => {
  it("[FAIR-18] a changed limit is another table", () => {
    const changed = [
      { ...WHEEL_TABLE, smallestStakeMinor: minor(101n) },
      { ...WHEEL_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...WHEEL_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    // The multipliers are changed one by one below.
    expect(changed).toHaveLength(Object.keys(WHEEL_TABLE).length - 1);
    const hashes = [WHEEL_TABLE, ...changed].map((table) => makeWheel("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("[FAIR-18] one hundredth more in any segment of any wheel is another table, and so is another order", () => {
    const hashes = new Set([wheel.tableHash]);
    const add = (risk: (typeof RISKS)[number], segments: number, list: readonly number[]) => {
      const wheels = { ...WHEEL_TABLE.multipliers[risk], [segments]: list };
      const multipliers = { ...WHEEL_TABLE.multipliers, [risk]: wheels };
      hashes.add(makeWheel("1", { ...WHEEL_TABLE, multipliers }).tableHash);
    };
    for (const risk of RISKS) {
      for (const segments of WHEEL_SEGMENTS) {
        const list = WHEEL_TABLE.multipliers[risk][segments];
        for (const [segment, hundredths] of list.entries())
          add(risk, segments, list.with(segment, hundredths + 1));
        add(risk, segments, [...list.slice(1), ...list.slice(0, 1)]);
      }
    }
    expect(hashes.size).toBe(1 + 3 * 150 + 15);
  });

  it("[FAIR-18] the text that is hashed says how a segment becomes a payout", () => {
    const text = canonicalText(wheelTableJson(WHEEL_TABLE));
    for (const part of [
      '"segment":{"below":"segments"}',
      '"fraction":"stake * multipliers[risk][segments][segment] / 100"',
      '"10":[300,0,150,0,150,0,240,0,150,0]',
    ]) {
      expect(text).toContain(part);
    }
  });

  it("[FAIR-18] the same table under a new version keeps its hash, and a version pays by its own table", () => {
    expect(makeWheel("2", WHEEL_TABLE).tableHash).toBe(wheel.tableHash);
    const low = { ...WHEEL_TABLE.multipliers.low, 10: [150, 110, 0, 120, 110, 110, 110, 0, 120, 110] };
    const meaner = makeWheel("0", { ...WHEEL_TABLE, multipliers: { ...WHEEL_TABLE.multipliers, low } });
    expect(meaner.settle(ten, scriptedStream([0])).payoutMinor).toBe(1_500n);
    expect(meaner.sheet().returnToPlayer).toEqual({ fraction: "47/50", decimal: "0.940000" });
  });
});
