// Registrations: how many came from where in a day, the name that is taken or not, the new member, and the record of how
// it came to be.
import type { AccountType } from "@jonaki/wire/account-types";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Place } from "../tree/place.rules.ts";
import type { FormName } from "./form.rules.ts";

/** Where a registration comes from, as limits count it [CALL-15]. */
export interface Origin {
  readonly device: string;
  readonly address: string;
}

/** A kind of lock each, always taken in this order, so that no two registrations ever wait for one another. */
const LOCKS = { device: 7_340_024, address: 7_340_025, mobile: 7_340_026, idNumber: 7_340_027 } as const;
type LockKind = keyof typeof LOCKS;

/** Until the end of the transaction nobody else registers with these. */
export async function lockFor(
  tx: OpenTransaction,
  values: Readonly<Partial<Record<LockKind, string | null>>>,
): Promise<void> {
  for (const kind of ["device", "address", "mobile", "idNumber"] as const) {
    const value = values[kind] ?? null;
    if (value !== null)
      await sql`select pg_advisory_xact_lock(${LOCKS[kind]}::int, hashtext(${value}))`.execute(tx);
  }
}

/** When the latest registrations were, newest first. */
export async function recentRegistrations(
  store: Queryable,
  from: keyof Origin,
  value: string,
  since: Date,
  most: number,
): Promise<readonly Date[]> {
  const rows = await store
    .selectFrom("registrations")
    .select("at")
    .where(from, "=", value)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => row.at);
}

/** By a member, or by somebody of the house, who must not be mistaken for one [ACC-12]. */
export async function isNameTaken(store: Queryable, username: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from members where username_key = lower(${username}))
      or exists (select from operators where username_key = lower(${username})) as taken`.execute(store);
  return rows[0]?.taken === true;
}

/** What has been done since can be undone without giving the locks back. */
export async function markPlace(tx: OpenTransaction): Promise<void> {
  await sql`savepoint registration`.execute(tx);
}

export async function undoSinceMark(tx: OpenTransaction): Promise<void> {
  await sql`rollback to savepoint registration`.execute(tx);
}

export interface NewMember {
  readonly username: string;
  readonly accountType: AccountType;
  readonly uplineId: bigint | null;
  readonly passwordHash: string;
}

/** Null when somebody else took the name, even in this very moment. */
export async function addMember(
  tx: OpenTransaction,
  member: NewMember,
  moment: Date,
): Promise<bigint | null> {
  const row = await tx
    .insertInto("members")
    .values({
      username: member.username,
      nickname: member.username,
      account_type: member.accountType,
      upline_id: member.uplineId,
      password_hash: member.passwordHash,
      password_set_at: moment,
      created_by: "SELF",
      created_at: moment,
    })
    .onConflict((same) => same.column("username_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface Registration extends Origin {
  /** Null where it was refused [SAFE-12]. */
  readonly memberId: bigint | null;
  readonly form: FormName;
  readonly method: string;
  readonly url: string | null;
  readonly termsVersion: string;
  readonly ageStated: number;
  readonly place: Place;
  readonly recommender: string;
}

export async function addRegistration(
  tx: OpenTransaction,
  registration: Registration,
  moment: Date,
): Promise<void> {
  const { place } = registration;
  await tx
    .insertInto("registrations")
    .values({
      member_id: registration.memberId,
      at: moment,
      method: registration.method,
      form: registration.form,
      url: registration.url,
      device: registration.device,
      address: registration.address,
      terms_version: registration.termsVersion,
      age_stated: registration.ageStated,
      affiliate_code: place.affiliateCode,
      referrer_id: place.referrerId,
      recommender: registration.recommender === "" ? null : registration.recommender,
    })
    .execute();
}
