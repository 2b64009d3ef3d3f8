import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fraction, fractionText } from "../exact.ts";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import { scriptedStream } from "../test-doubles.ts";
import { hilo, makeHilo } from "./hilo.ts";
import type { HiloAct, HiloChoices } from "./hilo-choices.ts";
import { guessesOn, hiloPayoutMinor, isRightGuess } from "./hilo-pay.ts";
import { HILO_TABLE } from "./hilo-table.ts";

const LARGEST_WIN = minor(2_000_000_00n);
/** A stream that gives these ranks: a rank is one byte, its low four bits are kept. */
const cards = (...ranks: readonly number[]) => scriptedStream(ranks.map((rank) => rank - 1));

const bet = (acts: readonly HiloAct[] = [], changes: Partial<HiloChoices> = {}): HiloChoices => ({
  stakeMinor: minor(1_000n),
  largestWinMinor: LARGEST_WIN,
  acts,
  ...changes,
});

describe("a round of Hi-lo", () => {
  it("[INS-13] a chain pays 0.99 over the product of its chances, the 1 % taken once", () => {
    const choices = bet(["higher", "skip", "lower", "cashOut"]);
    // 8: 6 of 13 are as high; the 9 is passed over; Q: 12 of 13 are as low. 0.99 × 169 ÷ 72
    const outcome = hilo.settle(choices, cards(8, 9, 12, 3));
    expect(hilo.outcomeJson(outcome)).toEqual({
      cards: [8, 9, 12, 3],
      right: 2,
      multiplier: "2.3237",
      payout: "23.23",
    });
    expect(hilo.choicesJson(choices)).toEqual({
      stake: "10.00",
      largestWin: "2000000.00",
      acts: ["higher", "skip", "lower", "cashOut"],
    });
  });

  it("[INS-13] a wrong guess ends the round and pays nothing", () => {
    const outcome = hilo.settle(bet(["higher", "lower"]), cards(2, 9, 10));
    expect(outcome).toMatchObject({ cards: [2, 9, 10], right: 1, payoutMinor: 0n });
    expect(hilo.act(bet(["higher", "lower"]), "skip", cards(2, 9, 10, 4))).toBeNull();
  });

  it.each([
    [1, "higher", 1, false],
    [1, "higher", 2, true],
    [1, "same", 1, true],
    [1, "same", 2, false],
    [13, "lower", 13, false],
    [13, "lower", 12, true],
    [13, "same", 13, true],
    [7, "higher", 7, true],
    [7, "lower", 7, true],
    [7, "higher", 6, false],
    [7, "lower", 8, false],
  ] as const)("[INS-13] on %i the guess %s, then %i: right is %s", (card, guess, next, right) => {
    expect(isRightGuess(HILO_TABLE, card, guess, next)).toBe(right);
    expect(hilo.view(bet([guess]), cards(card, next))?.isOver).toBe(!right);
  });

  it("[INS-13] no guess is certain, and the two of a card cover every next card", () => {
    for (let card = 1; card <= 13; card += 1) {
      const guesses = guessesOn(HILO_TABLE, card);
      expect(guesses).toHaveLength(2);
      for (const guess of guesses)
        expect(allRanks.every((next) => isRightGuess(HILO_TABLE, card, guess, next))).toBe(false);
      for (const next of allRanks)
        expect(guesses.some((guess) => isRightGuess(HILO_TABLE, card, guess, next))).toBe(true);
    }
  });

  it.each([
    ["a cash-out before a right guess", "cashOut", [5]],
    ["a cash-out after a skip alone", ["skip", "cashOut"], [5, 6]],
    ["higher on the highest", "higher", [13]],
    ["lower on the lowest", "lower", [1]],
    ["the same between the ends", "same", [5]],
    ["another word", "up", [5]],
    ["a card", 5, [5]],
    ["nothing", null, [5]],
  ])("[INS-13] %s cannot be done", (_what, acts, drawn) => {
    const list = Array.isArray(acts) ? acts : [acts];
    const before = bet(list.slice(0, -1) as HiloAct[]);
    expect(hilo.act(before, list.at(-1), cards(...drawn, 1))).toBeNull();
  });

  it("[INS-13] a card may be passed over 52 times, and not once more", () => {
    const skips = Array.from({ length: 52 }, () => "skip" as const);
    const drawn = Array.from({ length: 54 }, () => 6);
    const all = bet(skips);
    expect(hilo.view(all, cards(...drawn))?.isOver).toBe(false);
    expect(hilo.act(all, "skip", cards(...drawn))).toBeNull();
    expect(hilo.act(all, "higher", cards(...drawn))).not.toBeNull();
  });

  it("[FAIR-15] a round that goes on shows the cards that were drawn and no other", () => {
    const stream = cards(6, 9, 4, 4);
    expect(hilo.view(bet(["higher", "skip"]), stream)).toEqual({
      isOver: false,
      shown: { cards: [6, 9, 4], rights: [8], skips: 1 },
    });
    expect(stream.left()).toBe(1);
    expect(() => hilo.settle(bet(["higher"]), cards(6, 9))).toThrow("not over");
  });

  it("[FAIR-14] the cards do not know stake or guesses, and nothing is kept between rounds", () => {
    const seed = seedOf(new Uint8Array(32).fill(3));
    const shown = (choices: HiloChoices, nonce: number) => {
      const { shown: seen } = hilo.view(choices, singlePlayStream(seed, "member", nonce))!;
      return (seen as { readonly cards: readonly number[] }).cards;
    };
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.bigInt({ min: 100n, max: 5_000_000n }), (nonce, stake) => {
        const [first = 0] = shown(bet(), nonce);
        const guessed = guessesOn(HILO_TABLE, first).map((guess) =>
          shown(bet([guess], { stakeMinor: minor(stake) }), nonce),
        );
        expect(guessed).toEqual([shown(bet(["skip"]), nonce), shown(bet(["skip"]), nonce)]);
      }),
    );
  });
});

