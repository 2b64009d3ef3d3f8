import { describe, expect, it } from "vitest";
import { markPlan } from "./studio-mark.rules.ts";

/** The vendors' table. */
const IN_HOUSE = [
  "TCG_SEA",
  "TCG_LOTTO_VN",
  "MEGH",
  "SHIMUL",
  "MAATH",
  "PAKHI",
  "DS88",
  "RUPKOTHA",
  "NILKONTHO",
  "KASHBON",
  "TUNTUNI",
  "DHEU",
  "TASH",
];

describe("the mark of a studio", () => {
  it("[LOB-12] every vendor of the house has one of its own", () => {
    const marks = IN_HOUSE.map(markPlan);
    expect(marks.every(({ folds }) => folds === 1)).toBe(true);
    expect(new Set(marks.map(({ line }) => line)).size).toBe(IN_HOUSE.length);
  });

  it("[SHELL-49] any other vendor has a figure that is always the same, and seldom another's", () => {
    const names = Array.from({ length: 40 }, (_, place) => `STUDIO${place}`);
    const marks = names.map((name) => JSON.stringify(markPlan(name)));
    expect(marks).toEqual(names.map((name) => JSON.stringify(markPlan(name))));
    expect(new Set(marks).size).toBeGreaterThan(names.length / 2);
  });

  it("[SHELL-49] a vendor without a name is no exception", () => {
    expect(markPlan("").folds).toBeGreaterThan(1);
  });
});
