// The table of authenticator apps: a secret that is being set up or is on, the newest step used, the recovery codes.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

export interface KeptTotp {
  readonly lockedSecret: Buffer;
  readonly state: "SETUP" | "ON";
  readonly setupAt: Date;
}

export async function readTotp(store: Queryable, memberId: bigint): Promise<KeptTotp | null> {
  const row = await store
    .selectFrom("totps")
    .select(["locked_secret", "state", "setup_at"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { lockedSecret: row.locked_secret, state: row.state as KeptTotp["state"], setupAt: row.setup_at };
}

export async function putSetup(
  tx: OpenTransaction,
  memberId: bigint,
  lockedSecret: Buffer,
  moment: Date,
): Promise<void> {
  const own = { locked_secret: lockedSecret, state: "SETUP", setup_at: moment, last_step: null };
  await tx
    .insertInto("totps")
    .values({ member_id: memberId, ...own })
    .onConflict((same) => same.column("member_id").doUpdateSet(own))
    .execute();
}

/** Of several uses of one step, or of an older one, only the first finds it unused [ACC-127]. */
export async function spendStep(tx: OpenTransaction, memberId: bigint, step: number): Promise<boolean> {
  const spent = await sql`
    update totps set last_step = ${step}
    where member_id = ${memberId} and (last_step is null or last_step < ${step})`.execute(tx);
  return (spent.numAffectedRows ?? 0n) > 0n;
}

export async function turnOn(
  tx: OpenTransaction,
  memberId: bigint,
  recoveryHashes: readonly Buffer[],
): Promise<void> {
  await tx.updateTable("totps").set({ state: "ON" }).where("member_id", "=", memberId).execute();
  await tx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(recoveryHashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute();
}

export async function turnOff(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom("totps").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
}

export async function spendRecoveryCode(
  tx: OpenTransaction,
  memberId: bigint,
  hash: Buffer,
  moment: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable("recovery_codes")
    .set({ used_at: moment })
    .where("member_id", "=", memberId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
