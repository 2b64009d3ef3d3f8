import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { fraction, fractionText, isBelow, nearestText } from "../exact.ts";
import { seedOf } from "../fair/seed.ts";
import { sharedRoundStream } from "../fair/stream.ts";
import { lastWinByPlaying, SHEET_FIELDS } from "../instant/test-doubles.ts";
import { burstBytes, scriptedStream } from "../test-doubles.ts";
import { crash } from "./crash.ts";
import { CRASH_TABLE } from "./crash-table.ts";

const sheet = crash.sheet();
const texts = [sheet.rules.en, sheet.rules.bn];
const SPAN = 2n ** 52n;
const WHOLE = 99n * SPAN;

/** What an automatic cash-out pays for a number u at a stake of 2.00, of which nothing is cut. */
const played = (autoHundredths: bigint, u: bigint): bigint =>
  crash.settle(
    {
      stakeMinor: minor(200n),
      autoHundredths,
      largestWinMinor: CRASH_TABLE.largestWinMinor,
      cashOutHundredths: null,
    },
    scriptedStream(burstBytes(u)),
  ).payoutMinor;

const hundredthsOf = (text: string): bigint => BigInt(text.replace(/\D/gu, ""));

describe("the return of Crash", () => {
  it("[INS-4] [INS-5] every target returns 99 % to within 10⁻⁹, and its chance is within 2⁻⁵²: all of them reckoned", () => {
    let [worst, most] = [0n, 0n];
    for (let target = 101n; target <= 1_000_000n; target += 1n) {
      const lack = WHOLE - target * (WHOLE / target);
      if (lack > most) [worst, most] = [target, lack];
    }
    // Less than a millionth of a hundredth of the span.
    expect(isBelow(fraction(most, 100n * SPAN), fraction(1n, 10n ** 9n))).toBe(true);
    const lowest = fraction(WHOLE - most, 100n * SPAN);
    expect(sheet.returnToPlayer).toEqual({ fraction: fractionText(lowest), decimal: "0.990000" });
    const [, whole = "", decimals = ""] = /^(\d+)(\d\d)$/u.exec(worst.toString()) ?? [];
    for (const text of texts) {
      expect(text).toContain(`${fractionText(lowest)} ≈ 0.990000`);
      expect(text).toContain(`${whole}.${decimals}`);
      expect(text).toContain("99/100 = 0.990000");
      expect(text).toContain(nearestText(fraction(most, 100n * SPAN), 12));
    }
  });
});

describe("the sheet of Crash", () => {
  it.each(sheet.payTable)(
    "[FAIR-11] [FAIR-12] [INS-4] $name: rounds played on both sides of the edge give chance, pay and return",
    ({ name, pays, chance }) => {
      const target = hundredthsOf(pays);
      const wins = lastWinByPlaying(SPAN, (u) => played(target, u) > 0n);
      expect(wins).toBe(WHOLE / target);
      expect([played(target, wins), played(target, wins + 1n)]).toEqual([2n * target, 0n]);
      expect(name).toBe(`≥ ${pays}`);
      const shown = Number(chance.replace(" %", "")) / 100;
      expect(Math.abs(shown / (Number(wins) / Number(SPAN)) - 1)).toBeLessThan(1e-3);
    },
  );

  it("[FAIR-11] the lines run from 1.01 to the top", () => {
    expect(sheet.payTable.map(({ pays, chance }) => `${pays} ${chance}`)).toEqual([
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
    ]);
  });

  it("[FAIR-11] hit frequency, variance and largest win are those of the ends", () => {
    const varianceAt = (target: bigint) => {
      const wins = WHOLE / target;
      return nearestText(fraction(target ** 2n * wins * (SPAN - wins), (100n * SPAN) ** 2n), 6);
    };
    expect(sheet.hitFrequency).toBe(
      "P = ⌊99 × 2^52 ÷ t⌋ ÷ 2^52: 0.000099000 (t = 1000000) … 0.980198020 (t = 101)",
    );
    expect(sheet.variance).toBe(
      `(t/100)² × P × (1 − P): ${varianceAt(101n)} (t = 101) … ${varianceAt(1_000_000n)} (t = 1000000)`,
    );
    expect(sheet.largestWin).toEqual({ pays: "10000.00", chance: "0.009900 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
  });

  it("[FAIR-12] 50,000 rounds of a seed reach each line as often as the sheet says: less than 5 deviations apart", () => {
    const rounds = 50_000;
    const stream = sharedRoundStream(seedOf(new Uint8Array(32).fill(6)), "play", "simulation");
    const choices = {
      stakeMinor: minor(100n),
      autoHundredths: null,
      largestWinMinor: CRASH_TABLE.largestWinMinor,
      cashOutHundredths: null,
    };
    const bursts = Array.from({ length: rounds }, () => crash.settle(choices, stream).burstHundredths);
    for (const { pays, chance } of sheet.payTable.slice(0, 9)) {
      const expected = Number(chance.replace(" %", "")) / 100;
      const reached = bursts.filter((burst) => burst >= hundredthsOf(pays)).length;
      const deviation = Math.sqrt(rounds * expected * (1 - expected));
      expect(Math.abs(reached - rounds * expected) / deviation).toBeLessThan(5);
    }
  });

  it("[FAIR-13] [INS-15] limits, the top and the last step of the largest stake stand in the rules of both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of texts) {
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "1.01", "10000.00", "0.009900 %", "40.00"]) {
        expect(text).toContain(figure);
      }
    }
    expect(sheet.rules.en).toContain("so the return stays the same");
    expect(sheet.rules.en).toContain("This changes no chance and no return");
    expect(sheet.rules.bn).toContain("তাই ফেরতের হার একই থাকে");
    expect(sheet.rules.bn).toContain("কোনো সম্ভাবনা বা ফেরতের হার বদলায় না");
  });

  it("[INS-5] [INS-6] the rules say how it climbs, where it bursts and when a cash-out is late, as the code does", () => {
    for (const text of texts) {
      for (const part of ["e^(0.06 t)", "0.99 × 2^52 ÷ u", "4503599627370496", "⌊99 × 2^52 ÷ t⌋ ÷ 2^52"]) {
        expect(text).toContain(part);
      }
    }
    expect(sheet.rules.en).toContain("After 6 seconds of betting");
    expect(sheet.rules.en).toContain("a request that arrives after the burst loses");
    expect(sheet.rules.bn).toContain("৬ সেকেন্ড");
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
    expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
  });

  it("[FAIR-6] the rules of a shared round speak of salt and chain, not of seeds of one's own", () => {
    expect(sheet.rules.en).toContain("the end of the chain was published before the first round");
    for (const text of texts) expect(text).toContain("salt");
    expect(sheet.rules.en).not.toContain("client seed");
  });

  it("[FAIR-11] [FAIR-18] the sheet has exactly the fields that travel, and names its table", () => {
    expect(Object.keys(sheet).toSorted()).toEqual(SHEET_FIELDS);
    expect(sheet).toMatchObject({ code: "crash", version: "1", tableHash: crash.tableHash });
  });
});
