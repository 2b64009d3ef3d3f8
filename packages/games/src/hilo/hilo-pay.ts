// Which guesses a card allows, how likely each is, and what a chain of them pays [INS-13, INS-15]: exact fractions, for the
// server that pays, the screen that shows the next step and the sheet that counts.
import type { Minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { payoutAt, stakeRange } from "../instant/limits.ts";
import type { StakeRange } from "../sheet.ts";
import type { HiloTable } from "./hilo-table.ts";

export const HILO_GUESSES = ["higher", "lower", "same"] as const;
export type HiloGuess = (typeof HILO_GUESSES)[number];

/** Two on every card, and none of them certain. */
export function guessesOn(table: HiloTable, card: number): readonly HiloGuess[] {
  if (card === 1) return ["higher", "same"];
  return card === table.ranks ? ["lower", "same"] : ["higher", "lower"];
}

/** Between the ends the same card wins both ways; on an end it has a guess of its own. */
export function isRightGuess(table: HiloTable, card: number, guess: HiloGuess, next: number): boolean {
  if (guess === "same") return next === card;
  const isEnd = card === 1 || card === table.ranks;
  if (next === card) return !isEnd;
  return guess === "higher" ? next > card : next < card;
}

/** How many of the ranks make a guess right. */
export function rightRanks(table: HiloTable, card: number, guess: HiloGuess): number {
  let right = 0;
  for (let next = 1; next <= table.ranks; next += 1) if (isRightGuess(table, card, guess, next)) right += 1;
  return right;
}

/** 0.99 ÷ the product of the chances, the 1 % taken once; given how many ranks were right at each guess. */
export function hiloMultiplier(table: HiloTable, rights: readonly number[]): Fraction {
  const numerator = BigInt(table.returnPercent) * BigInt(table.ranks) ** BigInt(rights.length);
  return fraction(
    numerator,
    rights.reduce((product, right) => product * BigInt(right), 100n),
  );
}

/** The multiplier as it is shown: cut to 4 decimals; the payout is never computed from it. */
export const hiloMultiplierText = (table: HiloTable, rights: readonly number[]): string =>
  decimalText(hiloMultiplier(table, rights), 4);

export const hiloPayoutMinor = (table: HiloTable, stakeMinor: Minor, rights: readonly number[]): Minor =>
  payoutAt(stakeMinor, hiloMultiplier(table, rights));

export interface HiloBet {
  readonly stakeMinor: Minor;
  readonly largestWinMinor: Minor;
}

/** Whether one more right guess of such a chance would still be paid in full. */
export const fitsHilo = (table: HiloTable, bet: HiloBet, rights: readonly number[], right: number): boolean =>
  hiloPayoutMinor(table, bet.stakeMinor, [...rights, right]) <= bet.largestWinMinor;

/** Even the likeliest guess there is would pay too much: the chain has come to its end. */
export const isHiloFull = (table: HiloTable, bet: HiloBet, rights: readonly number[]): boolean =>
  !fitsHilo(table, bet, rights, table.ranks - 1);

/** The stakes of which any first guess can be paid. */
export const hiloStakeRange = (table: HiloTable, largestWinMinor: Minor): StakeRange =>
  stakeRange({ ...table, largestWinMinor }, hiloMultiplier(table, [1]));
