import { describe, expect, it } from "vitest";
import { keno } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { browserBelow } from "../../app/chance.ts";
import {
  drawnBy,
  faceOf,
  kenoBetting,
  ladderOf,
  MOST_PICKS,
  numberAfter,
  randomPicks,
  resultOf,
  toggled,
} from "./keno.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const { first } = kenoBetting;

describe("the picks", () => {
  it("[INS-14] are different numbers in rising order, ten at most", () => {
    const three = [17, 3, 40].reduce<readonly number[]>(toggled, []);
    expect(three).toEqual([3, 17, 40]);
    expect(toggled(three, 17)).toEqual([3, 40]);
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([toggled(ten, 11), toggled(ten, 10).length]).toEqual([ten, 9]);
  });

  it("[INS-14] by chance they are as many as wanted, and choices of the game", () => {
    for (let count = 1; count <= MOST_PICKS; count += 1) {
      const picks = randomPicks(count, browserBelow);
      const read = keno.readChoices(kenoBetting.choicesOf(minor(10_00n), { ...first, picks }));
      expect(read).toEqual({ ok: true, choices: { stakeMinor: 10_00n, picks, risk: "medium" } });
      expect(picks).toHaveLength(count);
    }
  });

  it("[INS-14] chance can give every number, the first and the last alike", () => {
    expect(randomPicks(2, () => 0)).toEqual([1, 2]);
    expect(randomPicks(2, (bound) => bound - 1)).toEqual([39, 40]);
    for (let draw = 0; draw < 200; draw += 1) expect([0, 1, 2]).toContain(browserBelow(3));
  });
});

describe("what is sent and what comes back", () => {
  it("[INS-14] the ladder is the table of risk and picks, from no hit to all", () => {
    expect(ladderOf({ picks: [7], risk: "low" })).toEqual([60, 216]);
    expect(ladderOf({ picks: [1, 2, 3], risk: "high" })).toEqual([0, 0, 280, 5_000]);
    expect(ladderOf({ picks: [], risk: "low" })).toEqual([]);
  });

  it("[INS-15] the largest stake is the last one whose best rung stays within the limit", () => {
    const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(kenoBetting.stakesFor({ ...first, picks, risk: "high" }, LIMITS).largestStakeMinor).toBe(
      2_000_00n,
    );
    expect(kenoBetting.stakesFor(first, LIMITS).largestStakeMinor).toBe(50_000_00n);
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(kenoBetting.read({ ...first, picks: [1, 40] })).toEqual({ ...first, picks: [1, 40] });
    for (const picks of [[0], [41], [2, 1], [1, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "1"])
      expect(() => kenoBetting.read({ ...first, picks })).toThrow();
  });

  it("[FAIR-15] a record is read as it is; a round without an outcome has no result", () => {
    const choices = { stake: "10.00", picks: [3, 9], risk: "low" };
    const outcome = { drawn: [9, 1, 40], hits: 1, multiplier: "1.80", payout: "18.00" };
    expect(resultOf({ choices, outcome })).toEqual({ ...outcome, choice: { picks: [3, 9], risk: "low" } });
    expect(resultOf({ choices, outcome: null })).toBeNull();
    expect(() => resultOf({ choices, outcome: { ...outcome, drawn: [41] } })).toThrow();
  });
});

describe("the drawing", () => {
  const drawn = [9, 1, 40, 17, 5, 22, 31, 2, 8, 12];

  it("[FAIR-15] numbers appear in the order they were drawn, all of them at the end", () => {
    expect([0, 0.15, 0.55, 0.99, 1].map((part) => drawnBy(drawn, part).length)).toEqual([0, 1, 5, 9, 10]);
    expect(drawnBy(drawn, 0.3)).toEqual([9, 1, 40]);
    expect(drawnBy(drawn, 1)).toEqual(drawn);
  });

  it("[INS-14] a drawn number that was picked is a hit", () => {
    expect([9, 1, 3, 4].map((one) => faceOf(one, [3, 9], drawn.slice(0, 2)))).toEqual([
      "hit",
      "drawn",
      "picked",
      "free",
    ]);
  });

  it.each([
    ["ArrowRight", 1, 8, 2],
    ["ArrowRight", 8, 8, 8],
    ["ArrowLeft", 9, 8, 9],
    ["ArrowDown", 3, 8, 11],
    ["ArrowDown", 40, 8, 40],
    ["ArrowDown", 3, 5, 8],
    ["ArrowUp", 2, 5, 2],
    ["Home", 14, 8, 9],
    ["End", 14, 8, 16],
    ["a", 14, 8, null],
  ])("[INS-16] %s leads from %i in rows of %i to %s", (key, from, columns, to) => {
    expect(numberAfter(key, from, columns)).toBe(to);
  });
});
