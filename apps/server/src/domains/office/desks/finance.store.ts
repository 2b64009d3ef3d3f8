// The books as finance reads them [OFF-18]: balances by owner, kind and unit, open cases, and what the last check found.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface BalanceRow {
  readonly owner: string;
  readonly kind: string;
  readonly unit: string;
  readonly accounts: bigint;
  readonly balance: bigint;
}

/** All members are one owner; vendors and the house have their names. */
export async function readTrialBalance(store: Queryable): Promise<readonly BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select case a.owner_kind when 'MEMBER' then 'members' else a.owner end as owner, a.kind, a.unit,
      count(*) as accounts, coalesce(sum(b.balance), 0)::bigint as balance
    from ledger_accounts a join ledger_balances b on b.account_id = a.id
    group by 1, a.owner_kind, a.kind, a.unit order by a.unit, a.owner_kind, 1, a.kind`.execute(store);
  return rows;
}

export interface OpenCases {
  readonly kind: string;
  readonly open: bigint;
  readonly oldest: Date;
}

export async function readOpenCases(store: Queryable): Promise<readonly OpenCases[]> {
  const { rows } =
    await sql<OpenCases>`select kind, count(*) as open, min(opened_at) as oldest from money_cases
    where closed_at is null group by kind order by kind`.execute(store);
  return rows;
}

export interface OpenDifference {
  readonly where: string;
  readonly name: string;
  readonly what: string;
}

export async function readDifferences(store: Queryable): Promise<readonly OpenDifference[]> {
  const { rows } = await sql<OpenDifference>`
    select detail ->> 'where' as where, detail ->> 'name' as name, detail ->> 'what' as what from money_cases
    where kind = 'LEDGER_DIFFERS' and closed_at is null order by id limit 100`.execute(store);
  return rows;
}

export interface OpenTransfer {
  readonly reference: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly vendor: string;
  readonly way: string;
  readonly amount: bigint;
  readonly state: string;
  readonly madeAt: Date;
}

const MOST_TRANSFERS = 200;

export const readOpenTransfers = (store: Queryable): Promise<readonly OpenTransfer[]> =>
  store
    .selectFrom("vendor_transfers as t")
    .innerJoin("members as m", "m.id", "t.member_id")
    .select([
      "t.reference",
      "t.member_id as memberId",
      "m.username as account",
      "t.vendor",
      "t.way",
      "t.amount",
      "t.state",
      "t.made_at as madeAt",
    ])
    .where("t.state", "in", ["HELD", "UNKNOWN"])
    .orderBy("t.made_at")
    .limit(MOST_TRANSFERS)
    .execute();

export interface LastSeal {
  readonly id: bigint;
  readonly at: Date;
  readonly accounts: number;
}

export async function readLastSeal(store: Queryable): Promise<LastSeal | null> {
  const row = await store
    .selectFrom("ledger_seals")
    .select(["id", "at", "accounts"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
