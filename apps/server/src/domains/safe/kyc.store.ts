// Identity verifications, their documents and what was decided about them [SAFE-22].
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { KycDecision, KycState } from "./kyc.rules.ts";
import type { Operator } from "./limits.store.ts";

const MEMBER_LOCKS = 7_340_035;

export interface Identity {
  readonly state: KycState;
  readonly reason: string | null;
  readonly waitingSince: Date | null;
}

const NOTHING_SENT: Identity = { state: "NONE", reason: null, waitingSince: null };

/** Until the end of the transaction nobody else moves this member's verification. */
export async function lockIdentity(tx: OpenTransaction, memberId: bigint): Promise<Identity> {
  await sql`select pg_advisory_xact_lock(${MEMBER_LOCKS}::int, hashtext(${String(memberId)}))`.execute(tx);
  return readIdentity(tx, memberId);
}

export async function readIdentity(store: Queryable, memberId: bigint): Promise<Identity> {
  const row = await store
    .selectFrom("safe_identities")
    .select(["state", "reason", "waiting_since"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (row === undefined) return NOTHING_SENT;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
  return { state: row.state as KycState, reason: row.reason, waitingSince: row.waiting_since };
}

export async function hasSent(
  store: Queryable,
  memberId: bigint,
  kind: string,
  since: Date,
): Promise<boolean> {
  const row = await store
    .selectFrom("safe_documents")
    .select("file_id")
    .where("member_id", "=", memberId)
    .where("kind", "=", kind)
    .where("sent_at", ">=", since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeWaiting(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void> {
  const waiting = { state: "WAITING", reason: null, waiting_since: at };
  await tx
    .insertInto("safe_identities")
    .values({ member_id: memberId, ...waiting })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(waiting))
    .execute();
}

export async function addDocuments(
  tx: OpenTransaction,
  memberId: bigint,
  kind: string,
  fileIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto("safe_documents")
    .values(
      fileIds.map((fileId, place) => ({
        member_id: memberId,
        kind,
        file_id: fileId,
        position: place + 1,
        sent_at: at,
      })),
    )
    .execute();
}

export interface DecisionRow {
  readonly memberId: bigint;
  readonly decision: KycDecision;
  readonly reason: string | null;
  readonly by: Operator;
  readonly at: Date;
}

/** Who, when and why stay for ever beside the state. */
export async function writeDecision(
  tx: OpenTransaction,
  { memberId, decision, reason, by, at }: DecisionRow,
): Promise<void> {
  await tx
    .updateTable("safe_identities")
    .set({ state: decision, reason: decision === "REJECTED" ? reason : null })
    .where("member_id", "=", memberId)
    .execute();
  await tx
    .insertInto("safe_identity_decisions")
    .values({
      member_id: memberId,
      decision,
      reason,
      operator_id: by.operatorId,
      operator_name: by.name,
      decided_at: at,
    })
    .execute();
}
