// Money from and to the outside a day and method [OFF-18], from the view of the cashier's postings.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import type { RecordRange } from "../record-range.rules.ts";
import type { CashSum } from "./cash-flow.rules.ts";

/** An order's own time and its posting's are of one transaction, which never takes as long. */
const NEAR = sql`interval '1 hour'`;

export async function readCashSums(
  store: Queryable,
  { from, until }: RecordRange,
  method: string | null,
  timeZone: string,
): Promise<readonly CashSum[]> {
  const { rows } = await sql<CashSum>`
    select (at at time zone ${timeZone})::date::text as day, way, method, count(*) as count, sum(amount)::bigint as "amountMinor"
    from cash_moves
    where near >= ${from}::timestamptz - ${NEAR} and near < ${until}::timestamptz + ${NEAR} and at >= ${from} and at < ${until}
      and ${method === null ? sql`true` : sql`method = ${method}`}
    group by 1, 2, 3`.execute(store);
  return rows;
}
