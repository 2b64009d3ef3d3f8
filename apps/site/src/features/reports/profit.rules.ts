// Personal loss as lines and bars [REP-7, REP-8]: which days have something to show, and how tall the bar of each is. Pure.
import { parseAmount } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";

export type Profit = CallOutput<Calls["reports"]["personalProfit"]>;
export type ProfitDay = Profit["days"][number];

const minorOf = (amount: string): bigint => parseAmount(amount, { signed: true }) ?? 0n;

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
  days.filter((day) => FIGURES.some((figure) => minorOf(day[figure]) !== 0n));

export interface Bar {
  readonly day: string;
  readonly amount: string;
  /** Of the tallest bar, from −1 to 1. */
  readonly share: number;
}

export interface Chart {
  /** The oldest first, as time runs. */
  readonly bars: readonly Bar[];
  /** The largest gain and the largest loss as the wire writes them; null where there is none. */
  readonly most: string | null;
  readonly least: string | null;
}

const PARTS = 10_000n;

export function chartOf(days: readonly Pick<ProfitDay, "day" | "profitLoss">[]): Chart {
  const amounts = days.map(({ day, profitLoss }) => ({ day, profitLoss, minor: minorOf(profitLoss) }));
  const tallest = amounts.reduce((most, { minor }) => {
    const size = minor < 0n ? -minor : minor;
    return size > most ? size : most;
  }, 1n);
  const sorted = [...amounts].sort((a, b) => (a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0));
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  return {
    bars: [...amounts]
      .sort((a, b) => a.day.localeCompare(b.day))
      .map(({ day, profitLoss, minor }) => ({
        day,
        amount: profitLoss,
        share: Number((minor * PARTS) / tallest) / Number(PARTS),
      })),
    most: highest !== undefined && highest.minor > 0n ? highest.profitLoss : null,
    least: lowest !== undefined && lowest.minor < 0n ? lowest.profitLoss : null,
  };
}
