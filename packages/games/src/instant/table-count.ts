// The figures of pay tables found by asking the code that pays about every result and weighing each with the number of ways
// that lead to it [FAIR-11, FAIR-12]; nothing here is sampled and nothing is a float.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { fraction, isBelow } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import type { InstantLimits } from "./limits.ts";
import { payoutOf, UNCUT_STAKE_MINOR } from "./multiplier.ts";
import type { Hundredths } from "./multiplier.ts";
import type { Risk } from "./pay-table.ts";

export interface WeightedResult {
  /** How many of the equally likely draws give it. */
  readonly ways: bigint;
  readonly multiplierHundredths: Hundredths;
}

export interface TableResult extends WeightedResult {
  /** As the pay table names it; no two results of a table have the same. */
  readonly name: string;
  readonly multiplierHundredths: number;
}

export interface PayTable {
  readonly risk: Risk;
  /** Rows, segments or picks: with the risk it names the table. */
  readonly size: number;
  readonly results: readonly TableResult[];
}

export interface Figures {
  readonly allWays: bigint;
  /** Of what is staked, before the cut to the poisha. */
  readonly returnToPlayer: Fraction;
  /** The chance of a payout that is larger than the stake. */
  readonly hitFrequency: Fraction;
  /** Of the payout for a stake of 1, before the cut. */
  readonly variance: Fraction;
}

export interface CountedTable extends PayTable, Figures {}

export const countTable = (table: PayTable): CountedTable => ({ ...table, ...figuresOf(table.results) });

export function figuresOf(results: readonly WeightedResult[]): Figures {
  let [allWays, hits, paid, squares] = [0n, 0n, 0n, 0n];
  for (const { ways, multiplierHundredths } of results) {
    const payout: bigint = payoutOf(UNCUT_STAKE_MINOR, multiplierHundredths);
    allWays += ways;
    if (payout > UNCUT_STAKE_MINOR) hits += ways;
    paid += ways * payout;
    squares += ways * payout ** 2n;
  }
  const staked = allWays * UNCUT_STAKE_MINOR;
  return {
    allWays,
    returnToPlayer: fraction(paid, staked),
    hitFrequency: fraction(hits, allWays),
    // Mean of the squares less the square of the mean.
    variance: fraction(squares * allWays - paid ** 2n, staked ** 2n),
  };
}

export interface LowestReturn {
  readonly table: CountedTable;
  readonly stakeMinor: Minor;
  readonly returnToPlayer: Fraction;
}

/**
 * What is cut of whole hundredths depends on the last two digits of a stake alone and weighs most on the smallest stake that
 * has them: so of all stakes these decide how much the cut can take.
 */
export const decisiveStakes = ({ smallestStakeMinor }: InstantLimits): readonly Minor[] =>
  Array.from({ length: 100 }, (_one, more) => minor(smallestStakeMinor + BigInt(more)));

/** The stake and the table of which the cut leaves the least. */
export function lowestAfterCut(limits: InstantLimits, tables: readonly CountedTable[]): LowestReturn {
  const stakes = decisiveStakes(limits);
  return tables
    .flatMap((table) =>
      stakes.map((stakeMinor) => ({
        table,
        stakeMinor,
        returnToPlayer: returnAt(table.results, stakeMinor),
      })),
    )
    .reduce((lowest, next) => (isBelow(next.returnToPlayer, lowest.returnToPlayer) ? next : lowest));
}

/** What comes back of a stake, after the cut. */
export function returnAt(results: readonly WeightedResult[], stakeMinor: Minor): Fraction {
  let [allWays, paid] = [0n, 0n];
  for (const { ways, multiplierHundredths } of results) {
    allWays += ways;
    paid += ways * payoutOf(stakeMinor, multiplierHundredths);
  }
  return fraction(paid, allWays * stakeMinor);
}

/** The tables with the smallest and the largest of a figure; of equal ones the first. */
export function endsOf(
  tables: readonly CountedTable[],
  figure: "returnToPlayer" | "hitFrequency" | "variance",
): { readonly smallest: CountedTable; readonly largest: CountedTable } {
  return {
    smallest: tables.reduce((found, next) => (isBelow(next[figure], found[figure]) ? next : found)),
    largest: tables.reduce((found, next) => (isBelow(found[figure], next[figure]) ? next : found)),
  };
}
