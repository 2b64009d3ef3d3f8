import { describe, expect, it } from "vitest";
import { limbo } from "@jonaki/games";
import { minor } from "@jonaki/money";
import {
  chanceOf,
  climbed,
  limboBetting,
  parseTarget,
  payoutFor,
  placeOf,
  PRESETS,
  resultOf,
} from "./limbo.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const { first } = limboBetting;

describe("the target", () => {
  it.each([
    ["2", "2.00"],
    ["1.5", "1.50"],
    ["1.01", "1.01"],
    ["0002.", "2.00"],
    ["1000000", "1000000.00"],
  ])("[INS-9] %s is typed as a target", (typed, target) => {
    expect(parseTarget(typed)).toBe(target);
  });

  it.each(["", "1", "1.00", "0.99", "1000000.01", "1000001", "1.234", "-2", "1e3", "x"])(
    "[INS-9] %j is no target",
    (typed) => {
      expect(parseTarget(typed)).toBeNull();
    },
  );

  it("[INS-9] its chance is 0.99 ÷ target, with three digits that say something", () => {
    expect(["1.01", "2.00", "100.00", "1000000.00"].map(chanceOf)).toEqual([
      "98.02 %",
      "49.50 %",
      "0.990 %",
      "0.0000990 %",
    ]);
  });

  it("[INS-9] a win pays the target; every preset is one, and pays what its button says", () => {
    expect(payoutFor(minor(10_05n), "1.50")).toBe(15_07n);
    for (const { label, value } of PRESETS) {
      expect(parseTarget(value)).toBe(value);
      expect(Number(payoutFor(minor(100n), value))).toBe(Number(label.replace("×", "")) * 100);
    }
  });
});

describe("what is sent and what comes back", () => {
  it("[INS-9] the choices of the panel are choices of the game", () => {
    expect(limbo.readChoices(limboBetting.choicesOf(minor(10_00n), first))).toEqual({
      ok: true,
      choices: { stakeMinor: 10_00n, targetHundredths: 200n },
    });
  });

  it("[INS-15] the largest stake is the last one whose win stays within the limit", () => {
    const stakes = (target: string, limits = LIMITS) =>
      limboBetting.stakesFor({ ...first, target }, limits).largestStakeMinor;
    expect([stakes("2.00"), stakes("1000000.00")]).toEqual([50_000_00n, 2_00n]);
    expect(stakes("10.00", { ...LIMITS, largestWin: "100.00" })).toBe(10_00n);
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(limboBetting.read(first)).toEqual(first);
    for (const wrong of [null, { ...first, target: "1.00" }, { ...first, target: 2 }, { target: "2.00" }])
      expect(() => limboBetting.read(wrong)).toThrow();
  });

  it("[FAIR-15] a record is read as it is; a round without an outcome has no result", () => {
    const choices = { stake: "10.00", target: "2.00" };
    const outcome = { result: "3.20", won: true, payout: "20.00" };
    expect(resultOf({ choices, outcome })).toEqual({ ...outcome, target: "2.00" });
    expect(resultOf({ choices, outcome: null })).toBeNull();
    expect(() => resultOf({ choices, outcome: { ...outcome, result: 3.2 } })).toThrow();
  });
});

describe("the way up", () => {
  it("[FAIR-15] rises from 1 to the result and never beyond it", () => {
    const heights = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => climbed("37.41", part));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect([heights[0], heights.at(-1)]).toEqual([1, 37.41]);
  });

  it("[INS-9] a multiplier lies as far along as the chance to stay below it", () => {
    expect([1, 2, 4, 10].map(placeOf)).toEqual([0, 0.5, 0.75, 0.9]);
    expect(placeOf(4_458_562_600_304_640)).toBeLessThanOrEqual(1);
  });
});
