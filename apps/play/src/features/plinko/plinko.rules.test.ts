import { describe, expect, it } from "vitest";
import { plinko, PLINKO_ROWS } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { ballAt, GROUND, pinsMet, pinsOf, plinkoBetting, resultOf, slotsOf } from "./plinko.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const { first } = plinkoBetting;
const PATHS = ["LLLLLLLL", "RRRRRRRR", "LRLRRLLR", "LRLRLRLRLRLRLRLR", "RRRRLLLRRLRRRR"];

describe("what is sent and what comes back", () => {
  it("[INS-11] the choices of the panel are choices of the game, for every board", () => {
    for (const rows of PLINKO_ROWS) {
      const read = plinko.readChoices(plinkoBetting.choicesOf(minor(10_00n), { ...first, rows }));
      expect(read).toEqual({ ok: true, choices: { stakeMinor: 10_00n, rows, risk: "medium" } });
    }
  });

  it("[INS-15] the largest stake is the last one whose best slot stays within the limit", () => {
    const largest = (rows: 8 | 16, risk: "low" | "high", limits = LIMITS) =>
      plinkoBetting.stakesFor({ ...first, rows, risk }, limits).largestStakeMinor;
    expect([largest(8, "low"), largest(16, "high")]).toEqual([50_000_00n, 2_000_00n]);
    expect(largest(16, "high", { ...LIMITS, largestWin: "5000.00" })).toBe(5_00n);
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(plinkoBetting.read(first)).toEqual(first);
    for (const wrong of [null, { ...first, rows: 7 }, { ...first, risk: "none" }, { ...first, more: 1 }])
      expect(() => plinkoBetting.read(wrong)).toThrow();
  });

  it("[FAIR-15] a record is read as it is; a round without an outcome has no result", () => {
    const choices = { stake: "10.00", rows: 8, risk: "low" };
    const outcome = { path: "LRLLLLRL", slot: 2, multiplier: "1.19", payout: "11.90" };
    expect(resultOf({ choices, outcome })).toEqual({ ...outcome, board: { rows: 8, risk: "low" } });
    expect(resultOf({ choices, outcome: null })).toBeNull();
    expect(() => resultOf({ choices, outcome: { ...outcome, path: "LX" } })).toThrow();
  });
});

describe("the way of the ball", () => {
  it.each(PATHS)("[INS-11] [FAIR-15] %s ends over the slot of the record and nowhere else", (path) => {
    const slot = path.replaceAll("L", "").length;
    const { x, y } = ballAt(path, 1);
    const width = GROUND.width / (path.length + 1);
    expect(x).toBeCloseTo((slot + 0.5) * width, 6);
    expect(y).toBe(GROUND.height);
    expect(slotsOf({ rows: path.length as 8, risk: "low" })).toHaveLength(path.length + 1);
  });

  it.each(PATHS)("[INS-11] %s goes left or right at each row as its bit says", (path) => {
    const at = (row: number) => ballAt(path, (row + 1) / (path.length + 1)).x;
    const sides = path.split("").map((_side, row) => (at(row + 1) > at(row) ? "R" : "L"));
    expect(sides.join("")).toBe(path);
  });

  it("[INS-11] it meets one pin in every row, and each is a pin of the board", () => {
    for (const path of PATHS) {
      const pins = pinsOf(path.length).map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`);
      const met = pinsMet(path, 1);
      expect(met).toHaveLength(path.length);
      for (const { x, y } of met) expect(pins).toContain(`${x.toFixed(6)} ${y.toFixed(6)}`);
    }
    expect(pinsMet("LRLRLRLR", 0)).toEqual([]);
  });

  it("never leaves the ground, and begins above the first pin", () => {
    for (const path of PATHS) {
      expect(ballAt(path, 0)).toEqual({ x: 50, y: 0 });
      for (let part = 0; part <= 1; part += 0.01) {
        const { x, y } = ballAt(path, part);
        expect(x >= 0 && x <= GROUND.width && y >= -3 && y <= GROUND.height).toBe(true);
      }
    }
  });
});
