// Personal loss [REP-7, REP-8]: what was bet, paid and given, a day and a category, and what is left of it; pure.
import type { AccountingCategory } from "@jonaki/wire/settings";
import type { RecordKind } from "./account-record.rules.ts";

export interface PlayedSum {
  readonly day: string;
  readonly category: AccountingCategory;
  readonly validMinor: bigint;
  readonly payoutMinor: bigint;
  /** Payouts less stakes, as the betting record counts them. */
  readonly resultMinor: bigint;
}

export interface MovedSum {
  readonly day: string;
  readonly kind: RecordKind;
  readonly amountMinor: bigint;
}

export interface ProfitLine {
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
  validMinor: bigint;
  payoutMinor: bigint;
  bonusesMinor: bigint;
  cashbackMinor: bigint;
  profitMinor: bigint;
}

/** What the house gives beside bonuses and cashback; an agent's pay is none of it. */
const OTHER_REWARDS: readonly RecordKind[] = ["POINTS_CONVERSION", "RED_ENVELOPE", "RAFFLE", "REFERRAL"];

const newLine = (): ProfitLine => ({
  depositsMinor: 0n,
  withdrawalsMinor: 0n,
  validMinor: 0n,
  payoutMinor: 0n,
  bonusesMinor: 0n,
  cashbackMinor: 0n,
  profitMinor: 0n,
});

export interface Profit {
  readonly categories: ReadonlyMap<AccountingCategory, ProfitLine>;
  readonly days: ReadonlyMap<string, ProfitLine>;
  readonly total: ProfitLine;
}

/** Net profit and loss = payouts − stakes + bonuses + cashback + other rewards [REP-8]. */
export function profitOf(
  days: readonly string[],
  played: readonly PlayedSum[],
  moved: readonly MovedSum[],
): Profit {
  const total = newLine();
  const byDay = new Map(days.map((day) => [day, newLine()]));
  const byCategory = new Map<AccountingCategory, ProfitLine>();
  for (const sum of played) {
    const ofCategory = byCategory.get(sum.category) ?? newLine();
    byCategory.set(sum.category, ofCategory);
    for (const line of [total, byDay.get(sum.day), ofCategory]) if (line !== undefined) addPlayed(line, sum);
  }
  for (const sum of moved)
    for (const line of [total, byDay.get(sum.day)]) if (line !== undefined) addMoved(line, sum);
  return { categories: byCategory, days: byDay, total };
}

function addPlayed(line: ProfitLine, { validMinor, payoutMinor, resultMinor }: PlayedSum): void {
  line.validMinor += validMinor;
  line.payoutMinor += payoutMinor;
  line.profitMinor += resultMinor;
}

function addMoved(line: ProfitLine, { kind, amountMinor }: MovedSum): void {
  if (kind === "DEPOSIT") line.depositsMinor += amountMinor;
  if (kind === "WITHDRAWAL") line.withdrawalsMinor += amountMinor;
  if (kind === "BONUS") line.bonusesMinor += amountMinor;
  if (kind === "CASHBACK") line.cashbackMinor += amountMinor;
  if (kind === "BONUS" || kind === "CASHBACK" || OTHER_REWARDS.includes(kind))
    line.profitMinor += amountMinor;
}

export interface MovedEntry {
  readonly day: string;
  readonly kind: RecordKind;
  readonly amountMinor: bigint;
  readonly isReturned: boolean;
  /** Of what was held, what was not paid out. */
  readonly leftMinor: bigint;
}

/** What an entry counts for: of a withdrawal what was not given back, on the day it was asked for. */
export function movedOf({ day, kind, amountMinor, isReturned, leftMinor }: MovedEntry): MovedSum {
  if (kind !== "WITHDRAWAL") return { day, kind, amountMinor };
  const askedMinor = amountMinor < 0n ? -amountMinor : 0n;
  return { day, kind, amountMinor: isReturned ? askedMinor - leftMinor : askedMinor };
}
