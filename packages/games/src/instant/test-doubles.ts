// What the tests of games with several pay tables share: a sheet's lines read back as figures, figures by plain sums, and
// a simulation that is held against the sheet. Nothing outside tests imports it.
import { minor } from "@jonaki/money";
import { decimalText, fraction, isBelow } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import type { Game, GameChoices } from "../game.ts";
import type { PayLine, Sheet } from "../sheet.ts";

/** What a result pays for a stake of 1.00, and how many of the equally likely draws give it. */
export interface WeightedPay {
  readonly ways: bigint;
  readonly paysMinor: bigint;
}

export interface PlainFigures {
  readonly returnToPlayer: Fraction;
  readonly hitFrequency: Fraction;
  readonly variance: Fraction;
}

export function figuresBySum(results: readonly WeightedPay[]): PlainFigures {
  const sum = (value: (one: WeightedPay) => bigint): bigint =>
    results.reduce((total, one) => total + value(one), 0n);
  const all = sum(({ ways }) => ways);
  const paid = sum(({ ways, paysMinor }) => ways * paysMinor);
  const squares = sum(({ ways, paysMinor }) => ways * paysMinor * paysMinor);
  return {
    returnToPlayer: fraction(paid, all * 100n),
    hitFrequency: fraction(
      sum(({ ways, paysMinor }) => (paysMinor > 100n ? ways : 0n)),
      all,
    ),
    // Mean of the squares less the square of the mean, for a stake of 1.
    variance: fraction(squares * all - paid * paid, all * all * 10_000n),
  };
}

/** A pay table as rounds played with it have it. */
export interface PlayedTable<Choices extends GameChoices = GameChoices> {
  readonly name: string;
  /** With a stake of 1.00. */
  readonly choices: Choices;
  /** What every result pays for a stake. */
  resultsAt(stakeMinor: bigint): readonly WeightedPay[];
  readonly figures: PlainFigures;
}

export const playedTable = <Choices extends GameChoices>(
  name: string,
  choices: Choices,
  resultsAt: PlayedTable["resultsAt"],
): PlayedTable<Choices> => ({ name, choices, resultsAt, figures: figuresBySum(resultsAt(100n)) });

/** The ends of a figure as the sheet writes them; of equal tables the first. */
export function endsText(tables: readonly PlayedTable[], figure: keyof PlainFigures): string {
  const order = (one: PlayedTable, other: PlayedTable): number =>
    Number(isBelow(other.figures[figure], one.figures[figure])) -
    Number(isBelow(one.figures[figure], other.figures[figure]));
  const smallest = tables.toSorted(order).slice(0, 1);
  const largest = tables.toSorted((one, other) => order(other, one)).slice(0, 1);
  return [...smallest, ...largest]
    .map(({ name, figures }) => `${decimalText(figures[figure], 6)} (${name})`)
    .join(" … ");
}

/** The stake and the table of which the cut leaves the least. */
export function lowestByPlaying(tables: readonly PlayedTable[]) {
  let lowest = { name: "", stake: 0n, returned: fraction(1n, 1n) };
  for (const { name, resultsAt } of tables) {
    for (let stake = 100n; stake < 200n; stake += 1n) {
      const results = resultsAt(stake);
      const paid = results.reduce((sum, { ways, paysMinor }) => sum + ways * paysMinor, 0n);
      const draws = results.reduce((sum, { ways }) => sum + ways, 0n);
      const returned = fraction(paid, draws * stake);
      if (isBelow(returned, lowest.returned)) lowest = { name, stake, returned };
    }
  }
  // From 2.00 on even a whole poisha cut from every payout of a table that returns 98.90 % could not reach it.
  if (isBelow(fraction(9_890n * 200n - 10_000n, 10_000n * 200n), lowest.returned)) {
    throw new Error("A stake of 2.00 or more could return less.");
  }
  return lowest;
}

/** What travels as a sheet, and nothing beside. */
export const SHEET_FIELDS = [
  ["code", "version", "tableHash", "rules", "payTable", "limits", "returnToPlayer"],
  ["hitFrequency", "variance", "largestWin", "method", "simulation"],
]
  .flat()
  .toSorted();

export interface ReadLine {
  readonly table: string;
  readonly result: string;
  readonly paysMinor: bigint;
  readonly chance: Fraction;
}

/** A line of the pay table such as `low · 8 · 0 / 8`, 5.50, `1/128 = 0.781250 %`; one that says two chances is a fault. */
export function readLine({ name, pays, chance }: PayLine): ReadLine {
  const [risk = "", size = "", result = ""] = name.split(" · ");
  const [, numerator = "", denominator = "", percent = ""] =
    /^(\d+)\/(\d+) = (\d+\.\d{6,}) %$/u.exec(chance) ?? [];
  const read = fraction(BigInt(numerator), BigInt(denominator));
  const [, decimals = ""] = percent.split(".");
  if (decimalText(fraction(read.numerator * 100n, read.denominator), decimals.length) !== percent) {
    throw new Error(`${name} states two chances: ${chance}`);
  }
  return { table: `${risk} · ${size}`, result, paysMinor: BigInt(pays.replace(".", "")), chance: read };
}

/** The lines of a sheet by table, with ways that add up to a common number of draws. */
export function tablesOf(sheet: Sheet, draws: bigint): ReadonlyMap<string, readonly WeightedPay[]> {
  const tables = new Map<string, WeightedPay[]>();
  for (const { table, paysMinor, chance } of sheet.payTable.map(readLine)) {
    const results = tables.get(table) ?? [];
    results.push({ ways: (chance.numerator * draws) / chance.denominator, paysMinor });
    tables.set(table, results);
  }
  return tables;
}

const asNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** Rounds of 1.00 played in turn with each table: how many standard deviations payouts and hits lie apart from its figures. */
export function simulate<Choices extends GameChoices>(
  game: Game<Choices>,
  tables: readonly Pick<PlayedTable<Choices>, "choices" | "figures">[],
  rounds: number,
): { readonly payouts: number; readonly hits: number } {
  const seed = seedOf(new Uint8Array(32).fill(77));
  const apart = { payouts: 0, hits: 0 };
  const variances = { payouts: 0, hits: 0 };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const table = tables[nonce % tables.length];
    if (table === undefined) throw new Error("There is no table to play with.");
    const { payoutMinor } = game.settle(table.choices, singlePlayStream(seed, "simulation", nonce));
    const hit = asNumber(table.figures.hitFrequency);
    apart.payouts += Number(payoutMinor) / 100 - asNumber(table.figures.returnToPlayer);
    apart.hits += (payoutMinor > minor(100n) ? 1 : 0) - hit;
    variances.payouts += asNumber(table.figures.variance);
    variances.hits += hit * (1 - hit);
  }
  return {
    payouts: apart.payouts / Math.sqrt(variances.payouts),
    hits: apart.hits / Math.sqrt(variances.hits),
  };
}

/** The last of the numbers from 1 on that wins, found by halving with nothing but rounds played. */
export function lastWinByPlaying(last: bigint, isWon: (u: bigint) => boolean): bigint {
  let [won, lost] = [1n, last];
  while (lost - won > 1n) {
    const middle = (won + lost) / 2n;
    if (isWon(middle)) won = middle;
    else lost = middle;
  }
  return won;
}
