import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "./amount.ts";
import { roundFraction } from "./fraction.ts";
import { oddsMilli, payoutAt } from "./odds.ts";
import { applyRate, ratePpm } from "./rate.ts";

const positive = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe("rounding", () => {
  it("[WAL-31] a share is cut towards zero and a fee is rounded up", () => {
    expect(roundFraction(199n, 100n, "down")).toBe(1n);
    expect(roundFraction(101n, 100n, "up")).toBe(2n);
    expect(roundFraction(200n, 100n, "up")).toBe(2n);
  });

  it("[WAL-31] towards zero holds for what is owed as well", () => {
    expect(roundFraction(-199n, 100n, "down")).toBe(-1n);
    expect(roundFraction(-101n, 100n, "up")).toBe(-2n);
  });

  it("[WAL-31] a rounding moves an amount by less than one poisha", () => {
    fc.assert(
      fc.property(positive, fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const down = roundFraction(numerator, denominator, "down");
        const up = roundFraction(numerator, denominator, "up");
        expect(down * denominator <= numerator && numerator <= up * denominator).toBe(true);
        expect(up - down <= 1n).toBe(true);
      }),
    );
  });

  it("refuses a fraction without a whole", () => {
    expect(() => roundFraction(1n, 0n, "down")).toThrow(RangeError);
  });

  it("[REW-35] cashback of 0.80 % is rounded down to 0.01", () => {
    expect(applyRate(minor(12_345n), ratePpm(8_000), "down")).toBe(98n);
  });

  it("[WAL-31] a fee of the same rate is rounded up", () => {
    expect(applyRate(minor(12_345n), ratePpm(8_000), "up")).toBe(99n);
  });

  it("[WAL-31] a rate that is not whole millionths is refused, not rounded", () => {
    expect(() => ratePpm(0.5)).toThrow(RangeError);
  });
});

describe("odds", () => {
  it("[SPO-11] a stake at 1.85 returns 1.85 times the stake, cut to the poisha", () => {
    expect(payoutAt(minor(10_000n), oddsMilli(1850))).toBe(18_500n);
    expect(payoutAt(minor(333n), oddsMilli(1850))).toBe(616n);
  });

  it("[SPO-89] the legs of a line are multiplied exactly and cut once", () => {
    // Cut after each leg it would be 101 × 1.5 = 151, × 1.5 = 226.
    expect(payoutAt(minor(101n), oddsMilli(1500), oddsMilli(1500))).toBe(227n);
  });

  it("[SPO-89] a void leg counts as 1.00 and a line without odds returns its stake", () => {
    expect(payoutAt(minor(777n), oddsMilli(1000))).toBe(777n);
    expect(payoutAt(minor(777n))).toBe(777n);
  });

  it("[SPO-25] odds are never rounded into range", () => {
    expect(() => oddsMilli(999)).toThrow(RangeError);
    expect(() => oddsMilli(1850.5)).toThrow(RangeError);
  });

  it("[WAL-31] a payout never pays more than the exact fraction and less than a poisha below it", () => {
    fc.assert(
      fc.property(positive, fc.bigInt({ min: 1_001n, max: 1_000_000n }), (stake, odds) => {
        const owedMilli = stake * odds - payoutAt(minor(stake), oddsMilli(odds)) * 1_000n;
        expect(owedMilli >= 0n && owedMilli < 1_000n).toBe(true);
      }),
    );
  });
});
