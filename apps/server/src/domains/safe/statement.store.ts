// The kept days of statements, and up to which entry of the ledger they go.
import { sql } from "kysely";
import { FIRST_POOL_ID, memberAccount, numbers, texts } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Range, StatementDay, Totals } from "./statement.rules.ts";

/** Versions of CASH, BONUS and HELD. */
export interface KeptVersions {
  readonly CASH: bigint;
  readonly BONUS: bigint;
  readonly HELD: bigint;
}

/** Until the end of the transaction nobody else goes on with this member's days. */
export async function lockKept(tx: OpenTransaction, memberId: bigint): Promise<KeptVersions> {
  await tx
    .insertInto("safe_statements")
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom("safe_statements")
    .select(["cash_version", "bonus_version", "held_version"])
    .where("member_id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { CASH: row.cash_version, BONUS: row.bonus_version, HELD: row.held_version };
}

export async function keepDays(
  tx: OpenTransaction,
  memberId: bigint,
  days: readonly StatementDay[],
  versions: KeptVersions,
): Promise<void> {
  await sql`insert into safe_statement_days as d (member_id, day, deposits, withdrawals, stakes, payouts, bonuses)
    select ${memberId}::bigint, c.* from unnest(${texts(days.map(({ day }) => day))}::date[],
      ${numbers(days.map((one) => one.deposits))}::bigint[], ${numbers(days.map((one) => one.withdrawals))}::bigint[],
      ${numbers(days.map((one) => one.stakes))}::bigint[], ${numbers(days.map((one) => one.payouts))}::bigint[],
      ${numbers(days.map((one) => one.bonuses))}::bigint[]) c
    on conflict (member_id, day) do update set deposits = d.deposits + excluded.deposits,
      withdrawals = d.withdrawals + excluded.withdrawals, stakes = d.stakes + excluded.stakes,
      payouts = d.payouts + excluded.payouts, bonuses = d.bonuses + excluded.bonuses`.execute(tx);
  await tx
    .updateTable("safe_statements")
    .set({ cash_version: versions.CASH, bonus_version: versions.BONUS, held_version: versions.HELD })
    .where("member_id", "=", memberId)
    .execute();
}

/** The newest first. */
export async function readKept(
  store: Queryable,
  memberId: bigint,
  { from, to }: Range,
): Promise<readonly StatementDay[]> {
  const { rows } =
    await sql<StatementDay>`select day::text as day, deposits, withdrawals, stakes, payouts, bonuses
    from safe_statement_days where member_id = ${memberId} and day between ${from}::date and ${to}::date
    order by day desc`.execute(store);
  return rows;
}

/** By the database's clock. */
export async function readToday(store: Queryable, timeZone: string): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ((clock_timestamp() at time zone ${timeZone})::date)::text as today`.execute(store);
  const today = rows[0]?.today;
  if (today === undefined) throw new Error("the database does not tell the day");
  return today;
}

export async function sumKept(
  store: Queryable,
  memberId: bigint,
  days: number,
  timeZone: string,
): Promise<Pick<Totals, "deposits" | "withdrawals">> {
  const { rows } = await sql<Pick<Totals, "deposits" | "withdrawals">>`
    select coalesce(sum(deposits), 0)::bigint as deposits, coalesce(sum(withdrawals), 0)::bigint as withdrawals
    from safe_statement_days where member_id = ${memberId}
      and day > (clock_timestamp() at time zone ${timeZone})::date - ${days}::int`.execute(store);
  return rows[0] ?? { deposits: 0n, withdrawals: 0n };
}

const ACCOUNT_BITS = 63n;

/** Members after one whose statement lags behind their CASH by more than so many entries. */
export async function laggingMembers(
  store: Queryable,
  unit: Unit,
  { after, entries, most }: { readonly after: bigint; readonly entries: number; readonly most: number },
): Promise<readonly bigint[]> {
  const bits = memberAccount(0n, "CASH", unit);
  const { rows } = await sql<{
    member_id: bigint;
  }>`select b.account_id >> 6 as member_id from ledger_balances b
    left join safe_statements s on s.member_id = b.account_id >> 6
    where b.account_id > ${memberAccount(after, "CASH", unit)} and b.account_id < ${FIRST_POOL_ID}
      and b.account_id & ${ACCOUNT_BITS} = ${bits} and b.version - coalesce(s.cash_version, 0) > ${entries}::int
    order by b.account_id limit ${most}`.execute(store);
  return rows.map((row) => row.member_id);
}
