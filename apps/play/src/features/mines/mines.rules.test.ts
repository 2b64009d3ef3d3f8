import { describe, expect, it } from "vitest";
import { mines } from "@jonaki/games";
import { minor } from "@jonaki/money";
import {
  betFor,
  facesOf,
  lastStep,
  minesBetting,
  nextChance,
  placeOf,
  roundOf,
  stepNext,
  stepNow,
  tileAfter,
} from "./mines.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const BET = betFor(minor(10_00n), 3, LIMITS);

describe("what the panel sends", () => {
  it("[INS-10] the choices of the panel are choices of the game", () => {
    const choices = minesBetting.choicesOf(minor(10_00n), { mines: 3, stakeText: "10" });
    expect(mines.readOpening(choices, BET.largestWinMinor)).toMatchObject({
      ok: true,
      choices: { stakeMinor: 10_00n, mines: 3 },
    });
  });

  it("[INS-15] a stake fits as long as the first tile can be paid, within the platform's limits", () => {
    const stakes = (count: number, limits = LIMITS) =>
      minesBetting.stakesFor({ mines: count, stakeText: "" }, limits).largestStakeMinor;
    expect(stakes(3)).toBe(50_000_00n);
    expect(stakes(24, { ...LIMITS, largestWin: "100.00" })).toBe(4_04n);
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(minesBetting.read({ mines: 24, stakeText: "5.00" })).toEqual({ mines: 24, stakeText: "5.00" });
    for (const wrong of [null, { mines: 0, stakeText: "1" }, { mines: 25, stakeText: "1" }, { mines: 3 }])
      expect(() => minesBetting.read(wrong)).toThrow();
  });
});

describe("what a step pays", () => {
  it("[INS-10] 0.99 × C(25, k) ÷ C(25 − m, k), for now and for the next tile", () => {
    expect(stepNow(BET, 0)).toBeNull();
    expect(stepNow(BET, 3)).toEqual({ opened: 3, multiplier: "1.4785", payoutMinor: 14_78n });
    expect(stepNext(BET, 0)).toEqual({ opened: 1, multiplier: "1.1250", payoutMinor: 11_25n });
    expect([nextChance(BET, 0), nextChance(BET, 21)]).toEqual(["88.00 %", "25.00 %"]);
  });

  it("[INS-15] the last step within the largest win is known before the bet", () => {
    expect(lastStep(BET)).toMatchObject({ opened: 22, payoutMinor: 22_770_00n });
    const lower = betFor(minor(10_00n), 3, { ...LIMITS, largestWin: "100.00" });
    const { opened, payoutMinor } = lastStep(lower);
    expect(payoutMinor <= 100_00n && stepNext(lower, opened).payoutMinor > 100_00n).toBe(true);
  });
});

describe("the field", () => {
  const choices = { stake: "10.00", mines: 3, largestWin: "2000000.00", acts: [7, 8] };

  it("[FAIR-15] a round that goes on shows what was opened and nothing else", () => {
    const round = roundOf({ choices, outcome: null, shown: { opened: [7, 8] } });
    const faces = facesOf(round, 9);
    expect(faces.filter((face) => face === "safe")).toHaveLength(2);
    expect([faces[7], faces[9], faces[0]]).toEqual(["safe", "opening", "closed"]);
  });

  it("[INS-10] the end shows every mine, the one that was met, and what stayed closed", () => {
    const outcome = { field: [3, 8, 20], opened: [7], hit: 8, multiplier: "0.0000", payout: "0.00" };
    const faces = facesOf(roundOf({ choices, outcome }), null);
    expect([faces[3], faces[8], faces[20], faces[7], faces[0]]).toEqual([
      "mine",
      "hit",
      "mine",
      "safe",
      "rest",
    ]);
    expect(faces.filter((face) => face === "rest")).toHaveLength(21);
  });

  it("[FAIR-15] a record that is none of Mines is not shown", () => {
    expect(roundOf({ choices, outcome: null })).toBeNull();
    for (const outcome of [
      { roll: "1.00" },
      { field: [25], opened: [], hit: null, multiplier: "1", payout: "" },
    ])
      expect(() => roundOf({ choices, outcome })).toThrow();
  });

  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 4, 4],
    ["ArrowLeft", 5, 5],
    ["ArrowDown", 3, 8],
    ["ArrowDown", 24, 24],
    ["ArrowUp", 2, 2],
    ["Home", 13, 10],
    ["End", 10, 14],
    ["a", 10, null],
  ])("[INS-16] %s leads from tile %i to %s", (key, from, to) => {
    expect(tileAfter(key, from)).toBe(to);
  });

  it("tiles are counted row by row, from one", () => {
    expect([placeOf(0), placeOf(9), placeOf(24)]).toEqual([
      { row: 1, column: 1 },
      { row: 2, column: 5 },
      { row: 5, column: 5 },
    ]);
  });
});
