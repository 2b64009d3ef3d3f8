// Feedback, its first entry and the images of it. A sender is a member, or a visitor by the device.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export interface Sender {
  /** Null for a visitor. */
  readonly memberId: bigint | null;
  readonly device: string;
}

const SENDER_LOCKS = 7_340_019;
const FIRST = 1;

/** Until the end of the transaction the same sender waits. */
export async function lockSender(tx: OpenTransaction, { memberId, device }: Sender): Promise<void> {
  const key = memberId === null ? `device ${device}` : `member ${memberId}`;
  await sql`select pg_advisory_xact_lock(${SENDER_LOCKS}::int, hashtext(${key}))`.execute(tx);
}

/** When the latest ones of this sender were sent, newest first. */
export async function latestOf(
  tx: OpenTransaction,
  { memberId, device }: Sender,
  since: Date,
  most: number,
): Promise<readonly Date[]> {
  const sent = tx.selectFrom("feedback").select("sent_at").where("sent_at", ">", since);
  const own =
    memberId === null
      ? sent.where("device", "=", device).where("member_id", "is", null)
      : sent.where("member_id", "=", memberId);
  const rows = await own.orderBy("sent_at", "desc").limit(most).execute();
  return rows.map((row) => row.sent_at);
}

export interface NewFeedback {
  readonly reference: string;
  readonly kind: string;
  readonly sender: Sender;
  readonly contact: string;
  readonly address: string;
  readonly content: string;
  /** Ids of the sender's own files. */
  readonly images: readonly string[];
}

export async function addFeedback(tx: OpenTransaction, one: NewFeedback, moment: Date): Promise<void> {
  const { id } = await tx
    .insertInto("feedback")
    .values({
      reference: one.reference,
      kind: one.kind,
      member_id: one.sender.memberId,
      contact: one.contact === "" ? null : one.contact,
      device: one.sender.device,
      address: one.address,
      sent_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("feedback_entries")
    .values({ feedback_id: id, number: FIRST, at: moment, is_own: true, content: one.content })
    .execute();
  if (one.images.length === 0) return;
  const images = one.images.map((fileId, place) => ({
    feedback_id: id,
    number: FIRST,
    position: place + 1,
    file_id: fileId,
  }));
  await tx.insertInto("feedback_images").values(images).execute();
}

/** Nobody wrote again in time [MSG-23]. */
export async function closeAnswered(store: Queryable, answeredUntil: Date): Promise<void> {
  await store
    .updateTable("feedback")
    .set({ state: "CLOSED" })
    .where("state", "=", "ANSWERED")
    .where("answered_at", "<=", answeredUntil)
    .execute();
}
