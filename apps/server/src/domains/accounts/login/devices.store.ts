// The credentials of remembered devices: one a member and device, replaced at each use [ACC-40].
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { From } from "../audit.store.ts";

export interface NewCredential {
  readonly memberId: bigint;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export async function putCredential(
  tx: OpenTransaction,
  { memberId, hash, expiresAt }: NewCredential,
  { device, address, browser }: From,
  moment: Date,
): Promise<void> {
  const own = { credential_hash: hash, browser, address, created_at: moment, expires_at: expiresAt };
  await tx
    .insertInto("device_credentials")
    .values({ member_id: memberId, device, ...own })
    .onConflict((same) => same.columns(["member_id", "device"]).doUpdateSet(own))
    .execute();
}

/**
 * Uses a credential up; of several uses at once one finds it. Its row stays, for the next credential of the device: who
 * forgets a device means that one, however often it came in since the list was shown.
 */
export async function spendCredential(
  tx: OpenTransaction,
  memberId: bigint,
  hash: Buffer,
  moment: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable("device_credentials")
    .set({ created_at: new Date(moment.getTime() - 1), expires_at: moment })
    .where("member_id", "=", memberId)
    .where("credential_hash", "=", hash)
    .where("expires_at", ">", moment)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export async function isCredentialValid(
  store: Queryable,
  memberId: bigint,
  hash: Buffer,
  moment: Date,
): Promise<boolean> {
  const row = await store
    .selectFrom("device_credentials")
    .select("id")
    .where("member_id", "=", memberId)
    .where("credential_hash", "=", hash)
    .where("expires_at", ">", moment)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetDeviceOf(tx: OpenTransaction, memberId: bigint, device: string): Promise<void> {
  await tx
    .deleteFrom("device_credentials")
    .where("member_id", "=", memberId)
    .where("device", "=", device)
    .execute();
}

/** Password change and reset revoke every credential at once [ACC-41]. */
export async function forgetDevices(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom("device_credentials").where("member_id", "=", memberId).execute();
}

export interface RememberedDevice {
  readonly id: bigint;
  readonly browser: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function listDevices(
  store: Queryable,
  memberId: bigint,
  moment: Date,
): Promise<readonly RememberedDevice[]> {
  const rows = await store
    .selectFrom("device_credentials")
    .select(["id", "browser", "address", "created_at", "expires_at"])
    .where("member_id", "=", memberId)
    .where("expires_at", ">", moment)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    address: row.address,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** False where the member has no such device. */
export async function forgetDeviceById(tx: OpenTransaction, memberId: bigint, id: bigint): Promise<boolean> {
  const gone = await tx
    .deleteFrom("device_credentials")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function sweepDevices(store: Queryable, moment: Date): Promise<void> {
  await store.deleteFrom("device_credentials").where("expires_at", "<=", moment).execute();
}
