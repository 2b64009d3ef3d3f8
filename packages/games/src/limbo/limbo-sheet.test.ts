import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { decimalText, fraction, fractionText, isBelow, nearestText } from "../exact.ts";
import { lastWinByPlaying } from "../instant/test-doubles.ts";
import { burstBytes, scriptedStream } from "../test-doubles.ts";
import { limbo } from "./limbo.ts";

const sheet = limbo.sheet();
const SPAN = 2n ** 52n;
const WHOLE = 99n * SPAN;
const SMALLEST = 101n;
const LARGEST = 100_000_000n;
const WORST = 99_989_452n;

/** What the game pays for a number u at a stake of 2.00, of which nothing is cut. */
const played = (target: bigint, u: bigint): bigint =>
  limbo.settle({ stakeMinor: minor(200n), targetHundredths: target }, scriptedStream(burstBytes(u)))
    .payoutMinor;

const countWinsByPlaying = (target: bigint): bigint => lastWinByPlaying(SPAN, (u) => played(target, u) > 0n);

const hundredthsOf = (text: string): bigint => BigInt(text.replace(/\D/gu, ""));

describe("the return of Limbo", () => {
  it("[INS-4] [INS-9] every target returns 99 % to within 10⁻⁹: an exact bound for all of them", () => {
    // A target t returns t × ⌊WHOLE ÷ t⌋ ÷ (100 × SPAN): never above 99/100, and below it by a remainder of a
    // division by t, which is less than t and so less than the largest target.
    expect(isBelow(fraction(LARGEST, 100n * SPAN), fraction(1n, 10n ** 9n))).toBe(true);
  });

  it("[INS-4] the bound holds at 120,000 targets, the worst among them", () => {
    const targets = [WORST, LARGEST];
    for (let target = SMALLEST; target <= 100_000n; target += 1n) targets.push(target);
    for (let target = 100_001n; target < LARGEST; target += 4_999n) targets.push(target);
    expect(targets.length).toBeGreaterThan(119_000);
    for (const target of targets) {
      const returned = target * (WHOLE / target);
      const lack = WHOLE - returned;
      // 100 × SPAN × 10⁻⁹ is more than 450 million.
      if (lack < 0n || lack >= target || lack >= 450_000_000n) expect.fail(`target ${target}`);
    }
  });

  it("[INS-4] [FAIR-11] no target returns less than the one on the sheet", () => {
    const lackOf = (target: bigint): bigint => WHOLE - target * (WHOLE / target);
    const worst = lackOf(WORST);
    // Below this target a remainder cannot reach the worst; from it on all are tried.
    for (let target = worst; target <= LARGEST; target += 1n) {
      if (lackOf(target) > worst) expect.fail(`target ${target}`);
    }
    const exact = fraction(WHOLE - worst, 100n * SPAN);
    expect(sheet.returnToPlayer).toEqual({ fraction: fractionText(exact), decimal: "0.990000" });
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      expect(text).toContain(`${fractionText(exact)} ≈ 0.990000`);
      expect(text).toContain("999894.52");
      expect(text).toContain("99/100 = 0.990000");
      expect(text).toContain(nearestText(fraction(worst, 100n * SPAN), 12));
    }
  });

  it("[FAIR-11] the decimal is to the nearest and the rules say so: cut, it would read a step lower", () => {
    const [numerator = 0n, denominator = 1n] = sheet.returnToPlayer.fraction.split("/").map(BigInt);
    expect(decimalText(fraction(numerator, denominator), 6)).toBe("0.989999");
    expect(sheet.rules.en).toContain("decimals are rounded to the nearest; the fraction is exact");
    expect(sheet.rules.bn).toContain("দশমিক নিকটতম মানে দেখানো হয়");
  });

  it("[FAIR-11] [INS-4] the lowest return after the cut is the one the rules name, for every stake and target", () => {
    const returned = (stake: bigint, target: bigint) =>
      fraction((WHOLE / target) * ((stake * target) / 100n), SPAN * stake);
    let lowest = { stake: 100n, target: WORST };
    for (let stake = 100n; stake < 200n; stake += 1n) {
      for (let target = 101n; target < 200n; target += 1n) {
        const best = returned(lowest.stake, lowest.target);
        if (isBelow(returned(stake, target), best)) lowest = { stake, target };
      }
    }
    expect(lowest).toEqual({ stake: 111n, target: 109n });
    const exact = returned(111n, 109n);
    // Any other win has 200 × 100 hundredths of a poisha or more, of which at most 99 are cut.
    expect(isBelow(exact, fraction((99n * 10n ** 7n - 1n) * 19_901n, 10n ** 9n * 20_000n))).toBe(true);
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      expect(text).toContain(`${fractionText(exact)} ≈ ${nearestText(exact, 6)}`);
      for (const figure of ["1.11", "1.09"]) expect(text).toContain(figure);
    }
  });
});

