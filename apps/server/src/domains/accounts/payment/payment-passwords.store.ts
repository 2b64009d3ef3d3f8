// The payment passwords, each with its wrong tries in a row.
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { PaymentPassword } from "./payment-password.rules.ts";

/** Whoever else tries it waits: tries at the same time are counted one after the other. */
export async function lockPaymentPassword(
  tx: OpenTransaction,
  memberId: bigint,
): Promise<PaymentPassword | null> {
  const row = await tx
    .selectFrom("payment_passwords")
    .select(["password_hash", "wrong_tries", "blocked_until"])
    .where("member_id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : { passwordHash: row.password_hash, wrongTries: row.wrong_tries, blockedUntil: row.blocked_until };
}

export async function writeTries(
  tx: OpenTransaction,
  memberId: bigint,
  { wrongTries, blockedUntil }: Pick<PaymentPassword, "wrongTries" | "blockedUntil">,
): Promise<void> {
  await tx
    .updateTable("payment_passwords")
    .set({ wrong_tries: wrongTries, blocked_until: blockedUntil })
    .where("member_id", "=", memberId)
    .execute();
}

export async function putPaymentPassword(
  tx: OpenTransaction,
  memberId: bigint,
  passwordHash: string,
  moment: Date,
): Promise<void> {
  const fresh = { password_hash: passwordHash, set_at: moment, wrong_tries: 0, blocked_until: null };
  await tx
    .insertInto("payment_passwords")
    .values({ member_id: memberId, ...fresh })
    .onConflict((same) => same.column("member_id").doUpdateSet(fresh))
    .execute();
}

export async function hasPaymentPassword(store: Queryable, memberId: bigint): Promise<boolean> {
  const row = await store
    .selectFrom("payment_passwords")
    .select("member_id")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row !== undefined;
}
