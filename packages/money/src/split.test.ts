import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor, sumMinor } from "./amount.ts";
import { splitByShares } from "./split.ts";

const sharesArbitrary = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 9 })
  .filter((shares) => shares.some((share) => share > 0n));

describe("split", () => {
  it("[WAL-31] the parts of a split sum to the whole and each is within its fair share", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        sharesArbitrary,
        fc.constantFrom("first" as const, "inTurn" as const),
        (whole, shares, oddPoishaTo) => {
          const parts = splitByShares(minor(whole), shares, oddPoishaTo);
          const total = shares.reduce((sum, share) => sum + share, 0n);
          expect(sumMinor(parts)).toBe(whole);
          parts.forEach((part, index) => expect(part * total > whole * shares[index]! - total).toBe(true));
        },
      ),
    );
  });

  it("[WAL-30] a payout returns in the proportion of the stake, the odd poisha to CASH", () => {
    // 1.00 from CASH and 2.00 from BONUS: of 1.00 the exact parts are 33⅓ and 66⅔ poisha.
    expect(splitByShares(minor(100n), [100n, 200n], "first")).toEqual([34n, 66n]);
  });

  it("[WAL-30] a stake wholly from BONUS pays wholly to BONUS", () => {
    expect(splitByShares(minor(12_345n), [0n, 700n], "first")).toEqual([0n, 12_345n]);
  });

  it("[CAR-65] equal winners get the odd poisha one each in their order", () => {
    expect(splitByShares(minor(11n), [1n, 1n, 1n], "inTurn")).toEqual([4n, 4n, 3n]);
  });

  it("[CAR-128] all odd poisha go to the first where the rule says so", () => {
    expect(splitByShares(minor(11n), [1n, 1n, 1n], "first")).toEqual([5n, 3n, 3n]);
  });

  it("[CAR-65] a place without a share gets no odd poisha in turn", () => {
    expect(splitByShares(minor(5n), [0n, 1n, 1n], "inTurn")).toEqual([0n, 3n, 2n]);
  });

  it("refuses shares that cannot divide anything", () => {
    expect(() => splitByShares(minor(5n), [], "first")).toThrow(RangeError);
    expect(() => splitByShares(minor(5n), [0n], "first")).toThrow(RangeError);
    expect(() => splitByShares(minor(5n), [2n, -1n], "first")).toThrow(RangeError);
    expect(() => splitByShares(minor(-5n), [1n], "first")).toThrow(RangeError);
  });
});
