// Personal loss as it travels, and its daily table as a file [REP-14].
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { ProfitLine } from "./personal-profit.rules.ts";
import { figure } from "../../platform/csv.ts";
import { recordFile } from "./record-words.ts";
import type { RecordWords } from "./record-words.ts";

type Profit = CallOutput<Calls["reports"]["personalProfit"]>;
type CategoryLine = Omit<Profit["categories"][number], "category">;
type DayLine = Profit["totals"];

const amount = (value: bigint): string => formatAmount(minor(value));

export const profitLine = (line: ProfitLine): CategoryLine => ({
  validBet: amount(line.validMinor),
  payout: amount(line.payoutMinor),
  bonuses: amount(line.bonusesMinor),
  cashback: amount(line.cashbackMinor),
  profitLoss: amount(line.profitMinor),
});

export const dayLine = (line: ProfitLine): DayLine => ({
  deposits: amount(line.depositsMinor),
  withdrawals: amount(line.withdrawalsMinor),
  ...profitLine(line),
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

export const profitFile = (words: RecordWords, days: Profit["days"], totals: DayLine): string =>
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