const allRanks = Array.from({ length: 13 }, (_, place) => place + 1);

describe("the largest win in Hi-lo", () => {
  it("[INS-15] [FAIR-20] a guess that would pay more is not taken, and a chain that is full cashes itself out", () => {
    const small = { stakeMinor: minor(100_000n), largestWinMinor: minor(1_287_000n) };
    // 12.87 × 1,000.00 is exactly the limit: nothing can be added to it.
    const full = hilo.act(bet([], small), "same", cards(1, 1));
    expect(full).not.toBeNull();
    expect(hilo.settle(full!, cards(1, 1)).payoutMinor).toBe(1_287_000n);
    // After a likely guess an unlikely one does not fit, a likely one does, and so does stopping.
    const one = bet(["higher"], small);
    expect(hilo.act(one, "same", cards(1, 13, 13))).toBeNull();
    expect(hilo.act(one, "lower", cards(1, 13, 5))).not.toBeNull();
    expect(hilo.act(one, "cashOut", cards(1, 13))).not.toBeNull();
  });

  it("[INS-15] no chain ever pays more than the limit", () => {
    const seed = seedOf(new Uint8Array(32).fill(9));
    fc.assert(
      fc.property(
        fc.nat({ max: 5_000 }),
        fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
        fc.infiniteStream(fc.nat({ max: 1 })),
        (nonce, stakeMinor, whims) => {
          const stream = () => singlePlayStream(seed, "member", nonce);
          let choices = bet([], { stakeMinor });
          for (const whim of whims) {
            const shown = hilo.view(choices, stream())!;
            if (shown.isOver) break;
            const card = (shown.shown as { readonly cards: readonly number[] }).cards.at(-1)!;
            const next =
              hilo.act(choices, guessesOn(HILO_TABLE, card)[whim], stream()) ??
              hilo.act(choices, "cashOut", stream());
            if (next === null) throw new Error("neither a guess nor the cash-out can be done");
            choices = next;
          }
          expect(hilo.settle(choices, stream()).payoutMinor).toBeLessThanOrEqual(LARGEST_WIN);
        },
      ),
    );
  });

  it("[INS-15] a platform with a lower limit names the largest stake of which any first guess can be paid", () => {
    expect(hilo.readOpening({ stake: "100.00" }, minor(1_000_00n))).toEqual({
      ok: false,
      refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: 7_770n },
    });
    expect(hilo.readOpening({ stake: "77.70" }, minor(1_000_00n)).ok).toBe(true);
  });
});

