import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { decimalText, fraction, fractionText } from "../exact.ts";
import { RISKS } from "../instant/pay-table.ts";
import {
  endsText,
  figuresBySum,
  lowestByPlaying,
  playedTable,
  readLine,
  SHEET_FIELDS,
  simulate,
  tablesOf,
} from "../instant/test-doubles.ts";
import { scriptedStream } from "../test-doubles.ts";
import { makeWheel, wheel } from "./wheel.ts";
import { WHEEL_SEGMENTS, WHEEL_TABLE } from "./wheel-table.ts";

const sheet = wheel.sheet();
const texts = [sheet.rules.en, sheet.rules.bn];

/** Every segment of every wheel: what it pays for a stake, found by playing. */
const wheels = RISKS.flatMap((risk) =>
  WHEEL_SEGMENTS.map((segments) => {
    const resultsAt = (stakeMinor: bigint) =>
      Array.from({ length: segments }, (_one, segment) => {
        const choices = { stakeMinor: minor(stakeMinor), segments, risk };
        return { ways: 1n, paysMinor: wheel.settle(choices, scriptedStream([segment])).payoutMinor };
      });
    return playedTable(`${risk} · ${segments}`, { stakeMinor: minor(100n), segments, risk }, resultsAt);
  }),
);

describe("the sheet of Wheel", () => {
  it("[FAIR-11] [INS-12] every multiplier of all 15 wheels stands on it once, with the part of the wheel that has it", () => {
    const expected = wheels.flatMap(({ name, resultsAt, choices: { segments } }) => {
      const pays = resultsAt(100n).map(({ paysMinor }) => paysMinor);
      const distinct = [...new Set<bigint>(pays)].toSorted((one, other) => Number(other - one));
      return distinct.map((paysMinor) => ({
        table: name,
        result: decimalText(fraction(paysMinor, 100n), 2),
        paysMinor,
        chance: fraction(BigInt(pays.filter((one) => one === paysMinor).length), BigInt(segments)),
      }));
    });
    expect(sheet.payTable.map(readLine)).toEqual(expected);
    expect(new Set(sheet.payTable.map(({ name }) => name)).size).toBe(sheet.payTable.length);
  });

  it("[FAIR-11] a line names wheel and multiplier, and says its chance as a fraction and in percent", () => {
    expect(sheet.payTable[0]).toEqual({
      name: "low · 10 · 2.00",
      pays: "2.00",
      chance: "1/10 = 10.000000 %",
    });
    expect(sheet.payTable.at(-1)).toEqual({
      name: "high · 50 · 0.00",
      pays: "0.00",
      chance: "49/50 = 98.000000 %",
    });
  });

  it("[FAIR-12] [INS-4] the chances of every wheel add up to 1, and chance times pay to the return", () => {
    const tables = tablesOf(sheet, 600n);
    expect([...tables.keys()]).toEqual(wheels.map(({ name }) => name));
    for (const { name, figures } of wheels) {
      const lines = tables.get(name)!;
      expect(lines.reduce((sum, { ways }) => sum + ways, 0n)).toBe(600n);
      expect(figuresBySum(lines)).toEqual(figures);
    }
  });

  it("[FAIR-11] [INS-4] the return is exactly 99 %, on every wheel, and the rules say so of each", () => {
    for (const { figures } of wheels) expect(fractionText(figures.returnToPlayer)).toBe("99/100");
    expect(sheet.returnToPlayer).toEqual({ fraction: "99/100", decimal: "0.990000" });
    for (const risk of RISKS) {
      expect(sheet.rules.en).toContain(`at ${risk} risk 99/100 = 0.990000 (segments 10, 20, 30, 40, 50)`);
    }
    for (const risk of ["কম", "মাঝারি", "বেশি"]) {
      expect(sheet.rules.bn).toContain(`${risk} ঝুঁকিতে 99/100 = 0.990000 (ঘর ১০, ২০, ৩০, ৪০, ৫০)`);
    }
  });

  it("[FAIR-11] where wheels return different parts, the lowest stands on the sheet and each in the rules", () => {
    const medium = { ...WHEEL_TABLE.multipliers.medium, 10: [299, 0, 150, 0, 150, 0, 240, 0, 150, 0] };
    const multipliers = { ...WHEEL_TABLE.multipliers, medium };
    const other = makeWheel("0", { ...WHEEL_TABLE, multipliers }).sheet();
    expect(other.returnToPlayer).toEqual({ fraction: "989/1000", decimal: "0.989000" });
    expect(other.rules.en).toContain(
      "at medium risk 989/1000 = 0.989000 (segments 10), 99/100 = 0.990000 (segments 20, 30, 40, 50);",
    );
    expect(other.rules.bn).toContain("989/1000 = 0.989000 (ঘর ১০)");
  });

  it("[FAIR-11] hit frequency, variance and largest win are those of all wheels", () => {
    expect(sheet.hitFrequency).toBe(endsText(wheels, "hitFrequency"));
    expect(sheet.variance).toBe(endsText(wheels, "variance"));
    expect(sheet.largestWin).toEqual({ pays: "49.50", chance: "1/50 = 2.000000 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
    for (const text of texts) {
      expect(text).toContain(sheet.hitFrequency);
      expect(text).toContain(sheet.variance);
    }
  });

  it("[FAIR-11] [INS-4] the lowest return after the cut is the one the rules name, for every stake and wheel", () => {
    expect(lowestByPlaying(wheels)).toEqual({
      name: "low · 20",
      stake: 109n,
      returned: fraction(429n, 436n),
    });
    for (const text of texts) {
      for (const part of ["429/436 = 0.983944", "1.09", "low · 20"]) expect(text).toContain(part);
    }
  });

  it("[FAIR-13] [INS-15] limits stand on the sheet, and the rules say them in both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of texts) {
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "49.50", "high · 50", "40,404.04"]) {
        expect(text).toContain(figure);
      }
    }
  });

  it("[INS-12] the rules say how the wheel stops, as the code does, paragraph for paragraph in both languages", () => {
    expect(sheet.rules.en).toContain("10, 20, 30, 40 or 50");
    expect(sheet.rules.en).toContain(
      "at medium risk half of the segments win, and at high risk a single one",
    );
    expect(sheet.rules.bn).toContain("১০, ২০, ৩০, ৪০ বা ৫০");
    expect(sheet.rules.bn).toContain("১৫টি");
    expect(sheet.rules.bn).toContain("৪৫০টি");
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
    expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
  });

  it("[FAIR-11] [FAIR-18] the sheet has exactly the fields that travel, and names its table", () => {
    expect(Object.keys(sheet).toSorted()).toEqual(SHEET_FIELDS);
    expect(sheet).toMatchObject({ code: wheel.code, version: wheel.version, tableHash: wheel.tableHash });
  });

  it("[FAIR-12] 50,000 seeded rounds over all wheels agree with the sheet: less than 5 deviations apart", () => {
    const tables = tablesOf(sheet, 600n);
    const played = wheels.map(({ name, choices }) => ({ choices, figures: figuresBySum(tables.get(name)!) }));
    const { payouts, hits } = simulate(wheel, played, 50_000);
    expect(Math.abs(payouts)).toBeLessThan(5);
    expect(Math.abs(hits)).toBeLessThan(5);
  });
});
