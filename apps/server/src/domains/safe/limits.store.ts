// The limits of members [SAFE-1, SAFE-2], the loosenings that wait [SAFE-4] and the question for a deposit limit [SAFE-6].
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Limit, LimitKind, LimitName, LimitPeriod } from "./limits.rules.ts";

/** Who acts for the house. */
export interface Operator {
  readonly operatorId: bigint;
  readonly name: string;
}

export interface LimitRow extends LimitName {
  readonly memberId: bigint;
  readonly amount: bigint;
  /** Null for the member's own. */
  readonly operator: Operator | null;
  readonly at: Date;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
const nameOf = (row: { readonly kind: string; readonly period: string }): LimitName => ({
  kind: row.kind as LimitKind,
  period: row.period as LimitPeriod,
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

export async function readLimits(store: Queryable, memberId: bigint): Promise<readonly Limit[]> {
  const rows = await store
    .selectFrom("safe_limits")
    .select(["kind", "period", "amount", "set_by"])
    .where("member_id", "=", memberId)
    .execute();
  return rows.map((row) => ({ ...nameOf(row), amount: row.amount, isOwn: row.set_by === "MEMBER" }));
}

export async function writeLimit(tx: OpenTransaction, limit: LimitRow): Promise<void> {
  const row = {
    member_id: limit.memberId,
    kind: limit.kind,
    period: limit.period,
    set_by: limit.operator === null ? "MEMBER" : "OPERATOR",
    operator_id: limit.operator?.operatorId ?? null,
    operator_name: limit.operator?.name ?? null,
    amount: limit.amount,
    set_at: limit.at,
  };
  const { amount, set_at, operator_id, operator_name } = row;
  await tx
    .insertInto("safe_limits")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "kind", "period", "set_by"])
        .doUpdateSet({ amount, set_at, operator_id, operator_name }),
    )
    .execute();
}

export async function removeLimit(
  tx: OpenTransaction,
  memberId: bigint,
  { kind, period }: LimitName,
  isOwn: boolean,
): Promise<void> {
  await tx
    .deleteFrom("safe_limits")
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .where("period", "=", period)
    .where("set_by", "=", isOwn ? "MEMBER" : "OPERATOR")
    .execute();
}

export interface LimitChange extends LimitName {
  /** Null is the removal. */
  readonly amount: bigint | null;
  readonly from: Date;
}

export async function readChanges(store: Queryable, memberId: bigint): Promise<readonly LimitChange[]> {
  const rows = await store
    .selectFrom("safe_limit_changes")
    .select(["kind", "period", "amount", "from_at"])
    .where("member_id", "=", memberId)
    .execute();
  return rows.map((row) => ({ ...nameOf(row), amount: row.amount, from: row.from_at }));
}

/** In the place of one that waits for the same limit. */
export async function writeChange(
  tx: OpenTransaction,
  memberId: bigint,
  { kind, period, amount, from }: LimitChange,
  askedAt: Date,
): Promise<void> {
  await tx
    .insertInto("safe_limit_changes")
    .values({ member_id: memberId, kind, period, amount, asked_at: askedAt, from_at: from })
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "kind", "period"])
        .doUpdateSet({ amount, asked_at: askedAt, from_at: from }),
    )
    .execute();
}

/** False when none waits. */
export async function removeChange(
  tx: OpenTransaction,
  memberId: bigint,
  { kind, period }: LimitName,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom("safe_limit_changes")
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .where("period", "=", period)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function hasAnswered(store: Queryable, memberId: bigint): Promise<boolean> {
  const row = await store
    .selectFrom("safe_asked")
    .select("member_id")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteAnswered(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void> {
  await tx
    .insertInto("safe_asked")
    .values({ member_id: memberId, answered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
