import { describe, expect, it } from "vitest";
import { dice } from "@jonaki/games";
import { minor } from "@jonaki/money";
import {
  chanceAt,
  diceBetting,
  parseChance,
  payoutFor,
  PRESETS,
  resultOf,
  thresholdOf,
} from "./dice.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const { first } = diceBetting;
const stakesFor = (chanceSteps: number, limits: typeof LIMITS) =>
  diceBetting.stakesFor({ ...first, chanceSteps }, limits);

describe("chance and threshold", () => {
  it("[INS-8] both sides of a threshold mean the same chance", () => {
    expect([thresholdOf("under", 4_950), thresholdOf("over", 4_950)]).toEqual([4_950, 5_050]);
    expect([chanceAt("under", 4_950), chanceAt("over", 5_050)]).toEqual([4_950, 4_950]);
  });

  it("[INS-8] the handle stops at 0.01 % and 98 %", () => {
    expect([chanceAt("under", 0), chanceAt("under", 10_000)]).toEqual([1, 9_800]);
    expect([chanceAt("over", 0), chanceAt("over", 10_000)]).toEqual([9_800, 1]);
  });

  it.each([
    ["49.5", 4_950],
    ["49.50", 4_950],
    ["0.01", 1],
    ["98", 9_800],
    ["7.", 700],
  ])("[INS-8] %s is typed as a chance", (typed, chanceSteps) => {
    expect(parseChance(typed)).toBe(chanceSteps);
  });

  it.each(["", "0", "0.00", "98.01", "99", "100", "1.234", "-1", "1e1", "x"])(
    "[INS-8] %j is no chance",
    (typed) => {
      expect(parseChance(typed)).toBeNull();
    },
  );

  it("[INS-8] every preset pays exactly what its button says", () => {
    for (const { label, value: chanceSteps } of PRESETS) {
      const times = Number(label.replace("×", ""));
      expect(Number(payoutFor(minor(100_00n), chanceSteps))).toBe(Math.round(times * 100_00));
    }
  });
});

describe("the stake", () => {
  it("[INS-15] the range is the game's within the platform's, with the largest stake that fits a chance", () => {
    expect(stakesFor(4_950, LIMITS)).toEqual({ smallestStakeMinor: 1_00n, largestStakeMinor: 50_000_00n });
    expect(stakesFor(1, LIMITS).largestStakeMinor).toBe(202_02n);
    const lower = { minimum: "5.00", maximum: "100.00", largestWin: "1000.00" };
    expect(stakesFor(4_950, lower)).toEqual({ smallestStakeMinor: 5_00n, largestStakeMinor: 100_00n });
    expect(stakesFor(99, lower).largestStakeMinor).toBe(10_00n);
  });
});

describe("what is sent and what comes back", () => {
  it("[INS-8] the choices of the panel are choices of the game", () => {
    const read = dice.readChoices(diceBetting.choicesOf(minor(10_00n), first));
    expect(read).toEqual({
      ok: true,
      choices: { stakeMinor: 10_00n, side: "over", chanceSteps: 4_950 },
    });
  });

  it("[FAIR-15] a record is read as it is; a round without an outcome has no result", () => {
    const choices = { stake: "10.00", side: "over", chance: 4_950 };
    const outcome = { roll: "77.77", won: true, payout: "20.00" };
    expect(resultOf({ choices, outcome })).toEqual({ ...outcome, choices });
    expect(resultOf({ choices, outcome: null })).toBeNull();
    expect(() => resultOf({ choices, outcome: { ...outcome, roll: 77.77 } })).toThrow();
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(diceBetting.read(first)).toEqual(first);
    for (const wrong of [
      null,
      { ...first, chanceSteps: 9_801 },
      { ...first, side: "middle" },
      { ...first, stakeText: "<b>" },
    ])
      expect(() => diceBetting.read(wrong)).toThrow();
  });
});
