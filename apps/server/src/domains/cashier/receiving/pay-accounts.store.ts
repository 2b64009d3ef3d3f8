// The tables of receiving accounts: those a member keeps, those that were removed, and whose each number is.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { PaymentKind } from "../deposits/methods.store.ts";
import { WAITS_HOURS } from "./pay-account.rules.ts";
import type { Institution } from "./pay-account.rules.ts";

export interface PayAccount {
  readonly id: bigint;
  readonly kind: PaymentKind;
  readonly name_bn: string;
  readonly name_en: string;
  readonly branch: string | null;
  readonly name: string;
  readonly number: string;
  readonly added_at: Date;
  readonly usable_from: Date;
  /** By the database's clock [CAS-14]. */
  readonly is_waiting: boolean;
}

const FOUND = sql`select a.id, a.kind, i.name_bn, i.name_en, a.branch, a.name, a.number, a.added_at, a.usable_from,
    a.usable_from > clock_timestamp() as is_waiting
  from pay_accounts a join pay_institutions i on i.code = a.institution`;

export async function readPayAccounts(store: Queryable, memberId: bigint): Promise<readonly PayAccount[]> {
  const { rows } = await sql<PayAccount>`${FOUND}
    where a.member_id = ${memberId} and a.removed_at is null order by a.id`.execute(store);
  return rows;
}

/** Null where it is not one the member keeps. */
export async function findPayAccount(
  store: Queryable,
  memberId: bigint,
  accountId: string,
): Promise<PayAccount | null> {
  if (!/^\d{1,18}$/u.test(accountId)) return null;
  const { rows } = await sql<PayAccount>`${FOUND}
    where a.id = ${BigInt(accountId)} and a.member_id = ${memberId} and a.removed_at is null`.execute(store);
  return rows[0] ?? null;
}

export interface ListedInstitution extends Institution {
  readonly name_bn: string;
  readonly name_en: string;
}

export async function readInstitutions(store: Queryable): Promise<readonly ListedInstitution[]> {
  const { rows } = await sql<ListedInstitution>`
    select code, kind, name_bn, name_en, number_pattern as pattern from pay_institutions
    where is_on order by position, code`.execute(store);
  return rows;
}

/** Answers whose the number is: the member's from now on, unless it was another's before [CAS-13]. */
export async function claimNumber(tx: OpenTransaction, numberKey: string, memberId: bigint): Promise<bigint> {
  await tx
    .insertInto("pay_numbers")
    .values({ number_key: numberKey, member_id: memberId })
    .onConflict((same) => same.doNothing())
    .execute();
  const row = await tx
    .selectFrom("pay_numbers")
    .select("member_id")
    .where("number_key", "=", numberKey)
    .executeTakeFirstOrThrow();
  return row.member_id;
}

export async function isKept(tx: OpenTransaction, institution: string, numberKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom("pay_accounts")
    .select("id")
    .where("institution", "=", institution)
    .where("number_key", "=", numberKey)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewPayAccount {
  readonly memberId: bigint;
  readonly institution: Institution;
  readonly branch: string | null;
  readonly name: string;
  readonly number: string;
  readonly numberKey: string;
}

/** The first a member ever had can be used at once, every later one after its time; a removed one was one, too. */
export async function addPayAccount(tx: OpenTransaction, one: NewPayAccount): Promise<bigint> {
  const { institution } = one;
  const { rows } = await sql<{ id: bigint }>`
    insert into pay_accounts (member_id, kind, institution, branch, name, number, number_key, added_at, usable_from)
    select ${one.memberId}, ${institution.kind}, ${institution.code}, ${one.branch}::text, ${one.name}, ${one.number},
      ${one.numberKey}, t.now, case when exists (select from pay_accounts where member_id = ${one.memberId})
        then t.now + make_interval(hours => ${WAITS_HOURS}) else t.now end
    from (select clock_timestamp() as now) t returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a receiving account was not written");
  return row.id;
}

/** Something is still being paid to it [CAS-15]. */
export async function hasUnfinished(tx: OpenTransaction, accountId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom("withdrawals")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeRemoved(tx: OpenTransaction, accountId: bigint): Promise<void> {
  await sql`update pay_accounts set removed_at = clock_timestamp() where id = ${accountId}`.execute(tx);
}
