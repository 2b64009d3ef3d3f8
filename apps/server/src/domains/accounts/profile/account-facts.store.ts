// What the member's own page tells beside the profile [ACC-133]: how the account came to be and when it was used last.
import type { Queryable } from "../../../platform/database/database.ts";

export interface AccountFacts {
  readonly nickname: string;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date | null;
  readonly lastLoginAddress: string | null;
  readonly passwordSetAt: Date | null;
  readonly referralCode: string;
  /** The username of the friend whose code was used. */
  readonly referrer: string | null;
  readonly affiliateCode: string | null;
}

export async function readAccountFacts(store: Queryable, memberId: bigint): Promise<AccountFacts> {
  const row = await store
    .selectFrom("members as m")
    .leftJoin("registrations as r", "r.member_id", "m.id")
    .leftJoin("members as f", "f.id", "r.referrer_id")
    .select(["m.nickname", "m.created_at", "m.last_login_at", "m.last_login_address", "m.password_set_at"])
    .select(["m.referral_code", "r.affiliate_code", "f.username as referrer"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    nickname: row.nickname,
    registeredAt: row.created_at,
    lastLoginAt: row.last_login_at,
    lastLoginAddress: row.last_login_address,
    passwordSetAt: row.password_set_at,
    referralCode: row.referral_code,
    referrer: row.referrer,
    affiliateCode: row.affiliate_code,
  };
}

export async function writeNickname(store: Queryable, memberId: bigint, nickname: string): Promise<void> {
  await store.updateTable("members").set({ nickname }).where("id", "=", memberId).execute();
}
