import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fraction, fractionText } from "../exact.ts";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { makeMines, mines } from "./mines.ts";
import type { MinesAct, MinesChoices } from "./mines-choices.ts";
import { minesLastStep, minesPayoutMinor } from "./mines-pay.ts";
import { MINES_TABLE } from "./mines-table.ts";

const SEED = seedOf(new Uint8Array(32).fill(7));
const stream = (nonce = 0) => singlePlayStream(SEED, "member", nonce);
const LARGEST_WIN = minor(2_000_000_00n);

const bet = (changes: Partial<MinesChoices> = {}): MinesChoices => ({
  stakeMinor: minor(1_000n),
  mines: 3,
  largestWinMinor: LARGEST_WIN,
  acts: [],
  ...changes,
});

/** The field of a nonce: a round that is played to a mine shows it. */
function fieldOf(count: number, nonce: number): readonly number[] {
  for (let tile = 0; tile < 25; tile += 1) {
    const choices = bet({ mines: count, acts: [tile] });
    if (mines.view(choices, stream(nonce))?.isOver === true) {
      const { field, hit } = mines.settle(choices, stream(nonce));
      if (hit === tile) return field;
    }
  }
  throw new Error("no mine was found");
}

const safeTiles = (field: readonly number[]) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !field.includes(tile));

const doAll = (choices: MinesChoices, acts: readonly unknown[], nonce = 0): MinesChoices | null =>
  acts.reduce<MinesChoices | null>(
    (done, act) => (done === null ? null : mines.act(done, act, stream(nonce))),
    choices,
  );

