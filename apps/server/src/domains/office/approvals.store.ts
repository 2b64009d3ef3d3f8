// What waits for a second person; decided once, its content for ever as it was made.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import { contentHash } from "./approvals.rules.ts";
import type { ApprovalState } from "./approvals.rules.ts";

export interface NewApproval {
  readonly kind: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly makerId: bigint;
  readonly at: Date;
}

export async function addApproval(tx: OpenTransaction, approval: NewApproval): Promise<bigint> {
  const { kind, content, reason, makerId, at } = approval;
  const row = await tx
    .insertInto("approvals")
    .values({
      kind,
      content: JSON.stringify(content),
      content_hash: contentHash(kind, content),
      reason,
      maker_id: makerId,
      made_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface Approval {
  readonly id: bigint;
  readonly kind: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly contentHash: Buffer;
  readonly reason: string;
  readonly makerId: bigint;
  readonly makerName: string;
  readonly madeAt: Date;
  readonly state: ApprovalState;
  readonly checkerId: bigint | null;
  readonly checkerName: string | null;
  readonly decidedAt: Date | null;
}

const approvals = (store: Queryable) =>
  store
    .selectFrom("approvals as a")
    .innerJoin("operators as m", "m.id", "a.maker_id")
    .leftJoin("operators as c", "c.id", "a.checker_id")
    .select([
      "a.id",
      "a.kind",
      "a.content",
      "a.content_hash as contentHash",
      "a.reason",
      "a.maker_id as makerId",
      "m.name as makerName",
      "a.made_at as madeAt",
      "a.state",
      "a.checker_id as checkerId",
      "c.name as checkerName",
      "a.decided_at as decidedAt",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof approvals>["execute"]>>[number];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both columns are written above, the state by its check.
const approvalOf = (row: Row): Approval => ({ ...row, content: row.content, state: row.state }) as Approval;

export async function lockApproval(tx: OpenTransaction, id: bigint): Promise<Approval | null> {
  const locked = await tx
    .selectFrom("approvals")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return null;
  return approvalOf(await approvals(tx).where("a.id", "=", id).executeTakeFirstOrThrow());
}

/** What was asked about an order and is not decided; a desk asks for one thing at a time. */
export async function waitingApprovalOf(
  store: Queryable,
  reference: string,
): Promise<Pick<Approval, "id" | "contentHash"> | null> {
  const row = await store
    .selectFrom("approvals")
    .select(["id", "content_hash as contentHash"])
    .where("state", "=", "WAITING")
    .where(sql<string>`content ->> 'reference'`, "=", reference)
    .orderBy("id")
    .executeTakeFirst();
  return row ?? null;
}

/** Which ones an operator sees: those of the kinds named, and the own ones. */
export interface Seen {
  readonly state: ApprovalState | undefined;
  readonly kinds: readonly string[];
  readonly makerId: bigint;
}

const isSeen = ({ state, kinds, makerId }: Seen) =>
  sql<boolean>`(a.kind = any (${[...kinds]}::text[]) or a.maker_id = ${makerId})
    and (${state ?? null}::text is null or a.state = ${state ?? null})`;

export async function listApprovals(
  store: Queryable,
  seen: Seen,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<readonly Approval[]> {
  const rows = await approvals(store)
    .where(isSeen(seen))
    .orderBy("a.id", "desc")
    .offset(skip)
    .limit(most)
    .execute();
  return rows.map(approvalOf);
}

export async function countApprovals(store: Queryable, seen: Seen): Promise<number> {
  const row = await store
    .selectFrom("approvals as a")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where(isSeen(seen))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface Decision {
  readonly state: Exclude<ApprovalState, "WAITING">;
  /** Null when the maker takes it back. */
  readonly checkerId: bigint | null;
  readonly reason: string | null;
  readonly at: Date;
}

export async function decideApproval(tx: OpenTransaction, id: bigint, decision: Decision): Promise<void> {
  await tx
    .updateTable("approvals")
    .set({
      state: decision.state,
      checker_id: decision.checkerId,
      decision_reason: decision.reason,
      decided_at: decision.at,
    })
    .where("id", "=", id)
    .execute();
}
