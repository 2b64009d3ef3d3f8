// The statement [SAFE-15] as the ledger tells it: which movement belongs to which column, which days may be asked for,
// and the lines of the file; pure.
import type { DaySum } from "@jonaki/ledger";
import { formatAmount, minor } from "@jonaki/money";

export const COLUMNS = ["deposits", "withdrawals", "stakes", "payouts", "bonuses"] as const;
export type Column = (typeof COLUMNS)[number];
export type Totals = Readonly<Record<Column, bigint>>;

export interface StatementDay extends Totals {
  readonly day: string;
}

export const NO_TOTALS: Totals = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, bonuses: 0n };

/** Pools that money only passes through: what the house issues, its fees, money at a vendor, what was put right by hand. */
const PASSING: ReadonlySet<string> = new Set(["ISSUE", "FEES", "TRANSFERRED", "CORRECTIONS"]);
/** What stands behind results: winnings that wait, jackpots, what a correction could not take back. */
const OF_RESULTS: ReadonlySet<string> = new Set(["HOUSE", "SUSPENSE", "JACKPOT", "RECEIVABLE"]);

/**
 * A stake that is given back was none. Money from and to other members came and went as deposits and withdrawals do
 * [SAFE-1]. What else the house gives is a bonus, and what of it is taken back is less of one.
 */
export function totalsOf({ counterparty, kind, inMinor, outMinor }: DaySum): Totals {
  if (counterparty === "SELF" || PASSING.has(kind)) return NO_TOTALS;
  if (counterparty === "MEMBER" || kind === "PAYMENTS")
    return { ...NO_TOTALS, deposits: inMinor, withdrawals: outMinor };
  if (kind === "POT") return { ...NO_TOTALS, stakes: outMinor, payouts: inMinor };
  if (kind === "OPEN_BETS") return { ...NO_TOTALS, stakes: outMinor - inMinor };
  if (OF_RESULTS.has(kind)) return { ...NO_TOTALS, payouts: inMinor - outMinor };
  return { ...NO_TOTALS, bonuses: inMinor - outMinor };
}

export const addTotals = (one: Totals, other: Totals): Totals => ({
  deposits: one.deposits + other.deposits,
  withdrawals: one.withdrawals + other.withdrawals,
  stakes: one.stakes + other.stakes,
  payouts: one.payouts + other.payouts,
  bonuses: one.bonuses + other.bonuses,
});

/** The sums of each day, without the days on which nothing of it moved. */
export function daysOf(sums: readonly DaySum[]): readonly StatementDay[] {
  const days = new Map<string, Totals>();
  for (const sum of sums) days.set(sum.day, addTotals(days.get(sum.day) ?? NO_TOTALS, totalsOf(sum)));
  return [...days]
    .filter(([, totals]) => COLUMNS.some((column) => totals[column] !== 0n))
    .map(([day, totals]) => ({ day, ...totals }));
}

/** Net profit and loss [REP-8]. */
const netOf = ({ payouts, stakes, bonuses }: Totals): bigint => payouts - stakes + bonuses;

export type ShownTotals = Readonly<Record<Column | "net", string>>;

export const shownTotals = (totals: Totals): ShownTotals => ({
  deposits: formatAmount(minor(totals.deposits)),
  withdrawals: formatAmount(minor(totals.withdrawals)),
  stakes: formatAmount(minor(totals.stakes)),
  payouts: formatAmount(minor(totals.payouts)),
  bonuses: formatAmount(minor(totals.bonuses)),
  net: formatAmount(minor(netOf(totals))),
});

export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface AskedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Two years and a month: at least twelve months are promised. */
const LONGEST_DAYS = 762;

/** A year up to today, unless other days are asked for; null for more than can be had at once, or none. */
export function rangeOf(asked: AskedRange, today: string): Range | null {
  const to = asked.to ?? today;
  const from = asked.from ?? Temporal.PlainDate.from(to).subtract({ years: 1 }).add({ days: 1 }).toString();
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days + 1;
  return days < 1 || days > LONGEST_DAYS ? null : { from, to };
}
