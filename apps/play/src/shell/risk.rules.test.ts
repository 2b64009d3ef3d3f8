import { describe, expect, it } from "vitest";
import { keno, plinko, wheel } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { translatorFor } from "../app/test-doubles.tsx";
import { largestPayout, shortTimes, splitRiskLine, warmthOf } from "./risk.rules.ts";

describe("pay tables by risk and size", () => {
  it("[FAIR-13] a line of the sheet is taken apart in both languages", () => {
    const split = (language: "BN" | "EN") =>
      splitRiskLine("high · 16 · 0 / 16", translatorFor(language), "play_plinko_rows_of");
    expect(split("EN")).toEqual({ table: "High risk · 16 rows", line: "0 / 16" });
    expect(split("BN")).toEqual({ table: "বেশি ঝুঁকি · ১৬টি সারি", line: "0 / 16" });
  });

  it.each([
    [plinko, "play_plinko_rows_of", 27],
    [wheel, "play_wheel_segments_of", 15],
    [keno, "play_keno_picks_of", 30],
  ] as const)("[FAIR-13] every line of a sheet belongs to one of its tables", (game, sizeKey, tables) => {
    const lines = game.sheet().payTable.map(({ name }) => splitRiskLine(name, translatorFor("EN"), sizeKey));
    expect(new Set(lines.map(({ table }) => table)).size).toBe(tables);
    expect(new Set(lines.map(({ table, line }) => `${table} ${line}`)).size).toBe(lines.length);
  });

  it("[INS-15] the most that can come of a bet is the largest multiplier's payout", () => {
    expect(largestPayout(minor(10_05n), [20, 150, 0])).toBe(15_07n);
  });

  it("multipliers are short where room is, and stay what they are", () => {
    expect([0, 20, 32, 100, 1_350, 27_650, 100_000].map(shortTimes)).toEqual([
      "0",
      "0.2",
      "0.32",
      "1",
      "13.5",
      "276.5",
      "1000",
    ]);
  });

  it("[SAFE-23] what does not exceed the stake has no light", () => {
    expect([0, 50, 100, 101, 200, 1_000].map(warmthOf)).toEqual([
      "none",
      "cold",
      "cold",
      "mild",
      "warm",
      "hot",
    ]);
  });
});
