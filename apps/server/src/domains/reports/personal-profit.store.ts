// What a member played a day and a category, read from the view that leaves demo play out.
import { sql } from "kysely";
import type { AccountingCategory } from "@jonaki/wire/settings";
import type { Queryable } from "../../platform/database/database.ts";
import type { PlayedSum } from "./personal-profit.rules.ts";
import type { RecordRange } from "./record-range.rules.ts";

/** By the day a bet was placed, as the betting record has it; an open one has lost nothing yet, a void one never will. */
export async function readPlayed(
  store: Queryable,
  memberId: bigint,
  { from, until }: RecordRange,
  timeZone: string,
): Promise<readonly PlayedSum[]> {
  const { rows } = await sql<{
    day: string;
    category: string;
    valid: bigint;
    payout: bigint;
    result: bigint;
  }>`
    select (placed_at at time zone ${timeZone})::date::text as day, category, sum(valid_stake)::bigint as valid,
      sum(cash_payout + bonus_payout)::bigint as payout,
      sum(case when state = 'OPEN' then cash_payout + bonus_payout when state = 'VOID' then 0
        else cash_payout + bonus_payout - cash_stake - bonus_stake end)::bigint as result
    from bet_record where member_id = ${memberId} and placed_at >= ${from} and placed_at < ${until}
    group by 1, 2`.execute(store);
  return rows.map((row) => ({
    day: row.day,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    category: row.category as AccountingCategory,
    validMinor: row.valid,
    payoutMinor: row.payout,
    resultMinor: row.result,
  }));
}
