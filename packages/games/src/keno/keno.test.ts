import { createHash } from "node:crypto";
import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { RISKS } from "../instant/pay-table.ts";
import { scriptedStream, shuffleBytes } from "../test-doubles.ts";
import { keno, makeKeno } from "./keno.ts";
import type { KenoOutcome } from "./keno.ts";
import { KENO_TABLE } from "./keno-table.ts";

const numbers = Array.from({ length: 40 }, (_number, place) => place + 1);
const three = { stakeMinor: minor(1_000n), picks: [3, 7, 40], risk: "medium" } as const;
/** A draw that begins with these numbers; the others follow in rising order. */
const drawing = (...first: readonly number[]) =>
  scriptedStream(shuffleBytes([...first, ...numbers.filter((number) => !first.includes(number))]));

describe("a round of Keno", () => {
  it("[INS-14] hits pay by the table, and its record carries amounts and multipliers as text", () => {
    const outcome = keno.settle(three, drawing(40, 12, 3, 25, 1, 9, 33, 2, 18, 30));
    expect(outcome).toEqual({
      drawn: [40, 12, 3, 25, 1, 9, 33, 2, 18, 30],
      hits: 2,
      multiplierHundredths: 310,
      payoutMinor: 3_100n,
    });
    expect(keno.outcomeJson(outcome)).toEqual({
      drawn: [40, 12, 3, 25, 1, 9, 33, 2, 18, 30],
      hits: 2,
      multiplier: "3.10",
      payout: "31.00",
    });
    expect(keno.choicesJson(three)).toEqual({ stake: "10.00", picks: [3, 7, 40], risk: "medium" });
  });

  it("[INS-14] a round without hits pays nothing, and the eleventh number is not drawn", () => {
    const outcome = keno.settle(three, drawing(1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 3));
    expect(keno.outcomeJson(outcome)).toMatchObject({ hits: 0, multiplier: "0.00", payout: "0.00" });
  });

  it("[FAIR-2] [INS-14] the drawn are the first ten of the shuffled numbers, and 39 draws are read for them", () => {
    // No place changes: each takes itself.
    const stay = Array.from({ length: 39 }, (_byte, place) => 39 - place);
    const stream = scriptedStream([...stay, 0]);
    expect(keno.settle(three, stream).drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(stream.left()).toBe(1);
    // The last place takes the first, and so on down: the first ten are 2 to 11.
    expect(keno.settle(three, scriptedStream(stay.map(() => 0))).drawn).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it("[INS-14] every number of hits of every table can be reached and pays what the table says", () => {
    for (const risk of RISKS) {
      for (const [place, ladder] of KENO_TABLE.multipliers[risk].entries()) {
        const picks = numbers.slice(0, place + 1);
        for (const [hits, hundredths] of ladder.entries()) {
          const first = [...picks.slice(0, hits), ...numbers.slice(20)].slice(0, 10);
          const outcome = keno.settle({ stakeMinor: minor(500n), picks, risk }, drawing(...first));
          expect([outcome.hits, outcome.payoutMinor]).toEqual([hits, BigInt(hundredths) * 5n]);
        }
      }
    }
  });

  it("[FAIR-20] the most that choices can pay is what they pay when all picks hit", () => {
    expect(keno.largestPayoutMinor(three)).toBe(28_500n);
    expect(keno.settle(three, drawing(3, 7, 40)).payoutMinor).toBe(28_500n);
  });

  it("[FAIR-14] the draw does not know stake, picks or risk", () => {
    const seed = seedOf(new Uint8Array(32).fill(8));
    const anyPicks = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(
        fc.nat(),
        fc.bigInt({ min: 100n, max: 200_000n }).map(minor),
        anyPicks.map((picks) => picks.toSorted((one, other) => one - other)),
        fc.constantFrom(...RISKS),
        (nonce, stakeMinor, picks, risk) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          const { drawn, hits } = keno.settle({ stakeMinor, picks, risk }, stream());
          expect(drawn).toEqual(keno.settle(three, stream()).drawn);
          expect(new Set(drawn).size).toBe(10);
          expect(hits).toBe(new Set(picks).intersection(new Set(drawn)).size);
        },
      ),
    );
  });

  it("[FAIR-14] nothing is kept between rounds: in any order they come out the same", () => {
    const seed = seedOf(new Uint8Array(32).fill(1));
    const draws = (nonces: readonly number[]) =>
      nonces.map((nonce) => keno.settle(three, singlePlayStream(seed, "m", nonce)).drawn);
    expect(draws([3, 2, 1, 0]).reverse()).toEqual(draws([0, 1, 2, 3]));
  });
});

describe("50,000 rounds of Keno from a seed", () => {
  const ROUNDS = 50_000;
  let outcomes: readonly KenoOutcome[] = [];
  beforeAll(() => {
    // Two million draws: the games' own stream would take most of the time for its hashes.
    const bytes = createHash("shake256", { outputLength: 4_000_000 }).update("keno").digest();
    const stream = scriptedStream([...bytes]);
    const choices = { stakeMinor: minor(100n), picks: [1, 8, 9, 23, 40], risk: "low" } as const;
    outcomes = Array.from({ length: ROUNDS }, () => keno.settle(choices, stream));
  });
  const z = (count: number, chance: number): number =>
    Math.abs(count - ROUNDS * chance) / Math.sqrt(ROUNDS * chance * (1 - chance));

  it("[FAIR-11] [INS-14] hits come as often as the sheet says", () => {
    const lines = keno.sheet().payTable.filter(({ name }) => /^low · 5 · \d$/u.test(name));
    expect(lines).toHaveLength(6);
    for (const [hits, { chance }] of lines.entries()) {
      const count = outcomes.filter((outcome) => outcome.hits === hits).length;
      expect(z(count, Number(/= (.+) %$/u.exec(chance)?.[1]) / 100)).toBeLessThan(5);
    }
  });

  it("[FAIR-2] [INS-14] every number is drawn as often as any other, and as often first", () => {
    const drawn = new Uint32Array(41);
    const first = new Uint32Array(41);
    for (const outcome of outcomes) {
      for (const number of outcome.drawn) drawn[number]! += 1;
      first[outcome.drawn[0]!]! += 1;
    }
    for (const number of numbers) {
      expect(z(drawn[number]!, 1 / 4)).toBeLessThan(5);
      expect(z(first[number]!, 1 / 40)).toBeLessThan(5);
    }
  });

  it("[FAIR-11] [INS-14] they return what the sheet says", () => {
    const paid = outcomes.reduce((sum, { payoutMinor }) => sum + Number(payoutMinor) / 100, 0);
    const squares = outcomes.reduce((sum, { payoutMinor }) => sum + (Number(payoutMinor) / 100) ** 2, 0);
    const deviation = Math.sqrt(squares - paid ** 2 / ROUNDS);
    // 72375/73112 on the sheet.
    expect(Math.abs(paid - (ROUNDS * 72_375) / 73_112) / deviation).toBeLessThan(5);
  });
});

describe("the pay table's hash", () => {
  it("[FAIR-18] a changed parameter is another table", () => {
    const { low, medium, high } = KENO_TABLE.multipliers;
    const changed = [
      { ...KENO_TABLE, numbers: 41 },
      { ...KENO_TABLE, drawn: 11 },
      { ...KENO_TABLE, multipliers: { low, medium: high, high: medium } },
      { ...KENO_TABLE, smallestStakeMinor: minor(101n) },
      { ...KENO_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...KENO_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(KENO_TABLE).length);
    const hashes = [KENO_TABLE, ...changed].map((table) => makeKeno("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("[FAIR-18] a single multiplier that changes is another table: all 195", () => {
    const hashes = new Set([keno.tableHash]);
    for (const risk of RISKS) {
      for (const [place, ladder] of KENO_TABLE.multipliers[risk].entries()) {
        for (const [hits, hundredths] of ladder.entries()) {
          const changed = KENO_TABLE.multipliers[risk].with(place, ladder.with(hits, hundredths + 1));
          const table = { ...KENO_TABLE, multipliers: { ...KENO_TABLE.multipliers, [risk]: changed } };
          hashes.add(makeKeno("1", table).tableHash);
        }
      }
    }
    expect(hashes.size).toBe(196);
  });

  it("[FAIR-18] the same table under a new version keeps its hash", () => {
    expect(makeKeno("2", KENO_TABLE).tableHash).toBe(keno.tableHash);
  });

  it("[FAIR-18] a version pays by its own table", () => {
    const { low, high } = KENO_TABLE.multipliers;
    const older = makeKeno("0", { ...KENO_TABLE, multipliers: { low, medium: low, high } });
    expect(older.settle(three, drawing(3, 7)).payoutMinor).toBe(2_100n);
  });
});
