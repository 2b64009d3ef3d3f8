import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptedStream } from "../test-doubles.ts";
import { drawBelow, shuffle } from "./draw.ts";
import { seedOf } from "./seed.ts";
import { singlePlayStream } from "./stream.ts";

const bitsOf = (below: number): number => (below === 1 ? 0 : (below - 1).toString(2).length);

/** How often each number comes when every possible reading of its bytes is tried once; null: drawn again. */
function countEveryReading(below: number): { readonly counts: Uint32Array; readonly again: number } {
  const byteCount = Math.ceil(bitsOf(below) / 8);
  const counts = new Uint32Array(below);
  let again = 0;
  for (let reading = 0; reading < 256 ** byteCount; reading += 1) {
    const first = byteCount === 1 ? [reading] : [reading >> 8, reading & 255];
    // What is drawn again reads the zeros behind, so the bytes that are left tell the two apart.
    const stream = scriptedStream([...first, ...first.map(() => 0)]);
    const drawn = drawBelow(stream, below);
    if (stream.left() === 0) again += 1;
    else counts[drawn]! += 1;
  }
  return { counts, again };
}

describe("a draw", () => {
  it("[FAIR-2] every number below n comes from exactly as many readings as every other: all n up to 256", () => {
    for (let below = 2; below <= 256; below += 1) {
      const { counts, again } = countEveryReading(below);
      const each = 2 ** (8 - bitsOf(below));
      expect(counts.every((count) => count === each)).toBe(true);
      expect(again).toBe(256 - below * each);
    }
  });

  it.each([257, 1_000, 4_096, 4_097, 9_973, 10_000, 65_535, 65_536])(
    "[FAIR-2] and with two bytes: n = %d, all 65,536 readings",
    (below) => {
      const { counts, again } = countEveryReading(below);
      const each = 2 ** (16 - bitsOf(below));
      expect(counts.every((count) => count === each)).toBe(true);
      expect(again).toBe(65_536 - below * each);
    },
  );

  it("[FAIR-2] a number below 1 is 0 and takes no bytes", () => {
    expect(drawBelow(scriptedStream([]), 1)).toBe(0);
    expect(drawBelow(scriptedStream([]), 1n)).toBe(0n);
  });

  it("[FAIR-2] it takes ⌈b/8⌉ bytes, first byte highest, and keeps the low b bits", () => {
    // 9,999 needs 14 bits: of 0xC1 0x02 the two highest bits go.
    expect(drawBelow(scriptedStream([0xc1, 0x02]), 10_000)).toBe(0x0102);
    // 257 needs 9 bits of two bytes, 256 needs 8 bits of one.
    expect(drawBelow(scriptedStream([0xfe, 0xff]), 257)).toBe(0xff);
    expect(drawBelow(scriptedStream([0xfe]), 256)).toBe(0xfe);
  });

  it("[FAIR-2] what is n or more is drawn again, as often as needed", () => {
    const stream = scriptedStream([0x27, 0x10, 0x3f, 0xff, 0x27, 0x0f, 0xaa]);
    expect(drawBelow(stream, 10_000)).toBe(9_999);
    expect(stream.left()).toBe(1);
  });

  it("[FAIR-2] the two forms agree, and numbers beyond 32 bits are exact", () => {
    const seed = seedOf(new Uint8Array(32).fill(9));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.nat(), (below, nonce) => {
        const drawn = drawBelow(singlePlayStream(seed, "x", nonce), below);
        expect(BigInt(drawn)).toBe(drawBelow(singlePlayStream(seed, "x", nonce), BigInt(below)));
        expect(drawn >= 0 && drawn < below && Number.isSafeInteger(drawn)).toBe(true);
      }),
    );
  });

  it("[FAIR-2] a draw from any bytes equals the rule read literally", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 2n, max: 2n ** 130n }),
        fc.uint8Array({ minLength: 17, maxLength: 17 }),
        (below, random) => {
          const bits = (below - 1n).toString(2).length;
          const bytes = [...random].slice(0, Math.ceil(bits / 8));
          const digits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
          const literal = BigInt(`0b${digits.slice(-bits)}`);
          const stream = scriptedStream([...bytes, ...bytes.map(() => 0)]);
          expect(drawBelow(stream, below)).toBe(literal < below ? literal : 0n);
          expect(stream.left()).toBe(literal < below ? bytes.length : 0);
        },
      ),
    );
  });

  it.each([0, -1, 1.5, 2 ** 53, Number.NaN])("[FAIR-2] below %d there is nothing to draw", (below) => {
    expect(() => drawBelow(scriptedStream([0, 0]), below)).toThrow(RangeError);
  });

  it("[FAIR-2] nor below a bigint under 1", () => {
    expect(() => drawBelow(scriptedStream([0]), 0n)).toThrow(RangeError);
  });
});

describe("a shuffle", () => {
  it("[FAIR-2] every order of four comes from exactly one way to draw", () => {
    const orders = new Set<string>();
    for (let fourth = 0; fourth < 4; fourth += 1) {
      for (let third = 0; third < 3; third += 1) {
        for (let second = 0; second < 2; second += 1) {
          const stream = scriptedStream([fourth, third, second]);
          orders.add(shuffle(stream, ["a", "b", "c", "d"]).join(""));
          expect(stream.left()).toBe(0);
        }
      }
    }
    expect(orders.size).toBe(24);
  });

  it("[FAIR-2] it goes from the last place down", () => {
    // The last place takes place 0, then the third takes place 1, then the second stays.
    expect(shuffle(scriptedStream([0, 1, 1]), ["a", "b", "c", "d"])).toEqual(["d", "c", "b", "a"]);
  });

  it("[FAIR-2] it keeps the items and leaves the list it was given alone", () => {
    const seed = seedOf(new Uint8Array(32).fill(3));
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.nat(), (items, nonce) => {
        const before = [...items];
        const order = shuffle(singlePlayStream(seed, "s", nonce), items);
        expect(items).toEqual(before);
        expect(order.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it("[FAIR-2] nothing and one thing have one order and take no bytes", () => {
    expect(shuffle(scriptedStream([]), [])).toEqual([]);
    expect(shuffle(scriptedStream([]), ["a"])).toEqual(["a"]);
  });
});
