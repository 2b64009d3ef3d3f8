import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { burstBytes, scriptedStream } from "../test-doubles.ts";
import { BURST_TABLE, burstHundredths, countBurstsFrom, drawBurst } from "./burst.ts";

const SPAN = 2n ** 52n;
const anyU = fc.bigInt({ min: 1n, max: SPAN });
const anyTarget = fc.oneof(
  fc.bigInt({ min: 101n, max: 100_000_000n }),
  fc.bigInt({ min: 101n, max: 1_000n }),
  fc.bigInt({ min: 101n, max: 99n * SPAN }),
);

describe("a burst", () => {
  it.each([
    ["the smallest number, without an upper bound", 1n, 445_856_363_109_679_104n],
    ["half of them", SPAN / 2n, 198n],
    ["the last number", SPAN, 100n],
    ["the last one that still reaches 1.01", (99n * SPAN) / 101n, 101n],
    ["the first one that does not", (99n * SPAN) / 101n + 1n, 100n],
  ])("[INS-5] [INS-9] %s", (_what, u, hundredths) => {
    expect(burstHundredths(BURST_TABLE, u)).toBe(hundredths);
    const stream = scriptedStream(burstBytes(u));
    expect(drawBurst(BURST_TABLE, stream)).toBe(hundredths);
    expect(stream.left()).toBe(0);
  });

  it("[FAIR-2] [INS-9] of 56 bits read the four highest go, and none is ever drawn again", () => {
    const stream = scriptedStream([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xf0, 0, 0, 0, 0, 0, 0]);
    expect([drawBurst(BURST_TABLE, stream), drawBurst(BURST_TABLE, stream)]).toEqual([100n, 99n * SPAN]);
  });

  it("[INS-9] it is the larger of 100 and the exact quotient cut to whole hundredths, for any number", () => {
    fc.assert(
      fc.property(anyU, (u) => {
        const hundredths = burstHundredths(BURST_TABLE, u);
        if (hundredths === 100n) expect(99n * SPAN < 101n * u).toBe(true);
        else expect(hundredths * u <= 99n * SPAN && (hundredths + 1n) * u > 99n * SPAN).toBe(true);
      }),
    );
  });

  it("[INS-9] a larger number never bursts higher", () => {
    fc.assert(
      fc.property(anyU, anyU, (one, other) => {
        const [smaller, larger] = one < other ? [one, other] : [other, one];
        expect(burstHundredths(BURST_TABLE, smaller) >= burstHundredths(BURST_TABLE, larger)).toBe(true);
      }),
    );
  });
});

describe("how many bursts reach a target", () => {
  it("[INS-9] the number at the edge reaches it and the next one does not: every target to 2,000.00", () => {
    for (let target = 101n; target <= 200_000n; target += 1n) {
      const edge = countBurstsFrom(BURST_TABLE, target);
      const reached = burstHundredths(BURST_TABLE, edge);
      const missed = burstHundredths(BURST_TABLE, edge + 1n);
      if (reached < target || missed >= target) expect.fail(`target ${target}`);
    }
  });

  it("[INS-9] and so at any target", () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const edge = countBurstsFrom(BURST_TABLE, target);
        expect(edge >= 1n && edge < SPAN).toBe(true);
        expect(burstHundredths(BURST_TABLE, edge) >= target).toBe(true);
        expect(burstHundredths(BURST_TABLE, edge + 1n) < target).toBe(true);
      }),
    );
  });

  it("[INS-9] in a span small enough to try every number, the count is what is found by trying", () => {
    const small = { spanBits: 12n, returnHundredths: 99n };
    const bursts = Array.from({ length: 4_096 }, (_burst, place) =>
      burstHundredths(small, BigInt(place + 1)),
    );
    for (let target = 101n; target <= 3_000n; target += 1n) {
      const reached = bursts.filter((burst) => burst >= target).length;
      expect(countBurstsFrom(small, target)).toBe(BigInt(reached));
    }
  });

  it("[INS-5] what every burst reaches is not counted so", () => {
    expect(() => countBurstsFrom(BURST_TABLE, 100n)).toThrow(RangeError);
  });
});
