// What a member played a day and a category, or all of them, read from the view that leaves demo play out.
import { sql } from "kysely";
import type { AccountingCategory } from "@jonaki/wire/settings";
import type { Queryable } from "../../platform/database/database.ts";
import { BET_RESULT, matchingBets } from "./bet-record.store.ts";
import type { PlayedSum } from "./personal-profit.rules.ts";
import type { RecordRange } from "./record-range.rules.ts";

/** By the day a bet was placed, as the betting record has it; an open one has lost nothing yet, a void one never will. */
export async function readPlayed(
  store: Queryable,
  memberId: bigint | null,
  range: RecordRange,
  timeZone: string,
): Promise<readonly PlayedSum[]> {
  const { rows } = await sql<{
    day: string;
    category: string;
    valid: bigint;
    payout: bigint;
    result: bigint;
  }>`
    select day::text as day, category, valid, payout, result from (
      select (placed_at at time zone ${timeZone})::date as day, category, sum(valid_stake)::bigint as valid,
        sum(cash_payout + bonus_payout)::bigint as payout, sum(${BET_RESULT})::bigint as result
      from bet_record where ${matchingBets({ memberId, range })} group by 1, 2
    ) sums`.execute(store);
  return rows.map((row) => ({
    day: row.day,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    category: row.category as AccountingCategory,
    validMinor: row.valid,
    payoutMinor: row.payout,
    resultMinor: row.result,
  }));
}
