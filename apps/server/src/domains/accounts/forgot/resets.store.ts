// The links that were mailed for forgotten passwords, by the hash of their token.
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

export interface Reset {
  readonly memberId: bigint;
  readonly expiresAt: Date;
  readonly isUsed: boolean;
}

/** The same token again changes nothing: a mail may be tried more than once. */
export async function addReset(
  store: Queryable,
  tokenHash: Buffer,
  { memberId, expiresAt }: Pick<Reset, "memberId" | "expiresAt">,
): Promise<void> {
  await store
    .insertInto("password_resets")
    .values({ token_hash: tokenHash, member_id: memberId, expires_at: expiresAt })
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function readReset(store: Queryable, tokenHash: Buffer): Promise<Reset | null> {
  const row = await store
    .selectFrom("password_resets")
    .select(["member_id", "expires_at", "used_at"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { memberId: row.member_id, expiresAt: row.expires_at, isUsed: row.used_at !== null };
}

/** False when it was used before; of many at once one is the first. */
export async function useReset(tx: OpenTransaction, tokenHash: Buffer, moment: Date): Promise<boolean> {
  const used = await tx
    .updateTable("password_resets")
    .set({ used_at: moment })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Once the password has changed, no older link does anything. */
export async function endResets(tx: OpenTransaction, memberId: bigint, moment: Date): Promise<void> {
  await tx
    .updateTable("password_resets")
    .set({ used_at: moment })
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

export async function sweepResets(store: Queryable, expiredBy: Date): Promise<void> {
  await store.deleteFrom("password_resets").where("expires_at", "<=", expiredBy).execute();
}
