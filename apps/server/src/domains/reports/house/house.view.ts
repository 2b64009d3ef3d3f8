// The reports of the back office as they travel [REP-15].
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { kindOf, stateOf } from "../account-record.rules.ts";
import type { BetTotals } from "../bet-record.store.ts";
import { lineOf, totalsOf } from "../bet-record.view.ts";
import { netMinor } from "./cash-flow.rules.ts";
import type { CashDay, CashLine } from "./cash-flow.rules.ts";
import type { Cost } from "./costs.rules.ts";
import { returnOf } from "./game-return.rules.ts";
import type { GameSum, HouseBet } from "./house-bets.store.ts";
import type { EntryTotals, HouseEntry } from "./house-entries.store.ts";

type Answer<Name extends keyof OfficeCalls["reports"]> = CallOutput<OfficeCalls["reports"][Name]>;
export type BetsReport = Answer<"betsReport">;
export type AccountReport = Answer<"accountReport">;
export type ProfitReport = Answer<"profitReport">;
export type CashFlow = Answer<"cashFlow">;
export type GameResult = Answer<"gameResult">;
export type Costs = Answer<"costs">;

const amount = (value: bigint): string => formatAmount(minor(value));

export const betLine = (row: HouseBet): BetsReport["list"][number] => ({
  ...lineOf(row),
  memberId: String(row.member_id),
  account: row.username,
});

export const betSums = (totals: BetTotals): BetsReport["totals"] => ({
  bets: Number(totals.rows),
  ...totalsOf(totals),
});

export const entryLine = (row: HouseEntry): AccountReport["list"][number] => ({
  time: row.at.toISOString(),
  reference: row.reference ?? String(row.transfer_id),
  memberId: String(row.member_id),
  account: row.username,
  kind: kindOf(row.kind, row.amount),
  amount: amount(row.amount),
  balanceAfter: amount(row.balance),
  state: stateOf(row.hold),
  remark: row.remark ?? "",
});

export const entrySums = (totals: EntryTotals): AccountReport["totals"] => ({
  entries: Number(totals.rows),
  in: amount(totals.came_in),
  out: amount(totals.went_out),
});

export const cashSums = (line: CashLine): CashFlow["totals"] => ({
  deposits: { count: Number(line.deposits), amount: amount(line.depositsMinor) },
  withdrawals: { count: Number(line.withdrawals), amount: amount(line.withdrawalsMinor) },
  fees: amount(line.feesMinor),
  suspense: amount(line.suspenseMinor),
  net: amount(netMinor(line)),
});

export const cashLine = (line: CashDay): CashFlow["rows"][number] => ({
  day: line.day,
  method: line.method,
  ...cashSums(line),
});

/** What the members lost is the house's. */
export const gameSums = (sum: BetTotals & Pick<GameSum, "settled">): GameResult["totals"] => ({
  bets: Number(sum.rows),
  stake: amount(sum.stake),
  validBet: amount(sum.valid_stake),
  payout: amount(sum.payout),
  result: amount(-sum.result),
  returned: returnOf(sum.settled, sum.result),
});

export const gameLine = (sum: GameSum): GameResult["rows"][number] => ({
  vendor: sum.vendor,
  game: sum.game,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
  category: sum.category as GameResult["rows"][number]["category"],
  ...gameSums(sum),
});

export const costLine = ({ day, side, kind, rows, amountMinor }: Cost): Costs["rows"][number] => ({
  day,
  side,
  kind,
  entries: Number(rows),
  amount: amount(amountMinor),
});