describe("the sheet of Limbo", () => {
  it.each(sheet.payTable)(
    "[FAIR-11] [FAIR-12] [INS-4] $name: rounds played on both sides of the edge give chance, pay and return",
    ({ name, pays, chance }) => {
      const target = hundredthsOf(pays);
      const wins = countWinsByPlaying(target);
      expect(wins).toBe(WHOLE / target);
      expect(played(target, wins)).toBe(2n * target);
      expect(played(target, wins + 1n)).toBe(0n);
      expect(name).toBe(`≥ ${pays}`);
      const shown = Number(chance.replace(" %", "")) / 100;
      expect(Math.abs(shown / (Number(wins) / Number(SPAN)) - 1)).toBeLessThan(1e-3);
      const returned = fraction(wins * played(target, wins), SPAN * 200n);
      const low = fraction(99n * 10n ** 7n - 1n, 10n ** 9n);
      expect(isBelow(low, returned) && !isBelow(fraction(99n, 100n), returned)).toBe(true);
    },
  );

  it("[FAIR-11] the lines run from the smallest target to the largest, and chances are exact where they are round", () => {
    const lines = sheet.payTable.map(({ pays, chance }) => `${pays} ${chance}`);
    expect(lines).toEqual([
      "1.01 98.019802 %",
      "1.25 79.200000 %",
      "1.50 66.000000 %",
      "2.00 49.500000 %",
      "3.00 33.000000 %",
      "5.00 19.800000 %",
      "10.00 9.900000 %",
      "25.00 3.960000 %",
      "100.00 0.990000 %",
      "1000.00 0.099000 %",
      "10000.00 0.009900 %",
      "100000.00 0.000990 %",
      "1000000.00 0.0000990 %",
    ]);
  });

  it("[FAIR-11] hit frequency, variance and largest win are those of the ends", () => {
    const varianceAt = (target: bigint) => {
      const wins = countWinsByPlaying(target);
      return nearestText(fraction(target ** 2n * wins * (SPAN - wins), (100n * SPAN) ** 2n), 6);
    };
    expect(sheet.hitFrequency).toBe(
      "P = ⌊99 × 2^52 ÷ t⌋ ÷ 2^52: 0.000000990 (t = 100000000) … 0.980198020 (t = 101)",
    );
    expect(sheet.variance).toBe(
      `(t/100)² × P × (1 − P): ${varianceAt(SMALLEST)} (t = 101) … ${varianceAt(LARGEST)} (t = 100000000)`,
    );
    expect(sheet.largestWin).toEqual({ pays: "1000000.00", chance: "0.0000990 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
  });

  it("[FAIR-13] [INS-15] limits stand on the sheet, and the rules say them in both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "2.00", "1.01", "1000000.00"]) {
        expect(text).toContain(figure);
      }
    }
  });

  it("[INS-9] the rules say how the result is made and what wins, as the code does", () => {
    expect(sheet.rules.en).toContain("You win when the result is your target or higher.");
    for (const text of [sheet.rules.en, sheet.rules.bn]) {
      expect(text).toContain("0.99 × 2^52 ÷ u");
      expect(text).toContain("P = ⌊99 × 2^52 ÷ t⌋ ÷ 2^52");
      expect(text).toContain("4503599627370496");
    }
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
    expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
  });

  it("[FAIR-11] [FAIR-18] the sheet names its table", () => {
    expect(sheet).toMatchObject({ code: "limbo", version: "1", tableHash: limbo.tableHash });
  });
});
