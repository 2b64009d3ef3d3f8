import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimalText,
  difference,
  fraction,
  fractionText,
  isBelow,
  isSameFraction,
  nearestText,
} from "./exact.ts";

const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });

describe("exact fractions", () => {
  it("[FAIR-11] a fraction stands in lowest terms", () => {
    expect(fractionText(fraction(9_900n, 10_000n))).toBe("99/100");
    expect(fractionText(fraction(0n, 7n))).toBe("0/1");
    fc.assert(
      fc.property(positive, positive, positive, (numerator, denominator, factor) => {
        const plain = fraction(numerator, denominator);
        expect(fraction(numerator * factor, denominator * factor)).toEqual(plain);
        expect(plain.numerator * denominator).toBe(numerator * plain.denominator);
      }),
    );
  });

  it("[FAIR-11] decimals are cut, so no figure looks better than it is", () => {
    expect(decimalText(fraction(2n, 3n), 6)).toBe("0.666666");
    expect(decimalText(fraction(9_800n, 9_899n), 4)).toBe("0.9899");
    expect(decimalText(fraction(1n, 1_000_000_000n), 6)).toBe("0.000000");
    expect(decimalText(fraction(19_999n, 10n), 0)).toBe("1999");
    expect(decimalText(fraction(99n, 100n), 6)).toBe("0.990000");
  });

  it("[FAIR-11] to the nearest, a figure a hair below a round one reads as the round one", () => {
    const hairBelow = fraction(99n * 10n ** 8n - 1n, 10n ** 10n);
    expect(decimalText(hairBelow, 6)).toBe("0.989999");
    expect(nearestText(hairBelow, 6)).toBe("0.990000");
    expect(nearestText(fraction(99n, 100n), 6)).toBe("0.990000");
    expect(nearestText(fraction(1_999n, 1_000n), 2)).toBe("2.00");
    expect(nearestText(fraction(5n, 10n), 0)).toBe("1");
    expect(nearestText(fraction(49n, 100n), 0)).toBe("0");
    fc.assert(
      fc.property(positive, positive, fc.nat(12), (numerator, denominator, decimals) => {
        const shown = BigInt(nearestText(fraction(numerator, denominator), decimals).replace(".", ""));
        // Twice the distance in units of the last decimal, times the denominator: at most one unit.
        const twice = 2n * (shown * denominator - numerator * 10n ** BigInt(decimals));
        expect(twice <= denominator && twice > -denominator).toBe(true);
      }),
    );
  });

  it("[FAIR-12] a difference is exact, and none is below zero", () => {
    expect(difference(fraction(99n, 100n), fraction(1n, 3n))).toEqual(fraction(197n, 300n));
    expect(difference(fraction(1n, 2n), fraction(2n, 4n))).toEqual(fraction(0n, 1n));
    expect(() => difference(fraction(1n, 3n), fraction(1n, 2n))).toThrow(RangeError);
  });

  it("[FAIR-12] fractions are compared exactly, where floats would see no difference", () => {
    const one = fraction(10n ** 20n, 10n ** 20n + 1n);
    const other = fraction(10n ** 20n + 1n, 10n ** 20n + 2n);
    expect(isBelow(one, other)).toBe(true);
    expect(isBelow(other, one)).toBe(false);
    expect(isSameFraction(one, other)).toBe(false);
    expect(isSameFraction(fraction(2n, 4n), fraction(3n, 6n))).toBe(true);
  });

  it("refuses what is no figure", () => {
    expect(() => fraction(-1n, 2n)).toThrow(RangeError);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });
});
