// The reports of the back office as files [REP-14]: the columns of the page, in the language of the one who asks.
import { figure } from "../../../platform/csv.ts";
import type { Cell } from "../../../platform/csv.ts";
import { recordFile } from "../record-words.ts";
import type { RecordWords } from "../record-words.ts";
import type { AccountReport, BetsReport, CashFlow, Costs, GameResult } from "./house.view.ts";

const BET_COLUMNS = [
  "play_time",
  "record_bet_id",
  "office_account",
  "record_category",
  "record_vendor",
  "record_game",
  "record_selection",
  "play_stake",
  "record_valid_bet",
  "play_payout",
  "record_profit",
  "record_state",
];

export const betsFile = (words: RecordWords, bets: BetsReport["list"]): string =>
  recordFile(
    words,
    BET_COLUMNS,
    bets.map((bet): readonly Cell[] => [
      words.time(new Date(bet.time)),
      bet.betId,
      bet.account,
      words.t(`category_${bet.category.toLowerCase()}`),
      bet.vendor,
      bet.game,
      bet.selection,
      figure(bet.stake),
      figure(bet.validBet),
      figure(bet.payout),
      figure(bet.profitLoss),
      words.t(`bet_state_${bet.state.toLowerCase()}`),
    ]),
  );

const ENTRY_COLUMNS = [
  "play_time",
  "record_reference",
  "office_account",
  "record_kind",
  "record_amount",
  "record_balance_after",
  "record_state",
  "record_remark",
];

export const entriesFile = (words: RecordWords, entries: AccountReport["list"]): string =>
  recordFile(
    words,
    ENTRY_COLUMNS,
    entries.map((entry): readonly Cell[] => [
      words.time(new Date(entry.time)),
      entry.reference,
      entry.account,
      words.t(`transaction_kind_${entry.kind.toLowerCase()}`),
      figure(entry.amount),
      figure(entry.balanceAfter),
      words.t(`transaction_state_${entry.state.toLowerCase()}`),
      entry.remark,
    ]),
  );

const FLOW_COLUMNS = [
  "record_day",
  "office_method",
  "office_report_deposit_count",
  "record_deposits",
  "office_report_withdrawal_count",
  "record_withdrawals",
  "office_report_fees",
  "office_report_suspense",
  "office_report_net",
];

const flowCells = ({ deposits, withdrawals, fees, suspense, net }: CashFlow["totals"]): readonly Cell[] => [
  figure(String(deposits.count)),
  figure(deposits.amount),
  figure(String(withdrawals.count)),
  figure(withdrawals.amount),
  figure(fees),
  figure(suspense),
  figure(net),
];

export const cashFlowFile = (words: RecordWords, { rows, totals }: CashFlow): string =>
  recordFile(words, FLOW_COLUMNS, [
    ...rows.map((row) => [row.day, row.method ?? words.t("office_report_suspense"), ...flowCells(row)]),
    [words.t("record_totals"), "", ...flowCells(totals)],
  ]);

const GAME_COLUMNS = [
  "record_vendor",
  "record_game",
  "record_category",
  "office_report_bets",
  "record_total_stake",
  "record_valid_bet",
  "record_total_payout",
  "office_report_result",
  "office_report_returned",
];

const gameCells = (sum: GameResult["totals"]): readonly Cell[] => [
  figure(String(sum.bets)),
  figure(sum.stake),
  figure(sum.validBet),
  figure(sum.payout),
  figure(sum.result),
  figure(sum.returned ?? ""),
];

export const gamesFile = (words: RecordWords, { rows, totals }: GameResult): string =>
  recordFile(words, GAME_COLUMNS, [
    ...rows.map((row) => [
      row.vendor,
      row.game,
      words.t(`category_${row.category.toLowerCase()}`),
      ...gameCells(row),
    ]),
    [words.t("record_totals"), "", "", ...gameCells(totals)],
  ]);

const COST_COLUMNS = [
  "record_day",
  "office_report_side",
  "record_kind",
  "office_report_entries",
  "record_amount",
];

export const costsFile = (words: RecordWords, { rows }: Costs): string =>
  recordFile(
    words,
    COST_COLUMNS,
    rows.map((row): readonly Cell[] => [
      row.day,
      words.t(`office_report_side_${row.side.toLowerCase()}`),
      words.t(`transaction_kind_${row.kind.toLowerCase()}`),
      figure(String(row.entries)),
      figure(row.amount),
    ]),
  );
