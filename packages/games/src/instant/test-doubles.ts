// What the tests of games with several pay tables share: a sheet's lines read back as figures, figures by plain sums, and
// a simulation that is held against the sheet. Nothing outside tests imports it.
import { minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { seedOf } from "../fair/seed.ts";
import { singlePlayStream } from "../fair/stream.ts";
import type { Game, GameChoices } from "../game.ts";
import type { PayLine, Sheet } from "../sheet.ts";

/** How many ways there are to choose k of n, by the formula; counting code adds up instead. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

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
    /^(\d+)\/(\d+) = (\d+\.\d{6}) %$/u.exec(chance) ?? [];
  const read = fraction(BigInt(numerator), BigInt(denominator));
  if (decimalText(fraction(read.numerator * 100n, read.denominator), 6) !== percent) {
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

/** Rounds of 1.00 played in turn with each of the choices: how many standard deviations payouts and hits lie apart. */
export function simulate<Choices extends GameChoices>(
  game: Game<Choices>,
  tables: readonly { readonly choices: Choices; readonly figures: PlainFigures }[],
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
