// The limits a member has set [SAFE-1].
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { NewLimit } from "./safe.ts";

/** Adds or tightens: binds the next debit, because every bet reads it in its own transaction [SAFE-3]. */
export async function writeLimit(tx: OpenTransaction, limit: NewLimit): Promise<void> {
  const row = {
    member_id: limit.memberId,
    kind: limit.kind,
    period: limit.period,
    amount: limit.amountMinor,
    set_at: limit.at,
  };
  await tx
    .insertInto("safe_limits")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "kind", "period"])
        .doUpdateSet({ amount: row.amount, set_at: row.set_at }),
    )
    .execute();
}

/** One that play is counted for. */
export async function hasLimit(tx: OpenTransaction, memberId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom("safe_limits")
    .select("kind")
    .where("member_id", "=", memberId)
    .where("kind", "in", ["STAKE", "LOSS"])
    .executeTakeFirst();
  return row !== undefined;
}
