import { describe, expect, it } from "vitest";
import { fraction, nearestText } from "../exact.ts";
import { waysToChoose } from "./combinations.ts";
import { multiplierOf, multiplierText, readMultiplier } from "./multiplier.ts";
import { chanceText } from "./rule-text.ts";
import { figuresOf } from "./table-count.ts";

describe("the figures of weighted results", () => {
  it("[FAIR-11] [FAIR-12] return, hit frequency and variance are exact", () => {
    // Of eight draws one pays 4.00, two pay 1.50, one gives the stake back and four nothing: mean 1, mean of squares 43/16.
    const figures = figuresOf([
      { ways: 4n, multiplierHundredths: 0 },
      { ways: 1n, multiplierHundredths: 100n },
      { ways: 2n, multiplierHundredths: 150 },
      { ways: 1n, multiplierHundredths: 400n },
    ]);
    expect(figures).toEqual({
      allWays: 8n,
      returnToPlayer: fraction(1n, 1n),
      // What only gives the stake back is no hit.
      hitFrequency: fraction(3n, 8n),
      variance: fraction(27n, 16n),
    });
  });

  it("[FAIR-11] what always pays the same has no variance", () => {
    const { hitFrequency, variance } = figuresOf([{ ways: 7n, multiplierHundredths: 99 }]);
    expect([hitFrequency, variance]).toEqual([fraction(0n, 1n), fraction(0n, 1n)]);
  });
});

describe("ways to choose", () => {
  it("[FAIR-12] each is the sum of the two above it, as in Pascal's triangle", () => {
    let row = [1n];
    for (let n = 0; n <= 60; n += 1) {
      expect(row.map((_ways, k) => waysToChoose(n, k))).toEqual(row);
      expect(waysToChoose(n, n + 1)).toBe(0n);
      row = [...row, 0n].map((ways, place) => ways + (row[place - 1] ?? 0n));
    }
  });
});

describe("figures as text", () => {
  it.each([
    [1n, 4n, "25.000000 %"],
    [2n, 3n, "66.666666 %"],
    [1n, 1n, "100.000000 %"],
    [0n, 1n, "0.000000 %"],
    [1n, 1_000_000n, "0.000100 %"],
    [99n, 100_000_000n, "0.0000990 %"],
    [1n, 847_660_528n, "0.000000117 %"],
  ])("[FAIR-11] a chance of %d in %d is shown as %s", (numerator, denominator, text) => {
    expect(chanceText(fraction(numerator, denominator))).toBe(text);
  });

  it("[FAIR-11] a chance to the nearest", () => {
    expect(chanceText(fraction(2n, 3n), nearestText)).toBe("66.666667 %");
  });

  it.each([
    [0n, "0.00"],
    [5, "0.05"],
    [360, "3.60"],
    [445_856_363_109_679_104n, "4458563631096791.04"],
  ])("[FAIR-11] a multiplier of %d hundredths is %s", (hundredths, text) => {
    expect(multiplierText(hundredths)).toBe(text);
    expect(multiplierOf(hundredths)).toEqual(fraction(BigInt(hundredths), 100n));
  });

  it.each([
    ["1.01", 101n],
    ["100.00", 10_000n],
    ["1.00", null],
    ["100.01", null],
    ["2", null],
    ["02.00", null],
    [2, null],
    [null, null],
  ])("[INS-9] from outside %j is read as %d where 1.01 to 100.00 are offered", (value, hundredths) => {
    expect(readMultiplier(value, 101n, 10_000n)).toBe(hundredths);
  });
});
