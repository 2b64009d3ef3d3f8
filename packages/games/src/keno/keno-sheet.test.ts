import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { fraction, isBelow } from "../exact.ts";
import { RISKS } from "../instant/pay-table.ts";
import { exactText } from "../instant/rule-text.ts";
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
import { scriptedStream, shuffleBytes } from "../test-doubles.ts";
import { keno, makeKeno } from "./keno.ts";
import { KENO_TABLE } from "./keno-table.ts";

const sheet = keno.sheet();
const texts = [sheet.rules.en, sheet.rules.bn];
const ALL_DRAWS = 847_660_528n;
const numbers = Array.from({ length: 40 }, (_number, place) => place + 1);
const drawing = (first: readonly number[]) =>
  scriptedStream(shuffleBytes([...first, ...numbers.filter((number) => !first.includes(number))]));

/**
 * How many of all sets of ten have so many of the first numbers, found by going through the 40 numbers one by one: each
 * is drawn or not, and adds to the hits when it is picked.
 */
function drawsByHits(pickCount: number): readonly bigint[] {
  // draws[d][h]: sets of d numbers with h hits among the numbers gone through.
  let draws = Array.from({ length: 11 }, () => Array.from({ length: 11 }, () => 0n));
  draws[0]![0] = 1n;
  for (const number of numbers) {
    const hit = number <= pickCount ? 1 : 0;
    draws = draws.map((row, drawn) =>
      row.map((count, hits) => count + (draws[drawn - 1]?.[hits - hit] ?? 0n)),
    );
  }
  return draws[10]!.slice(0, pickCount + 1);
}

/** Every number of hits of every table: what it pays for a stake, found by playing, and how many draws have it. */
const tables = RISKS.flatMap((risk) =>
  numbers.slice(0, 10).map((pickCount) => {
    const picks = numbers.slice(0, pickCount);
    const draws = drawsByHits(pickCount);
    const resultsAt = (stakeMinor: bigint) =>
      draws.map((ways, hits) => {
        const first = [...picks.slice(0, hits), ...numbers.slice(20)].slice(0, 10);
        const { payoutMinor } = keno.settle({ stakeMinor: minor(stakeMinor), picks, risk }, drawing(first));
        return { ways, paysMinor: payoutMinor };
      });
    return playedTable(`${risk} · ${pickCount}`, { stakeMinor: minor(100n), picks, risk }, resultsAt);
  }),
);

