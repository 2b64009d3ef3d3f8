// The codes that bring a new member to its place in the tree [ACC-111, ACC-115]: agents' invitations, and the code that
// every member has for friends.
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import type { AccountType } from "@jonaki/wire/account-types";
import type { Queryable } from "../../../platform/database/database.ts";
import { standingOf } from "../members.store.ts";
import type { Standing } from "../status.rules.ts";

export interface Invitation {
  readonly code: string;
  readonly ownerId: bigint;
  readonly ownerType: AccountType;
  readonly owner: Standing;
  /** What the new account becomes. */
  readonly accountType: AccountType;
  /** Good on this host only, where there is one. */
  readonly host: string | null;
  readonly isStopped: boolean;
  readonly endsAt: Date | null;
}

export async function findInvitation(store: Queryable, code: string): Promise<Invitation | null> {
  const row = await store
    .selectFrom("affiliate_codes as c")
    .innerJoin("members as m", "m.id", "c.owner_id")
    .select(["c.code", "c.owner_id", "c.account_type", "c.host", "c.state", "c.ends_at"])
    .select(["m.account_type as owner_type", "m.status", "m.statuses_before", "m.status_until"])
    .select(["m.status_lapses", "m.trial_ends_at"])
    .where("c.code", "=", code.toUpperCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    code: row.code,
    ownerId: row.owner_id,
    ownerType: row.owner_type as AccountType,
    owner: standingOf(row),
    accountType: row.account_type as AccountType,
    host: row.host,
    isStopped: row.state === "STOPPED",
    endsAt: row.ends_at,
  };
}

export interface Referrer {
  readonly id: bigint;
  readonly uplineId: bigint | null;
}

/** A guest invites nobody. */
export async function findReferrer(store: Queryable, code: string): Promise<Referrer | null> {
  const row = await store
    .selectFrom("members")
    .select(["id", "upline_id"])
    .where("referral_code", "=", code.toUpperCase())
    .where("account_type", "<>", ACCOUNT_TYPES.trial)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, uplineId: row.upline_id };
}
