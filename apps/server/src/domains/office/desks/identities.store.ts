// Identity verifications as the desk sees them [SAFE-22].
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface IdentityRow {
  readonly memberId: bigint;
  readonly username: string;
  readonly state: string;
  readonly since: Date;
  readonly documents: bigint;
}

/** By the member's number, so that a page ends at one. */
export async function readIdentities(
  store: Queryable,
  state: string | undefined,
  after: bigint | null,
  most: number,
): Promise<readonly IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    select i.member_id as "memberId", m.username, i.state, i.waiting_since as since,
      (select count(*) from safe_documents d where d.member_id = i.member_id) as documents
    from safe_identities i join members m on m.id = i.member_id
    where i.member_id > ${after ?? 0n} and (${state ?? null}::text is null or i.state = ${state ?? null})
    order by i.member_id limit ${most}`.execute(store);
  return rows;
}

export interface DocumentRow {
  readonly kind: string;
  readonly file_id: string;
  readonly sent_at: Date;
}

export const readDocuments = (store: Queryable, memberId: bigint): Promise<readonly DocumentRow[]> =>
  store
    .selectFrom("safe_documents")
    .select(["kind", "file_id", "sent_at"])
    .where("member_id", "=", memberId)
    .orderBy("sent_at", "desc")
    .orderBy("position")
    .execute();

export const readIdentityDecisions = (store: Queryable, memberId: bigint) =>
  store
    .selectFrom("safe_identity_decisions")
    .select(["decision", "reason", "operator_id", "operator_name", "decided_at"])
    .where("member_id", "=", memberId)
    .orderBy("id")
    .execute();
