import { describe, expect, it } from "vitest";
import { minor } from "@jonaki/money";
import { narrowed, readStake, steppedStake } from "./stake.rules.ts";

const range = { smallestStakeMinor: minor(1_00n), largestStakeMinor: minor(50_000_00n) };

describe("the stake", () => {
  it("[INS-15] the game's limits hold within the platform's, whichever is narrower", () => {
    const table = { ...range, largestWinMinor: minor(2_000_000_00n), rows: 8 };
    const limits = { minimum: "5.00", maximum: "900000.00", largestWin: "1000.00" };
    expect(narrowed(table, limits)).toEqual({
      rows: 8,
      smallestStakeMinor: 5_00n,
      largestStakeMinor: 50_000_00n,
      largestWinMinor: 1_000_00n,
    });
  });

  it("[INS-15] what does not fit is refused with both amounts, what is no amount as such", () => {
    expect(readStake("10", range)).toEqual({ stakeMinor: 10_00n });
    expect(readStake("0.99", range)).toEqual({ problem: "BET_LIMIT", ...range });
    expect(readStake("50000.01", range)).toEqual({ problem: "BET_LIMIT", ...range });
    for (const typed of ["", "abc", "1.005", "1,000"])
      expect(readStake(typed, range)).toEqual({ problem: "AMOUNT_FORMAT" });
  });

  it("[INS-16] half, double, smallest and largest stay in the range and within the balance", () => {
    const step = (name: Parameters<typeof steppedStake>[0], typed: string, balance = "1000.00") =>
      steppedStake(name, typed, range, balance);
    expect([step("half", "10.01"), step("half", "1.00")]).toEqual(["5.00", "1.00"]);
    expect([step("double", "10.01"), step("double", "40000.00")]).toEqual(["20.02", "50000.00"]);
    expect([step("smallest", "77"), step("largest", "1"), step("largest", "1", "70000.00")]).toEqual([
      "1.00",
      "1000.00",
      "50000.00",
    ]);
    expect([step("largest", "1", "0.40"), step("half", "no amount")]).toEqual(["1.00", "1.00"]);
  });
});