describe("a round of Mines", () => {
  const field = fieldOf(3, 0);
  const safe = safeTiles(field);

  it("[INS-10] a safe tile raises the multiplier, a cash-out pays it, and the whole field is shown at the end", () => {
    const done = doAll(bet(), [...safe.slice(0, 5), "cashOut"])!;
    // 0.99 × C(25, 5) ÷ C(22, 5) = 0.99 × 53,130 ÷ 26,334
    expect(mines.outcomeJson(mines.settle(done, stream()))).toEqual({
      field,
      opened: safe.slice(0, 5),
      hit: null,
      multiplier: "1.9973",
      payout: "19.97",
    });
    expect(mines.choicesJson(done)).toEqual({
      stake: "10.00",
      mines: 3,
      largestWin: "2000000.00",
      acts: [...safe.slice(0, 5), "cashOut"],
    });
  });

  it("[INS-10] a mine ends the round and pays nothing", () => {
    const done = doAll(bet(), [safe[0], field[1]])!;
    expect(mines.settle(done, stream())).toMatchObject({ hit: field[1], payoutMinor: 0n });
    expect(mines.act(done, safe[1], stream())).toBeNull();
  });

  it("[INS-10] the last safe tile cashes the round out by itself", () => {
    const done = doAll(bet(), safe)!;
    expect(mines.view(done, stream())?.isOver).toBe(true);
    expect(mines.settle(done, stream()).payoutMinor).toBe(
      minesPayoutMinor(MINES_TABLE, minor(1_000n), 3, 22),
    );
  });

  it("[FAIR-15] a round that goes on shows the opened tiles and nothing of the field", () => {
    const open = doAll(bet(), safe.slice(0, 2))!;
    expect(mines.view(open, stream())).toEqual({ isOver: false, shown: { opened: safe.slice(0, 2) } });
    expect(() => mines.settle(open, stream())).toThrow("not over");
  });

  it.each([
    ["a cash-out before the first tile", ["cashOut"]],
    ["a tile twice", [0, 0]],
    ["a tile beside the field", [25]],
    ["a tile before it", [-1]],
    ["half a tile", [0.5]],
    ["a tile as text", ["0"]],
    ["another word", ["cashout"]],
    ["nothing", [null]],
    ["something after the cash-out", [0, "cashOut", 1]],
  ])("[INS-10] %s cannot be done", (_what, acts) => {
    const tiles: Readonly<Record<string, unknown>> = { 0: safe[0], 1: safe[1] };
    const list = acts.map((act) => (typeof act === "number" ? (tiles[act] ?? act) : act));
    expect(doAll(bet(), list)).toBeNull();
  });

  it("[FAIR-14] the field does not know stake, limit or acts, and nothing is kept between rounds", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.bigInt({ min: 100n, max: 5_000_000n }),
        fc.nat({ max: 24 }),
        (nonce, count, stake, tile) => {
          const choices = bet({ mines: count, stakeMinor: minor(stake), acts: [tile] });
          const round = mines.view(choices, stream(nonce));
          const shown = fieldOf(count, nonce).includes(tile) ? [] : [tile];
          expect(round?.shown).toEqual({ opened: shown });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("the largest win in Mines", () => {
  it("[INS-15] [FAIR-20] the round cashes itself out at the last step whose win stays within it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
        fc.bigInt({ min: 150_000_000n, max: 200_000_000n }).map(minor),
        (count, stakeMinor, largestWinMinor) => {
          const last = minesLastStep(MINES_TABLE, { stakeMinor, mines: count, largestWinMinor });
          expect(last).toBeGreaterThan(0);
          expect(minesPayoutMinor(MINES_TABLE, stakeMinor, count, last)).toBeLessThanOrEqual(largestWinMinor);
          if (last < 25 - count)
            expect(minesPayoutMinor(MINES_TABLE, stakeMinor, count, last + 1)).toBeGreaterThan(
              largestWinMinor,
            );
          const tiles = safeTiles(fieldOf(count, 3)).slice(0, last);
          const choices = bet({ mines: count, stakeMinor, largestWinMinor });
          const done = doAll(choices, tiles, 3)!;
          expect(mines.view(done, stream(3))?.isOver).toBe(true);
          expect(mines.settle(done, stream(3)).payoutMinor).toBe(mines.largestPayoutMinor(choices));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("[INS-15] a platform with a lower limit names the largest stake of which the first tile can be paid", () => {
    const input = { stake: "100.00", mines: 24 };
    expect(mines.readOpening(input, minor(1_000_00n))).toEqual({
      ok: false,
      refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: 4_040n },
    });
    expect(mines.readOpening({ ...input, stake: "40.40" }, minor(1_000_00n)).ok).toBe(true);
  });
});

describe("choices in Mines", () => {
  const good = { stake: "10.00", mines: 3 };
  const record = { ...good, largestWin: "2000000.00", acts: [0, 24, "cashOut"] };

  it("[INS-10] an opening is read as it was sent, and a record comes back as it was", () => {
    expect(mines.readOpening(good, LARGEST_WIN)).toEqual({ ok: true, choices: bet() });
    const read = mines.readChoices(record);
    expect(read.ok && mines.choicesJson(read.choices)).toEqual(record);
  });

  it.each([
    ["mines", { ...good, mines: 0 }],
    ["mines", { ...good, mines: 25 }],
    ["mines", { ...good, mines: 2.5 }],
    ["mines", { ...good, mines: "3" }],
    ["stake", { ...good, stake: 10 }],
    ["stake", { ...good, stake: "10.001" }],
    ["acts", { ...good, acts: [] }],
    ["choices", [good]],
  ])("[INS-10] %s of an opening: %j is refused", (field, input) => {
    expect(mines.readOpening(input, LARGEST_WIN)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([
    ["largestWin", { ...record, largestWin: 5 }],
    ["acts", { ...record, acts: "cashOut" }],
    ["acts", { ...record, acts: [0, "stop"] }],
    ["acts", { ...good, largestWin: "5.00" }],
  ])("[FAIR-9] %s of a record: %j is refused", (field, input) => {
    expect(mines.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it("[INS-15] stakes from 1.00 to 50,000.00", () => {
    for (const [stake, fits] of [
      ["0.99", false],
      ["1.00", true],
      ["50000.00", true],
      ["50000.01", false],
    ] as const)
      expect(mines.readOpening({ stake, mines: 24 }, LARGEST_WIN).ok).toBe(fits);
  });
});

describe("the sheet of Mines", () => {
  const sheet = mines.sheet();

  it("[INS-4] [FAIR-11] the chance of every stop, counted over all fields, gives 99 % exactly", () => {
    const factorials = [1n];
    for (let n = 1; n <= 25; n += 1) factorials.push(factorials[n - 1]! * BigInt(n));
    const choose = (n: number, k: number) => factorials[n]! / (factorials[k]! * factorials[n - k]!);
    const chances = new Map(sheet.payTable.map(({ name, chance }) => [name, chance]));
    expect(chances.size).toBe(300);
    for (let count = 1; count <= 24; count += 1)
      for (let opened = 1; opened <= 25 - count; opened += 1) {
        // Fields in which the first so many tiles are free, of all fields.
        const free = fraction(choose(25 - opened, count), choose(25, count));
        expect(chances.get(`m = ${count}, k = ${opened}`)).toBe(fractionText(free));
        // A stake of which nothing is cut.
        const stake = 100n * choose(25 - count, opened);
        const pays = minesPayoutMinor(MINES_TABLE, minor(stake), count, opened);
        expect(fraction(free.numerator * pays, free.denominator * stake)).toEqual(fraction(99n, 100n));
      }
    expect(sheet.returnToPlayer).toEqual({ fraction: "99/100", decimal: "0.990000" });
    expect(sheet.method).toBe("RECURSION");
  });

  it("[FAIR-11] the largest win is the largest multiplier that the smallest stake can reach", () => {
    expect(sheet.largestWin).toEqual({ pays: "1070759.2500", chance: "1/1081575" });
  });

  it("[FAIR-12] 4,000 rounds of five tiles among three mines agree with the sheet", () => {
    const rounds = 4_000;
    let won = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      let choices: MinesChoices | null = bet();
      for (const tile of [12, 3, 20, 7, 16] satisfies MinesAct[]) {
        choices = mines.act(choices, tile, stream(nonce));
        if (choices === null || mines.view(choices, stream(nonce))?.isOver === true) break;
        if (choices.acts.length === 5) won += 1;
      }
    }
    const chance = 26_334 / 53_130;
    const z = (won - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
    expect(Math.abs(z)).toBeLessThan(4);
  });

  it("[FAIR-13] [INS-15] the rules say limits and figures in both languages", () => {
    for (const text of [sheet.rules.en, sheet.rules.bn])
      for (const figure of [
        "1.00",
        "50,000.00",
        "20,00,000.00",
        "99/100 = 0.990000",
        "1.9973",
        "1070759.2500",
      ])
        expect(text).toContain(figure);
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
  });

  it("[FAIR-18] a changed parameter is another table", () => {
    const changed = [
      { ...MINES_TABLE, tiles: 36 },
      { ...MINES_TABLE, fewestMines: 2 },
      { ...MINES_TABLE, mostMines: 23 },
      { ...MINES_TABLE, returnPercent: 98 },
      { ...MINES_TABLE, smallestStakeMinor: minor(101n) },
      { ...MINES_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...MINES_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(MINES_TABLE).length);
    const hashes = [MINES_TABLE, ...changed].map((table) => makeMines("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