describe("choices in Hi-lo", () => {
  const record = { stake: "10.00", largestWin: "2000000.00", acts: ["higher", "skip", "cashOut"] };

  it("[INS-13] an opening is read as it was sent, and a record comes back as it was", () => {
    expect(hilo.readOpening({ stake: "10.00" }, LARGEST_WIN)).toEqual({ ok: true, choices: bet() });
    const read = hilo.readChoices(record);
    expect(read.ok && hilo.choicesJson(read.choices)).toEqual(record);
  });

  it.each([
    ["stake", { ...record, stake: 10 }],
    ["largestWin", { ...record, largestWin: null }],
    ["acts", { ...record, acts: ["up"] }],
    ["acts", { ...record, acts: "skip" }],
    ["card", { ...record, card: 3 }],
    ["choices", "higher"],
  ])("[FAIR-9] %s of a record: %j is refused", (field, input) => {
    expect(hilo.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it("[INS-15] stakes from 1.00 to 50,000.00", () => {
    const stakes = ["0.99", "1.00", "50000.00", "50000.01"];
    expect(stakes.map((stake) => hilo.readOpening({ stake }, LARGEST_WIN).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("the sheet of Hi-lo", () => {
  const sheet = hilo.sheet();

  it("[INS-4] [FAIR-11] every guess on every card returns 99 %, counted over the 13 next cards", () => {
    expect(sheet.payTable).toHaveLength(26);
    const lines = allRanks.flatMap((card) =>
      guessesOn(HILO_TABLE, card).map((guess) => {
        const right = allRanks.filter((next) => isRightGuess(HILO_TABLE, card, guess, next)).length;
        // A stake of which nothing is cut.
        const stake = BigInt(100 * right);
        const paid = allRanks
          .map((next) => {
            const won = isRightGuess(HILO_TABLE, card, guess, next);
            return won ? hiloPayoutMinor(HILO_TABLE, minor(stake), [right]) : 0n;
          })
          .reduce<bigint>((sum, one) => sum + one, 0n);
        expect(fraction(paid, 13n * stake)).toEqual(fraction(99n, 100n));
        return fractionText(fraction(BigInt(right), 13n));
      }),
    );
    expect(sheet.payTable.map(({ chance }) => chance)).toEqual(lines);
    expect(sheet.returnToPlayer).toEqual({ fraction: "99/100", decimal: "0.990000" });
  });

  it("[FAIR-11] lines, largest win and method", () => {
    expect(sheet.payTable[0]).toEqual({ name: "A: > A", pays: "1.0725", chance: "12/13" });
    expect(sheet.payTable[14]).toEqual({ name: "8: ≥ 8", pays: "2.1450", chance: "6/13" });
    expect(sheet.payTable[25]).toEqual({ name: "K: = K", pays: "12.8700", chance: "1/13" });
    expect(sheet.largestWin).toEqual({ pays: "2000000.0000", chance: "99/200000000" });
    expect(sheet.method).toBe("RECURSION");
  });

  it("[FAIR-12] 20,000 rounds of the likelier guess, stopped after three, agree with the sheet", () => {
    const seed = seedOf(new Uint8Array(32).fill(5));
    const total = { staked: 0, paid: 0, squares: 0 };
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const stream = () => singlePlayStream(seed, "simulation", nonce);
      let choices = bet([], { stakeMinor: minor(1_000_000n) });
      for (let guesses = 0; guesses < 3; guesses += 1) {
        const { isOver, shown } = hilo.view(choices, stream())!;
        if (isOver) break;
        const card = (shown as { readonly cards: readonly number[] }).cards.at(-1)!;
        choices = hilo.act(choices, card <= 7 ? "higher" : "lower", stream())!;
      }
      if (!hilo.view(choices, stream())!.isOver) choices = hilo.act(choices, "cashOut", stream())!;
      const paid = Number(hilo.settle(choices, stream()).payoutMinor) / 1_000_000;
      total.staked += 1;
      total.paid += paid;
      total.squares += paid * paid;
    }
    const mean = total.paid / total.staked;
    const deviation = Math.sqrt((total.squares / total.staked - mean * mean) / total.staked);
    expect(Math.abs(mean - 0.99) / deviation).toBeLessThan(4);
  });

  it("[FAIR-13] [INS-15] the rules say limits and figures in both languages", () => {
    for (const text of [sheet.rules.en, sheet.rules.bn])
      for (const figure of ["1.00", "50,000.00", "20,00,000.00", "99/100 = 0.990000", "2.1450"])
        expect(text).toContain(figure);
    expect(sheet.rules.bn.split("\n\n")).toHaveLength(sheet.rules.en.split("\n\n").length);
  });

  it("[FAIR-18] a changed parameter is another table", () => {
    const changed = [
      { ...HILO_TABLE, ranks: 12 },
      { ...HILO_TABLE, mostSkips: 51 },
      { ...HILO_TABLE, returnPercent: 98 },
      { ...HILO_TABLE, smallestStakeMinor: minor(101n) },
      { ...HILO_TABLE, largestStakeMinor: minor(5_000_001n) },
      { ...HILO_TABLE, largestWinMinor: minor(200_000_001n) },
    ];
    expect(changed).toHaveLength(Object.keys(HILO_TABLE).length);
    const hashes = [HILO_TABLE, ...changed].map((table) => makeHilo("1", table).tableHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
