// What a new password changes beside itself: remembered devices are forgotten, and a lock on the name is gone.
import type { OpenTransaction } from "../../../platform/database/database.ts";

export async function writePassword(
  tx: OpenTransaction,
  memberId: bigint,
  passwordHash: string,
  moment: Date,
): Promise<void> {
  await tx
    .updateTable("members")
    .set({ password_hash: passwordHash, password_set_at: moment })
    .where("id", "=", memberId)
    .execute();
}

export async function forgetDevices(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom("device_credentials").where("member_id", "=", memberId).execute();
}

export async function removeLock(tx: OpenTransaction, nameHash: Buffer): Promise<void> {
  await tx.deleteFrom("login_locks").where("name_hash", "=", nameHash).execute();
}