describe("the sheet of Keno", () => {
  it.each(tables)(
    "[FAIR-11] [FAIR-12] [INS-4] [INS-14] $name: rounds played and draws counted give the sheet's lines and return",
    ({ name, resultsAt, figures: { returnToPlayer } }) => {
      const results = resultsAt(100n);
      expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(ALL_DRAWS);
      expect(sheet.payTable.map(readLine).filter(({ table }) => table === name)).toEqual(
        results.map(({ ways, paysMinor }, hits) => ({
          table: name,
          result: hits.toString(),
          paysMinor,
          chance: fraction(ways, ALL_DRAWS),
        })),
      );
      expect(isBelow(returnToPlayer, fraction(9_890n, 10_000n))).toBe(false);
      expect(isBelow(fraction(9_900n, 10_000n), returnToPlayer)).toBe(false);
      for (const text of texts) expect(text).toContain(exactText(returnToPlayer));
    },
  );

  it("[FAIR-11] the sheet's return is the lowest of the thirty, and the rules say each with its picks", () => {
    expect(sheet.returnToPlayer).toEqual({ fraction: "489/494", decimal: "0.989878" });
    expect(endsText(tables, "returnToPlayer")).toMatch(/^0\.989878 \(/u);
    expect(sheet.rules.en).toMatch(/; at high risk 99\/100 = 0\.990000 \(picks 1, 2\), /u);
    expect(sheet.rules.bn).toContain("বেশি ঝুঁকিতে 99/100 = 0.990000 (বাছাই ১, ২), ");
  });

  it("[FAIR-11] the lines are those of all tables, by risk and picks, and none stands twice", () => {
    const names = sheet.payTable.map(({ name }) => name);
    expect(names).toHaveLength(195);
    expect(new Set(names).size).toBe(195);
    expect([names[0], names[1], names[2], names.at(-1)]).toEqual([
      "low · 1 · 0",
      "low · 1 · 1",
      "low · 2 · 0",
      "high · 10 · 10",
    ]);
  });

  it("[FAIR-11] hit frequency, the chance to get more than the stake, and variance are those of all tables", () => {
    expect(sheet.hitFrequency).toBe(endsText(tables, "hitFrequency"));
    expect(sheet.variance).toBe(endsText(tables, "variance"));
    expect(sheet.variance).toMatch(/^\S+ \(low · 1\) … \S+ \(high · 4\)$/u);
    for (const text of texts) {
      expect(text).toContain(sheet.hitFrequency);
      expect(text).toContain(sheet.variance);
    }
  });

  it("[INS-14] a higher risk varies more, with any number of picks", () => {
    for (let picks = 1; picks <= 10; picks += 1) {
      const [low, medium, high] = tables
        .filter(({ choices }) => choices.picks.length === picks)
        .map(({ figures }) => figures.variance);
      expect(isBelow(low!, medium!) && isBelow(medium!, high!)).toBe(true);
    }
  });

  it("[FAIR-11] the largest win is ten of ten at high risk, and its chance shows three digits", () => {
    expect(drawsByHits(10)[10]).toBe(1n);
    expect(sheet.largestWin).toEqual({ pays: "1000.00", chance: "1/847660528 = 0.000000117 %" });
    expect(sheet.method).toBe("ENUMERATION");
    expect(sheet.simulation).toBeNull();
  });

  it("[FAIR-11] [INS-4] the lowest return after the cut is the one the rules name, for every stake and table", () => {
    const lowest = { name: "medium · 1", stake: 113n, returned: fraction(111n, 113n) };
    expect(lowestByPlaying(tables)).toEqual(lowest);
    for (const text of texts) {
      for (const part of ["111/113 = 0.982300", "1.13", "medium · 1"]) expect(text).toContain(part);
    }
  });

  it("[FAIR-13] [INS-15] limits stand on the sheet, and the rules say them in both languages", () => {
    expect(sheet.limits).toEqual({ minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" });
    for (const text of texts) {
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "1000.00", "high · 10", "2,000.00"]) {
        expect(text).toContain(figure);
      }
    }
  });

  it("[INS-14] the rules say what is drawn, what is a hit and how lines are named, as the code does", () => {
    expect(sheet.rules.en).toContain("Keno draws 10 different numbers from 1 to 40");
    expect(sheet.rules.en).toContain("Each of the 84,76,60,528 possible draws is equally likely.");
    expect(sheet.rules.bn).toContain("৮৪,৭৬,৬০,৫২৮টি");
    for (const text of texts) {
      expect(text).toContain("low · 10 · 2");
      expect(text).toContain("C(10, h) × C(30, k − h) ÷ C(40, k)");
    }
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
    expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
  });

  it("[FAIR-11] [FAIR-18] the sheet has exactly the fields that travel, and names its table", () => {
    expect(Object.keys(sheet).toSorted()).toEqual(SHEET_FIELDS);
    expect(sheet).toMatchObject({ code: keno.code, version: keno.version, tableHash: keno.tableHash });
  });

  it("[FAIR-12] 20,000 seeded rounds over all tables agree with the sheet: less than 5 deviations apart", () => {
    const { payouts, hits } = simulate(keno, tables, 20_000);
    expect(Math.abs(payouts)).toBeLessThan(5);
    expect(Math.abs(hits)).toBeLessThan(5);
  });
});

describe("a Keno small enough to play every order", () => {
  // Two of six numbers are drawn; 6! orders, each from exactly one script of the shuffle.
  const ladders = [
    [30, 200],
    [0, 100, 400],
  ];
  const small = makeKeno("small", {
    ...KENO_TABLE,
    numbers: 6,
    drawn: 2,
    multipliers: { low: ladders, medium: ladders, high: ladders },
  });
  const scripts = [6, 5, 4, 3, 2].reduce<readonly (readonly number[])[]>(
    (before, below) =>
      before.flatMap((script) => Array.from({ length: below }, (_byte, byte) => [...script, byte])),
    [[]],
  );

  it("[FAIR-2] [FAIR-12] [INS-14] each two numbers come equally often, and the sheet counts what is played", () => {
    expect(scripts).toHaveLength(720);
    const pairs = new Map<string, number>();
    const paid = [0n, 0n];
    for (const script of scripts) {
      for (const [place, picks] of [[4], [2, 5]].entries()) {
        const choices = { stakeMinor: minor(100n), picks, risk: "low" } as const;
        const { drawn, payoutMinor } = small.settle(choices, scriptedStream(script));
        paid[place]! += payoutMinor;
        if (place === 0) pairs.set(drawn.join(), (pairs.get(drawn.join()) ?? 0) + 1);
      }
    }
    expect([...pairs.values()]).toEqual(Array.from({ length: 30 }, () => 24));
    const tables = tablesOf(small.sheet(), 720n);
    for (const [place, total] of paid.entries()) {
      expect(figuresBySum(tables.get(`low · ${place + 1}`)!).returnToPlayer).toEqual(
        fraction(total, 72_000n),
      );
    }
  });
});
