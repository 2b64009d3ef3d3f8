// How often each outcome must come [FAIR-19]: of every game a drawn fact that no choice of the member's bends, sorted into places
// whose chances are exact. What was really drawn is held against them.
import { DICE_TABLE } from "./dice/dice-table.ts";
import { HILO_TABLE } from "./hilo/hilo-table.ts";
import { BURST_TABLE, burstSpan, countBurstsFrom } from "./instant/burst.ts";
import { waysToChoose } from "./instant/combinations.ts";
import { KENO_TABLE } from "./keno/keno-table.ts";
import { MINES_TABLE } from "./mines/mines-table.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface DrawnPlace {
  /** Rounds of different groups were drawn from different numbers of outcomes. */
  readonly group: number;
  readonly place: number;
}

export interface DrawnFact {
  placeOf(choices: Fields, outcome: Fields): DrawnPlace;
  /** Whole numbers: a place's chance is its weight of the sum. */
  weightsOf(group: number): readonly bigint[];
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_one, place) => place);
const even = (count: number): readonly bigint[] => upTo(count).map(() => 1n);
const digitsOf = (text: unknown): bigint => BigInt(String(text).replace(".", ""));
const listOf = (value: unknown): readonly number[] => value as readonly number[];

/** A hundred places of as many rolls each. */
const DICE_PLACES = 100;
const dice: DrawnFact = {
  placeOf: (_choices, { roll }) => {
    const each = BigInt(DICE_TABLE.steps / DICE_PLACES);
    return { group: 0, place: Number(digitsOf(roll) / each) };
  },
  weightsOf: () => even(DICE_PLACES),
};

/** From 1.00 up to the first of these, and from each of them up to the next. */
const BURSTS_FROM = [101n, 110n, 125n, 150n, 200n, 300n, 500n, 1_000n, 2_500n, 10_000n, 100_000n];
const burst = (name: string): DrawnFact => ({
  placeOf: (_choices, outcome) => {
    const drawn = digitsOf(outcome[name]);
    return { group: 0, place: BURSTS_FROM.filter((from) => drawn >= from).length };
  },
  weightsOf: () => {
    const reaching = [
      burstSpan(BURST_TABLE),
      ...BURSTS_FROM.map((from) => countBurstsFrom(BURST_TABLE, from)),
      0n,
    ];
    return reaching.slice(0, -1).map((count, place) => count - (reaching[place + 1] ?? 0n));
  },
});

const plinko: DrawnFact = {
  placeOf: ({ rows }, { slot }) => ({ group: Number(rows), place: Number(slot) }),
  weightsOf: (rows) => upTo(rows + 1).map((slot) => waysToChoose(rows, slot)),
};

const wheel: DrawnFact = {
  placeOf: ({ segments }, { segment }) => ({ group: Number(segments), place: Number(segment) }),
  weightsOf: even,
};

/** How many of the member's numbers were drawn, by how many he picked. */
const keno: DrawnFact = {
  placeOf: ({ picks }, { hits }) => ({ group: listOf(picks).length, place: Number(hits) }),
  weightsOf: (picks) => {
    const { numbers, drawn } = KENO_TABLE;
    return upTo(picks + 1).map(
      (hits) => waysToChoose(drawn, hits) * waysToChoose(numbers - drawn, picks - hits),
    );
  },
};

/** The first tile with a mine under it, by how many mines there are. */
const mines: DrawnFact = {
  placeOf: (_choices, { field }) => {
    const lowest = listOf(field).reduce((low, tile) => (tile < low ? tile : low));
    return { group: listOf(field).length, place: lowest };
  },
  weightsOf: (count) =>
    upTo(MINES_TABLE.tiles - count + 1).map((tile) => waysToChoose(MINES_TABLE.tiles - 1 - tile, count - 1)),
};

/** The card the round began with: the next ones are as many as the member dared. */
const hilo: DrawnFact = {
  placeOf: (_choices, { cards }) => ({ group: 0, place: (listOf(cards)[0] ?? 0) - 1 }),
  weightsOf: () => even(HILO_TABLE.ranks),
};

const FACTS: Readonly<Record<string, DrawnFact | undefined>> = {
  "crash 1": burst("burst"),
  "dice 1": dice,
  "mines 1": mines,
  "plinko 1": plinko,
  "wheel 1": wheel,
  "limbo 1": burst("result"),
  "hilo 1": hilo,
  "keno 1": keno,
};

export function drawnFactOf(game: string, version: string): DrawnFact {
  const fact = FACTS[`${game} ${version}`];
  if (fact === undefined) throw new Error(`nothing is known of how often ${game} ${version} draws what`);
  return fact;
}
