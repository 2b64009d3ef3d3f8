// What the rows of a report sum to [REP-12], and which days have something to show; pure.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { ProfitDay } from "./report.query.ts";

const minorOf = (amount: string): bigint => parseAmount(amount, { signed: true }) ?? 0n;

/** What the rows on all pages sum to, as the wire writes amounts. */
export const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => string): string =>
  formatAmount(minor(rows.reduce((sum, row) => sum + minorOf(figure(row)), 0n)));

export const countOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

export const isNothing = (amount: string): boolean => minorOf(amount) === 0n;

const FIGURES = [
  "deposits",
  "withdrawals",
  "validBet",
  "payout",
  "bonuses",
  "cashback",
  "profitLoss",
] as const;

/** A day on which nothing moved has no line. */
export const movedDays = (days: readonly ProfitDay[]): readonly ProfitDay[] =>
  days.filter((day) => FIGURES.some((figure) => !isNothing(day[figure])));
