// A member's balances as the ledger has them.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export interface Balances {
  readonly cashMinor: Minor;
  readonly bonusMinor: Minor;
  readonly heldMinor: Minor;
}

export async function readBalances(store: Queryable, memberId: bigint, unit: Unit): Promise<Balances> {
  const [cash, bonus, held] = [
    memberAccount(memberId, "CASH", unit),
    memberAccount(memberId, "BONUS", unit),
    memberAccount(memberId, "HELD", unit),
  ];
  const rows = await store
    .selectFrom("ledger_balances")
    .select(["account_id", "balance"])
    .where("account_id", "in", [cash, bonus, held])
    .execute();
  const of = (account: bigint): Minor => minor(rows.find((row) => row.account_id === account)?.balance ?? 0n);
  return { cashMinor: of(cash), bonusMinor: of(bonus), heldMinor: of(held) };
}

/** CASH and BONUS together, by the CASH accounts that name their owners; BONUS is one kind above CASH in the id. */
export async function readAvailable(
  store: Queryable,
  cash: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ cash: bigint; available: bigint }>`
    select c.account_id as cash, c.balance + b.balance as available from ledger_balances c
    join ledger_balances b on b.account_id = c.account_id + 8
    where c.account_id = any (${cash.map(String)}::bigint[])`.execute(store);
  return new Map(rows.map((row) => [row.cash, row.available]));
}
