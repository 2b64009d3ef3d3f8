import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { decimalText, fraction, fractionText } from "../exact.ts";
import { rollBytes, scriptedStream } from "../test-doubles.ts";
import { dice } from "./dice.ts";
import type { DiceSide } from "./dice-pay.ts";

const sheet = dice.sheet();

/** Plays each of the 10,000 rolls once and adds up what the game pays. */
function playEveryRoll(stakeMinor: bigint, side: DiceSide, chanceSteps: number) {
  const total = { wins: 0n, paid: 0n, squares: 0n };
  const choices = { stakeMinor: minor(stakeMinor), side, chanceSteps };
  for (let roll = 0; roll < 10_000; roll += 1) {
    const { won, payoutMinor } = dice.settle(choices, scriptedStream(rollBytes(roll)));
    total.wins += won ? 1n : 0n;
    total.paid += payoutMinor;
    total.squares += payoutMinor * payoutMinor;
  }
  return total;
}

const stepsOf = (percent: string): number => Number(percent.replace(" %", "").replace(".", ""));

describe("the sheet of Dice", () => {
  it.each(sheet.payTable)(
    "[FAIR-11] [FAIR-12] [INS-4] $chance: 10,000 rolls played on both sides give the sheet's return, chance and pay",
    ({ name, pays, chance }) => {
      const steps = stepsOf(chance);
      // A stake of which nothing is cut, so that this is the return before the cut.
      const stakeMinor = BigInt(steps) * 10_000n;
      for (const side of ["under", "over"] as const) {
        const { wins, paid } = playEveryRoll(stakeMinor, side, steps);
        expect(fractionText(fraction(paid, stakeMinor * 10_000n))).toBe(sheet.returnToPlayer.fraction);
        expect(wins).toBe(BigInt(steps));
        expect(decimalText(fraction(paid, wins * stakeMinor), 4)).toBe(pays);
      }
      const [, under = "", over = ""] = /^< (\S+) \/ ≥ (\S+)$/u.exec(name) ?? [];
      expect(stepsOf(under) + stepsOf(over)).toBe(10_000);
      expect(stepsOf(under)).toBe(steps);
    },
  );

  it("[FAIR-11] the return stands as an exact fraction and to 6 decimals", () => {
    expect(sheet.returnToPlayer).toEqual({ fraction: "99/100", decimal: "0.990000" });
  });

  it("[FAIR-11] the lines run from the smallest chance to the largest", () => {
    const chances = sheet.payTable.map(({ chance }) => stepsOf(chance));
    expect(chances).toEqual([1, 100, 500, 1_000, 2_500, 4_950, 5_000, 7_500, 9_000, 9_800]);
  });

  it("[FAIR-11] hit frequency and largest win are those of the ends", () => {
    expect(sheet.hitFrequency).toBe("c/10000: 0.000100 (c = 1) … 0.980000 (c = 9800)");
    expect(sheet.largestWin).toEqual({ pays: "9900.0000", chance: "0.01 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
  });

  it("[FAIR-11] the variance is that of the 10,000 payouts, and its formula holds at every line", () => {
    const varianceAt = (steps: number) => {
      const stakeMinor = BigInt(steps) * 100n;
      const { paid, squares } = playEveryRoll(stakeMinor, "under", steps);
      // Mean of the squares less the square of the mean, for a stake of 1.
      return fraction(squares * 10_000n - paid * paid, (stakeMinor * 10_000n) ** 2n);
    };
    for (const steps of sheet.payTable.map(({ chance }) => stepsOf(chance))) {
      expect(varianceAt(steps)).toEqual(fraction(9_801n * BigInt(10_000 - steps), 10_000n * BigInt(steps)));
    }
    const [smallest, largest] = [1, 9_800].map((steps) => decimalText(varianceAt(steps), 6));
    expect(sheet.variance).toBe(`9801/10000 × (10000 − c)/c: ${smallest} (c = 1) … ${largest} (c = 9800)`);
  });

  it("[FAIR-11] [INS-4] the lowest return after the cut is the one the rules name, for every stake and chance", () => {
    // What is not paid out of 10,000 rolls, times the chance, per poisha staked: the larger, the lower the return.
    const lowest = { cut: 0, stake: 0, chance: 0 };
    for (const stake of [100, 101]) {
      for (let chance = 1; chance <= 9_800; chance += 1) {
        const cut = (stake * 9_900) % chance;
        if (cut * (lowest.stake || 1) > lowest.cut * stake) Object.assign(lowest, { cut, stake, chance });
      }
    }
    expect(lowest).toEqual({ cut: 9_694, stake: 100, chance: 9_706 });
    // From 1.02 on even a cut of a whole chance less one could not reach it.
    expect(9_799 * 100).toBeLessThan(9_694 * 102);
    const { paid } = playEveryRoll(100n, "over", 9_706);
    expect(fractionText(fraction(paid, 100n * 10_000n))).toBe("490153/500000");
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      expect(text).toContain("490153/500000 = 0.980306");
      expect(text).toContain("97.06 %");
      expect(text).toContain("99/100 = 0.990000");
    }
  });

  it("[FAIR-13] [INS-15] limits stand on the sheet, and the rules say them in both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      for (const figure of [
        "1.00",
        "50,000.00",
        "20,00,000.00",
        "202.02",
        "0.01 %",
        "98.00 %",
        "9,900 ÷ c",
      ]) {
        expect(text).toContain(figure);
      }
    }
  });

  it("[INS-8] the rules say which rolls win, as the code does", () => {
    expect(sheet.rules.en).toContain("Under wins when the roll is below c ÷ 100.");
    expect(sheet.rules.en).toContain("Over wins when the roll is 100.00 − c ÷ 100 or more.");
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      expect(text).toContain("49.49");
      expect(text).toContain("50.50");
    }
    expect(sheet.rules.bn).toContain("১০,০০০টি");
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
  });

  it("[FAIR-11] [FAIR-18] the sheet has exactly the fields that travel, and names its table", () => {
    expect(Object.keys(sheet).toSorted()).toEqual(
      [
        ["code", "version", "tableHash", "rules", "payTable", "limits", "returnToPlayer"],
        ["hitFrequency", "variance", "largestWin", "method", "simulation"],
      ]
        .flat()
        .toSorted(),
    );
    expect(sheet).toMatchObject({ code: dice.code, version: dice.version, tableHash: dice.tableHash });
  });
});
