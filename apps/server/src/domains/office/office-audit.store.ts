// The audit log of the office [OFF-6]: added to by the database's own function, which chains each entry to the one before.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export interface AuditNote {
  /** Null before anybody is signed in. */
  readonly operatorId: bigint | null;
  readonly address: string;
  /** noun.verb, as the calls are named. */
  readonly action: string;
  /** What it was done to: a reference, an account, a setting. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  readonly allowed?: boolean;
}

/** In the transaction of what it tells; the last thing in it, because others wait for their turn behind it. */
export async function addAuditNote(store: Queryable, note: AuditNote): Promise<void> {
  const written = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  await sql`select office_audit_add(${note.operatorId}::bigint, ${note.address}, ${note.action}, ${note.subject},
    ${written(note.before)}::jsonb, ${written(note.after)}::jsonb, ${note.reason ?? ""}, ${note.allowed ?? true})`.execute(
    store,
  );
}

export interface AuditFilter {
  readonly since: Date;
  readonly until: Date;
  readonly operatorId?: bigint | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
}

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly operatorId: bigint | null;
  readonly operatorName: string | null;
  readonly address: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly allowed: boolean;
  readonly hash: Buffer;
}

const filtered = (store: Queryable, filter: AuditFilter) => {
  const all = store
    .selectFrom("office_audit as a")
    .leftJoin("operators as o", "o.id", "a.operator_id")
    .where("a.at", ">=", filter.since)
    .where("a.at", "<", filter.until);
  const byOperator =
    filter.operatorId === undefined ? all : all.where("a.operator_id", "=", filter.operatorId);
  const byAction =
    filter.action === undefined ? byOperator : byOperator.where("a.action", "=", filter.action);
  return filter.subject === undefined ? byAction : byAction.where("a.subject", "=", filter.subject);
};

export async function readAudit(
  store: Queryable,
  filter: AuditFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<readonly AuditRow[]> {
  return filtered(store, filter)
    .select([
      "a.id",
      "a.at",
      "a.operator_id as operatorId",
      "o.name as operatorName",
      "a.address",
      "a.action",
      "a.subject",
      "a.before",
      "a.after",
      "a.reason",
      "a.allowed",
      "a.hash",
    ])
    .orderBy("a.id", "desc")
    .offset(skip)
    .limit(most)
    .execute();
}

export async function countAudit(store: Queryable, filter: AuditFilter): Promise<number> {
  const row = await filtered(store, filter)
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface CheckedAudit {
  readonly entries: bigint;
  /** The first that does not follow; null where the chain holds. */
  readonly broken: bigint | null;
}

export async function checkAudit(store: Queryable): Promise<CheckedAudit> {
  const { rows } = await sql<CheckedAudit>`select entries, broken from office_audit_check()`.execute(store);
  const [row] = rows;
  if (row === undefined) throw new Error("the check of the audit log answered nothing");
  return row;
}
