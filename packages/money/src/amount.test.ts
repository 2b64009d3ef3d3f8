import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, minor, parseAmount, sumMinor } from "./amount.ts";

const largestMinor = 10n ** 17n - 1n;

describe("amounts", () => {
  it("[CALL-14] an amount's text has two decimals and no grouping", () => {
    expect(formatAmount(minor(123450n))).toBe("1234.50");
    expect(formatAmount(minor(5n))).toBe("0.05");
    expect(formatAmount(minor(0n))).toBe("0.00");
    expect(formatAmount(minor(-7n))).toBe("-0.07");
  });

  it("[WAL-1] an amount is read as whole poisha", () => {
    expect(parseAmount("1234.5")).toBe(123450n);
    expect(parseAmount("10")).toBe(1000n);
    expect(parseAmount("0.01")).toBe(1n);
    // A float would answer 113.99999999999999 poisha here.
    expect(parseAmount("1.14")).toBe(114n);
  });

  it.each([
    "",
    ".",
    ".5",
    "5.",
    "1.005",
    "1e3",
    "+1",
    "1,000",
    " 1",
    "1 ",
    "১০",
    "0x10",
    "Infinity",
    "1.2.3",
    "-",
  ])("[CALL-14] %j is not an amount and is never guessed at", (text) => {
    expect(parseAmount(text)).toBeNull();
    expect(parseAmount(text, { signed: true })).toBeNull();
  });

  it("[CALL-14] a minus is read only where it is asked for", () => {
    expect(parseAmount("-1.00")).toBeNull();
    expect(parseAmount("-1.00", { signed: true })).toBe(-100n);
    expect(parseAmount("--1.00", { signed: true })).toBeNull();
  });

  it("[WAL-1] an amount too large for the ledger's column is refused", () => {
    expect(parseAmount("999999999999999.99")).toBe(largestMinor);
    expect(parseAmount("1000000000000000.00")).toBeNull();
  });

  it("[CALL-14] every amount survives the way over the wire", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -largestMinor, max: largestMinor }), (value) => {
        expect(parseAmount(formatAmount(minor(value)), { signed: true })).toBe(value);
      }),
    );
  });

  it("[WAL-1] a sum of amounts is exact above what a float can hold", () => {
    expect(sumMinor([minor(9_007_199_254_740_993n), minor(1n), minor(1n)])).toBe(9_007_199_254_740_995n);
    expect(sumMinor([])).toBe(0n);
  });
});
