// The reports that are sums [REP-15, OFF-18]: profit and loss, cash flow, game result, bonus and agent cost.
import { formatAmount, minor } from "@jonaki/money";
import { kindOf } from "../account-record.rules.ts";
import type { AccountRecordParts } from "../account-record.routes.ts";
import { movedOf, profitOf } from "../personal-profit.rules.ts";
import type { MovedSum } from "../personal-profit.rules.ts";
import { readPlayed } from "../personal-profit.store.ts";
import { profitAnswer } from "../personal-profit.view.ts";
import { daysOf } from "../record-range.rules.ts";
import { cashFlowOf } from "./cash-flow.rules.ts";
import { readCashSums } from "./cash-flow.store.ts";
import { costsOf, sumOf } from "./costs.rules.ts";
import { readGameSums } from "./house-bets.store.ts";
import type { GameSum } from "./house-bets.store.ts";
import { readEntryDays } from "./house-entries.store.ts";
import type { EntryDay } from "./house-entries.store.ts";
import type { HouseReports } from "./house-reports.ts";
import { cashLine, cashSums, costLine, gameLine, gameSums } from "./house.view.ts";
import { atOneMoment } from "./moment.store.ts";

export function createSumReports({
  database,
  moneyUnit: unit,
  timeZone,
}: AccountRecordParts): Pick<HouseReports, "profit" | "cashFlow" | "games" | "costs"> {
  const { store } = database;
  return {
    profit: ({ range, memberId }) =>
      atOneMoment(database, async (now) => {
        const played = await readPlayed(now, memberId, range, timeZone);
        const moved = await readEntryDays(now, { unit, range, memberId }, timeZone);
        const days = daysOf(range, timeZone);
        return profitAnswer(days, profitOf(days, played, moved.map(movedSum)));
      }),
    cashFlow: async (range, { method = null }) => {
      const { days, total } = cashFlowOf(await readCashSums(store, range, method, timeZone));
      return { rows: days.map(cashLine), totals: cashSums(total) };
    },
    games: async (about, { category, vendor, game }) => {
      const sums = await readGameSums(store, { ...about, category, vendor, game });
      return { rows: sums.map(gameLine), totals: gameSums(sums.reduce(added, NO_GAMES)) };
    },
    costs: async (range, { side = null }) => {
      const costs = costsOf(await readEntryDays(store, { unit, range, memberId: null }, timeZone), side);
      const total = (whose: "BONUS" | "AGENT"): string => formatAmount(minor(sumOf(costs, whose)));
      return { rows: costs.map(costLine), totals: { bonus: total("BONUS"), agent: total("AGENT") } };
    },
  };
}

/** What holds for each withdrawal holds for their sum: of what was asked for, what was not given back. */
const movedSum = ({ day, kind, amount, returned }: EntryDay): MovedSum =>
  movedOf({
    day,
    kind: kindOf(kind, amount),
    amountMinor: amount,
    isReturned: returned > 0n,
    leftMinor: returned,
  });

type Sums = Omit<GameSum, "vendor" | "game" | "category">;
const NO_GAMES: Sums = { rows: 0n, stake: 0n, valid_stake: 0n, payout: 0n, result: 0n, settled: 0n };

const added = (sum: Sums, one: Sums): Sums => ({
  rows: sum.rows + one.rows,
  stake: sum.stake + one.stake,
  valid_stake: sum.valid_stake + one.valid_stake,
  payout: sum.payout + one.payout,
  result: sum.result + one.result,
  settled: sum.settled + one.settled,
});
