// The table of files. A row without bytes is an upload that is being decoded, or that came to nothing.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { CodedImage } from "./image-coder.ts";

const MEMBER_LOCKS = 7_340_021;

/** Until the end of the transaction the same member's other uploads wait. */
export async function lockMember(tx: OpenTransaction, memberId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MEMBER_LOCKS}::int, hashtext(${String(memberId)}))`.execute(tx);
}

const bytesOf = (hash: string): Buffer => Buffer.from(hash, "hex");

/** The ids of the member's files by the hash of what was sent. */
export async function filesWith(
  tx: OpenTransaction,
  memberId: bigint,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("files")
    .select(["id", "sent_hash"])
    .where("member_id", "=", memberId)
    .where("sent_hash", "in", hashes.map(bytesOf))
    .where("bytes", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.sent_hash.toString("hex"), row.id]));
}

/** As if they had come now: whoever was told their ids again has a day to name them. */
export async function touchFiles(tx: OpenTransaction, ids: readonly string[], moment: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("files")
    .set({ uploaded_at: moment })
    .where("id", "in", [...ids])
    .execute();
}

export async function uploadTimes(
  tx: OpenTransaction,
  memberId: bigint,
  since: Date,
): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom("files")
    .select("uploaded_at")
    .where("member_id", "=", memberId)
    .where("uploaded_at", ">", since)
    .execute();
  return rows.map((row) => row.uploaded_at);
}

export interface Claim {
  readonly id: string;
  /** Hexadecimal. */
  readonly hash: string;
}

export async function addClaims(
  tx: OpenTransaction,
  memberId: bigint,
  claims: readonly Claim[],
  moment: Date,
): Promise<void> {
  if (claims.length === 0) return;
  await tx
    .insertInto("files")
    .values(
      claims.map(({ id, hash }) => ({
        id,
        member_id: memberId,
        sent_hash: bytesOf(hash),
        uploaded_at: moment,
      })),
    )
    .execute();
}

export async function fillClaim(tx: OpenTransaction, id: string, image: CodedImage): Promise<void> {
  await tx
    .updateTable("files")
    .set({ media_type: image.mediaType, bytes: image.bytes })
    .where("id", "=", id)
    .execute();
}

/** Of one member, or of anybody. */
export async function readFile(
  store: Queryable,
  memberId: bigint | null,
  id: string,
): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | null> {
  const found = store.selectFrom("files").select(["media_type", "bytes"]).where("id", "=", id);
  const row = await (memberId === null ? found : found.where("member_id", "=", memberId)).executeTakeFirst();
  return row?.media_type && row.bytes ? { mediaType: row.media_type, bytes: row.bytes } : null;
}

/** Whether all of them are files of the member. */
export async function areOwnFiles(
  store: Queryable,
  memberId: bigint,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const own = await store
    .selectFrom("files")
    .select("id")
    .where("member_id", "=", memberId)
    .where("id", "in", [...ids])
    .where("bytes", "is not", null)
    .execute();
  return own.length === new Set(ids).size;
}

/** Marks them as named; false, and nothing is marked, when one of them is not the member's. */
export async function attachFiles(
  tx: OpenTransaction,
  memberId: bigint,
  ids: readonly string[],
  moment: Date,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const own = await tx
    .selectFrom("files")
    .select("id")
    .where("member_id", "=", memberId)
    .where("id", "in", [...ids])
    .where("bytes", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (own.length < new Set(ids).size) return false;
  await tx
    .updateTable("files")
    .set((of) => ({ attached_at: of.fn.coalesce("attached_at", sql<Date>`${moment}::timestamptz`) }))
    .where(
      "id",
      "in",
      own.map(({ id }) => id),
    )
    .execute();
  return true;
}

export async function sweepFiles(store: Queryable, uploadedUntil: Date): Promise<void> {
  await store
    .deleteFrom("files")
    .where("attached_at", "is", null)
    .where("uploaded_at", "<=", uploadedUntil)
    .execute();
}
