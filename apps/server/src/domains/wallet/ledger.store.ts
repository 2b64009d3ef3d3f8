// What the ledger's jobs ask of the database beside the ledger's own functions: one moment to look at, the cases
// of what differs, and the months to come.
import { sql } from "kysely";
import type { Database, OpenTransaction, Queryable } from "../../platform/database/database.ts";

/** Everything the work reads is of one moment, however long it takes; it posts nothing. */
export const inOneMoment = <Result>(
  database: Database,
  work: (tx: OpenTransaction) => Promise<Result>,
): Promise<Result> =>
  database.store
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      // The limits are for what waits on a member or a vendor. A check that they cut short would begin with the
      // same entries and some more a minute later, and never come to its end.
      await sql`set local transaction_timeout = 0`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      return work(tx);
    });

export interface LedgerCase {
  /** An account's number, or a unit. */
  readonly where: string;
  readonly memberId: bigint | null;
  readonly name: string;
  readonly what: string;
}

/** One open case for each place, however often the check comes by. */
export async function openLedgerCase(tx: OpenTransaction, found: LedgerCase): Promise<void> {
  const detail = JSON.stringify({ where: found.where, name: found.name, what: found.what });
  await sql`insert into money_cases (kind, member_id, detail)
    select 'LEDGER_DIFFERS', ${found.memberId}::bigint, ${detail}::jsonb where not exists (
      select from money_cases c
      where c.kind = 'LEDGER_DIFFERS' and c.closed_at is null and c.detail ->> 'where' = ${found.where})`.execute(
    tx,
  );
}

const MONTHS_AHEAD = 3;

/** Without its month no posting and no bet can be written. */
export async function openComingMonths(store: Queryable, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await sql`select ledger_open_months(d, (d + make_interval(months => ${MONTHS_AHEAD}))::date),
    bets_open_months(d, (d + make_interval(months => ${MONTHS_AHEAD}))::date) from (select ${today}::date) t(d)`.execute(
    store,
  );
}
