// Personal loss as it travels, and its daily table as a file [REP-14].
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Profit, ProfitLine } from "./personal-profit.rules.ts";
import { figure } from "../../platform/csv.ts";
import { recordFile } from "./record-words.ts";
import type { RecordWords } from "./record-words.ts";

type ProfitAnswer = Omit<CallOutput<Calls["reports"]["personalProfit"]>, "csv">;
type CategoryLine = Omit<ProfitAnswer["categories"][number], "category">;
type DayLine = ProfitAnswer["totals"];

const amount = (value: bigint): string => formatAmount(minor(value));

const profitLine = (line: ProfitLine): CategoryLine => ({
  validBet: amount(line.validMinor),
  payout: amount(line.payoutMinor),
  bonuses: amount(line.bonusesMinor),
  cashback: amount(line.cashbackMinor),
  profitLoss: amount(line.profitMinor),
});

const dayLine = (line: ProfitLine): DayLine => ({
  deposits: amount(line.depositsMinor),
  withdrawals: amount(line.withdrawalsMinor),
  ...profitLine(line),
});

/** The days in the order given. */
export const profitAnswer = (days: readonly string[], profit: Profit): ProfitAnswer => ({
  categories: SETTINGS.accountingCategories.flatMap((category) => {
    const line = profit.categories.get(category);
    return line === undefined ? [] : [{ category, ...profitLine(line) }];
  }),
  days: days.flatMap((day) => {
    const line = profit.days.get(day);
    return line === undefined ? [] : [{ day, ...dayLine(line) }];
  }),
  totals: dayLine(profit.total),
});

const COLUMNS = [
  "record_day",
  "record_deposits",
  "record_withdrawals",
  "record_valid_bet",
  "play_payout",
  "record_bonuses",
  "record_cashback",
  "record_profit",
];

export const profitFile = (words: RecordWords, { days, totals }: ProfitAnswer): string =>
  recordFile(
    words,
    COLUMNS,
    [...days, { day: words.t("record_totals"), ...totals }].map((line) => [
      line.day,
      figure(line.deposits),
      figure(line.withdrawals),
      figure(line.validBet),
      figure(line.payout),
      figure(line.bonuses),
      figure(line.cashback),
      figure(line.profitLoss),
    ]),
  );
