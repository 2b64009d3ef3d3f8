// The decisions of the desk [CAS-31], only ever added to, and which order is open at whose desk.
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { DESK_MINUTES } from "./desk.rules.ts";
import type { Operator, SharedDecision } from "./desk.rules.ts";

export interface Decided {
  readonly reference: string;
  readonly act: string;
  readonly decision: SharedDecision;
  readonly before: string;
  readonly after: string;
  readonly amountMinor: Minor | null;
}

export async function addDecision(tx: OpenTransaction, decided: Decided): Promise<void> {
  const { by, second, reason } = decided.decision;
  await tx
    .insertInto("cashier_decisions")
    .values({
      reference: decided.reference,
      act: decided.act,
      operator_id: by.operatorId,
      operator_name: by.name,
      second_id: second?.operatorId ?? null,
      second_name: second?.name ?? null,
      reason: reason.trim(),
      state_before: decided.before,
      state_after: decided.after,
      amount: decided.amountMinor,
    })
    .execute();
}

export type OrderTable = "deposits" | "withdrawals";

/** Taken for a while, and anew with every act. */
export async function writeDeskLock(
  tx: OpenTransaction,
  table: OrderTable,
  id: bigint,
  by: Operator,
): Promise<void> {
  await sql`update ${sql.table(table)} set locked_by = ${by.operatorId},
    locked_until = clock_timestamp() + make_interval(mins => ${DESK_MINUTES}) where id = ${id}`.execute(tx);
}

export async function clearDeskLock(tx: OpenTransaction, table: OrderTable, id: bigint): Promise<void> {
  await sql`update ${sql.table(table)} set locked_by = null, locked_until = null where id = ${id}`.execute(
    tx,
  );
}

/** Money that the member owes keeps withdrawals waiting [money.md]. */
export async function owesMoney(tx: OpenTransaction, memberId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom("money_cases")
    .select("id")
    .where("member_id", "=", memberId)
    .where("kind", "=", "RECEIVABLE")
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
