import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { fraction, fractionText } from "../exact.ts";
import { waysToChoose } from "../instant/combinations.ts";
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
import { makePlinko, plinko } from "./plinko.ts";
import { PLINKO_ROWS, PLINKO_TABLE } from "./plinko-table.ts";

const sheet = plinko.sheet();
const texts = [sheet.rules.en, sheet.rules.bn];

/** Every slot of every board: what it pays for a stake, found by playing, and n over k. */
const boards = RISKS.flatMap((risk) =>
  PLINKO_ROWS.map((rows) => {
    const resultsAt = (stakeMinor: bigint) =>
      Array.from({ length: rows + 1 }, (_slot, slot) => {
        const bits = Array.from({ length: rows }, (_row, row) => (row < slot ? 1 : 0));
        const choices = { stakeMinor: minor(stakeMinor), rows, risk };
        return {
          ways: waysToChoose(rows, slot),
          paysMinor: plinko.settle(choices, scriptedStream(bits)).payoutMinor,
        };
      });
    return playedTable(`${risk} · ${rows}`, { stakeMinor: minor(100n), rows, risk }, resultsAt);
  }),
);

describe("the sheet of Plinko", () => {
  it("[FAIR-11] [INS-11] every slot of all 27 tables stands on it, with what a ball there is paid and its chance", () => {
    const expected = boards.flatMap(({ name, resultsAt, choices: { rows } }) =>
      resultsAt(100n)
        .slice(0, (rows >> 1) + 1)
        .map(({ ways, paysMinor }, slot) => ({
          table: name,
          result: slot * 2 === rows ? `${slot}` : `${slot} / ${rows - slot}`,
          paysMinor,
          chance: fraction(slot * 2 === rows ? ways : ways * 2n, 2n ** BigInt(rows)),
        })),
    );
    expect(sheet.payTable.map(readLine)).toEqual(expected);
    expect(sheet.payTable).toHaveLength(183);
    expect(new Set(sheet.payTable.map(({ name }) => name)).size).toBe(183);
  });

  it("[FAIR-11] a line names table and slots, and says its chance as a fraction and in percent", () => {
    expect(sheet.payTable[0]).toEqual({
      name: "low · 8 · 0 / 8",
      pays: "5.50",
      chance: "1/128 = 0.781250 %",
    });
    expect(sheet.payTable[4]).toEqual({ name: "low · 8 · 4", pays: "0.50", chance: "35/128 = 27.343750 %" });
  });

  it("[FAIR-12] [INS-4] the chances of every table add up to 1, and chance times pay to the return", () => {
    const tables = tablesOf(sheet, 65_536n);
    expect([...tables.keys()]).toEqual(boards.map(({ name }) => name));
    for (const { name, figures } of boards) {
      const lines = tables.get(name)!;
      expect(lines.reduce((sum, { ways }) => sum + ways, 0n)).toBe(65_536n);
      expect(figuresBySum(lines)).toEqual(figures);
    }
  });

  it("[FAIR-11] [INS-4] the return is exactly 99 %, on every board, and the rules say so of each", () => {
    for (const { figures } of boards) expect(fractionText(figures.returnToPlayer)).toBe("99/100");
    expect(sheet.returnToPlayer).toEqual({ fraction: "99/100", decimal: "0.990000" });
    const rows = "8, 9, 10, 11, 12, 13, 14, 15, 16";
    for (const risk of RISKS) {
      expect(sheet.rules.en).toContain(`at ${risk} risk 99/100 = 0.990000 (rows ${rows})`);
    }
    for (const risk of ["কম", "মাঝারি", "বেশি"]) {
      expect(sheet.rules.bn).toContain(
        `${risk} ঝুঁকিতে 99/100 = 0.990000 (সারি ৮, ৯, ১০, ১১, ১২, ১৩, ১৪, ১৫, ১৬)`,
      );
    }
  });

  it("[FAIR-11] where tables return different parts, the lowest stands on the sheet and each in the rules", () => {
    const high = { ...PLINKO_TABLE.multipliers.high, 9: [4_500, 700, 180, 60, 23] };
    const other = makePlinko("0", {
      ...PLINKO_TABLE,
      multipliers: { ...PLINKO_TABLE.multipliers, high },
    }).sheet();
    // One hundredth less in two slots of 126 paths each, of 512.
    expect(other.returnToPlayer).toEqual({ fraction: "12609/12800", decimal: "0.985078" });
    expect(other.rules.en).toContain(
      "at high risk 99/100 = 0.990000 (rows 8, 10, 11, 12, 13, 14, 15, 16), 12609/12800 = 0.985078 (rows 9).",
    );
    expect(other.rules.bn).toContain("12609/12800 = 0.985078 (সারি ৯)");
  });

  it("[FAIR-11] hit frequency, variance and largest win are those of all boards", () => {
    expect(sheet.hitFrequency).toBe(endsText(boards, "hitFrequency"));
    expect(sheet.variance).toBe(endsText(boards, "variance"));
    expect(sheet.largestWin).toEqual({ pays: "1000.00", chance: "1/32768 = 0.003051 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
    for (const text of texts) {
      expect(text).toContain(sheet.hitFrequency);
      expect(text).toContain(sheet.variance);
    }
  });

  it("[FAIR-11] [INS-4] the lowest return after the cut is the one the rules name, for every stake and board", () => {
    expect(lowestByPlaying(boards)).toEqual({
      name: "medium · 9",
      stake: 102n,
      returned: fraction(503n, 512n),
    });
    for (const text of texts) {
      for (const part of ["503/512 = 0.982421", "1.02", "medium · 9"]) expect(text).toContain(part);
    }
  });

  it("[FAIR-13] [INS-15] limits stand on the sheet, and the rules say them in both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of texts) {
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "1000.00", "high · 16", "2,000.00"]) {
        expect(text).toContain(figure);
      }
    }
  });

  it("[INS-11] the rules say how the ball falls, as the code does, paragraph for paragraph in both languages", () => {
    expect(sheet.rules.en).toContain("from 8 to 16");
    expect(sheet.rules.en).toContain("The number of times it went to the right is the slot it lands in");
    expect(sheet.rules.bn).toContain("৮ থেকে ১৬টি");
    expect(sheet.rules.bn).toContain("২৭টি");
    expect(sheet.rules.bn).toContain("১,৩০,৮১৬টি");
    for (const text of texts) expect(text).toContain("n! ÷ (k! × (n − k)!)");
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
    expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
  });

  it("[FAIR-11] [FAIR-18] the sheet has exactly the fields that travel, and names its table", () => {
    expect(Object.keys(sheet).toSorted()).toEqual(SHEET_FIELDS);
    expect(sheet).toMatchObject({ code: plinko.code, version: plinko.version, tableHash: plinko.tableHash });
  });

  it("[FAIR-12] 50,000 seeded rounds over all boards agree with the sheet: less than 5 deviations apart", () => {
    const tables = tablesOf(sheet, 65_536n);
    const played = boards.map(({ name, choices }) => ({ choices, figures: figuresBySum(tables.get(name)!) }));
    const { payouts, hits } = simulate(plinko, played, 50_000);
    expect(Math.abs(payouts)).toBeLessThan(5);
    expect(Math.abs(hits)).toBeLessThan(5);
  });
});
