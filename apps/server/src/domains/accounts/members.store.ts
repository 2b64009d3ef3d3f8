// The table of members: reading one, locking one, and the few things that accounts itself changes.
import type { AccountType } from "@jonaki/wire/account-types";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Context } from "../../http/handlers.ts";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { AccountState, Standing } from "./status.rules.ts";

export interface Member extends Standing {
  readonly id: bigint;
  readonly username: string;
  readonly accountType: AccountType;
  readonly nickname: string;
  readonly avatarType: "CUSTOM" | "STATIC";
  readonly avatar: string | null;
  readonly rankLevel: number;
  readonly labels: readonly string[];
  readonly uplineId: bigint | null;
  readonly passwordHash: string | null;
  readonly passwordSetAt: Date | null;
  readonly createdBy: "SELF" | "AGENT" | "ADMIN" | "FREE_PLAY";
  readonly firstLoginAt: Date | null;
  readonly hidesName: boolean;
  readonly createdAt: Date;
  /** When the closing began that is under way [SAFE-18]. */
  readonly closingSince: Date | null;
  readonly lastLoginAt: Date | null;
  readonly lastLoginAddress: string | null;
  readonly lastLoginBrowser: string | null;
}

export type MemberLanguage = "BN" | "EN";

export async function findByUsername(store: Queryable, username: string): Promise<Member | null> {
  const row = await store
    .selectFrom("members")
    .selectAll()
    .where("username_key", "=", sql<string>`lower(${username})`)
    .executeTakeFirst();
  return row === undefined ? null : memberOf(row);
}

export async function readMember(store: Queryable, id: bigint): Promise<Member | null> {
  const row = await store.selectFrom("members").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : memberOf(row);
}

/** Whatever must not happen twice to one member at once waits here; rows that only point at it do not. */
export async function lockMember(tx: OpenTransaction, id: bigint): Promise<Member> {
  const row = await tx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return memberOf(row);
}

export async function readStandings(
  store: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Standing>> {
  const rows = await store
    .selectFrom("members")
    .select(["id", "status", "statuses_before", "status_until", "status_lapses", "trial_ends_at"])
    .where("id", "in", ids.length === 0 ? [0n] : [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, standingOf(row)]));
}

export async function writeStanding(
  tx: OpenTransaction,
  id: bigint,
  next: Omit<Standing, "trialEndsAt">,
  closingSince: Date | null,
): Promise<void> {
  await tx
    .updateTable("members")
    .set({
      status: next.status,
      statuses_before: [...next.statusesBefore],
      status_until: next.statusUntil,
      status_lapses: next.statusLapses,
      closing_since: closingSince,
    })
    .where("id", "=", id)
    .execute();
}

export async function readClosingBefore(store: Queryable, moment: Date): Promise<readonly bigint[]> {
  const rows = await store
    .selectFrom("members")
    .select("id")
    .where("closing_since", "<=", moment)
    .where("status", "=", "CLOSING")
    .orderBy("closing_since")
    .execute();
  return rows.map((row) => row.id);
}

export async function rememberLogin(
  tx: OpenTransaction,
  id: bigint,
  moment: Date,
  { address, browser }: Pick<Context, "address" | "browser">,
): Promise<void> {
  await tx
    .updateTable("members")
    .set({ last_login_at: moment, last_login_address: address, last_login_browser: browser })
    .where("id", "=", id)
    .execute();
}

/** Once: a second time changes nothing [ACC-24]. */
export async function rememberFirstLogin(store: Queryable, id: bigint, moment: Date): Promise<void> {
  await store
    .updateTable("members")
    .set({ first_login_at: moment })
    .where("id", "=", id)
    .where("first_login_at", "is", null)
    .execute();
}

export async function writePassword(
  tx: OpenTransaction,
  id: bigint,
  hash: string,
  moment: Date,
): Promise<void> {
  await tx
    .updateTable("members")
    .set({ password_hash: hash, password_set_at: moment })
    .where("id", "=", id)
    .execute();
}

/** Null until the member has chosen one [SITE-51]. */
export async function readLanguage(store: Queryable, id: bigint): Promise<MemberLanguage | null> {
  const row = await store
    .selectFrom("members")
    .select("language")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.language as MemberLanguage | null;
}

export async function writeLanguage(store: Queryable, id: bigint, language: MemberLanguage): Promise<void> {
  await store.updateTable("members").set({ language }).where("id", "=", id).execute();
}

export async function writeHidesName(store: Queryable, id: bigint, hides: boolean): Promise<void> {
  await store.updateTable("members").set({ hides_name: hides }).where("id", "=", id).execute();
}

type StandingRow = Pick<
  Selectable<Tables["members"]>,
  "status" | "statuses_before" | "status_until" | "status_lapses" | "trial_ends_at"
>;

export const standingOf = (row: StandingRow): Standing => ({
  status: row.status as AccountState,
  statusesBefore: row.statuses_before as AccountState[],
  statusUntil: row.status_until,
  statusLapses: row.status_lapses,
  trialEndsAt: row.trial_ends_at,
});

export const memberOf = (row: Selectable<Tables["members"]>): Member => ({
  ...standingOf(row),
  id: row.id,
  username: row.username,
  accountType: row.account_type as AccountType,
  nickname: row.nickname,
  avatarType: row.avatar_type as Member["avatarType"],
  avatar: row.avatar,
  rankLevel: row.rank_level,
  labels: row.labels,
  uplineId: row.upline_id,
  passwordHash: row.password_hash,
  passwordSetAt: row.password_set_at,
  createdBy: row.created_by as Member["createdBy"],
  firstLoginAt: row.first_login_at,
  hidesName: row.hides_name,
  createdAt: row.created_at,
  closingSince: row.closing_since,
  lastLoginAt: row.last_login_at,
  lastLoginAddress: row.last_login_address,
  lastLoginBrowser: row.last_login_browser,
});
