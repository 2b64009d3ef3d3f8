// The outbox: an event is written in the transaction that causes it, numbered by the relay after the
// commit, and read by every process that has listeners for its topic.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "./database/database.ts";

export interface OutboxEvent {
  readonly id: bigint;
  readonly topic: string;
  readonly name: string;
  readonly seq: number;
  readonly createdAt: Date;
  readonly value: unknown;
}

export interface Announcement {
  readonly topic: string;
  readonly name: string;
  readonly value: unknown;
}

export const announce = (tx: OpenTransaction, topic: string, name: string, value: unknown): Promise<void> =>
  announceAll(tx, [{ topic, name, value }]);

/** Part of the caller's transaction: nothing is told before it is committed. */
export async function announceAll(
  tx: OpenTransaction,
  announcements: readonly Announcement[],
): Promise<void> {
  if (announcements.length === 0) return;
  // The notice is delivered at commit; the relay also looks by itself, so a lost one only costs a second.
  await sql`
    with told as (
      insert into outbox (topic, name, value)
      select topic, name, value from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb)
        as told(topic text, name text, value jsonb)
    )
    select pg_notify('outbox', '')`.execute(tx);
}

const BATCH = 500;

/** Gives committed events their numbers, in one place at a time, and tells who listens; false when there may be more. */
export async function numberEvents(store: Queryable): Promise<boolean> {
  const { rows } = await sql<{ numbered: number }>`select number_outbox(${BATCH}) as numbered`.execute(store);
  return (rows[0]?.numbered ?? 0) < BATCH;
}

export async function readEvents(store: Queryable, ids: readonly string[]): Promise<readonly OutboxEvent[]> {
  const rows = await store
    .selectFrom("outbox")
    .select(["id", "topic", "name", "seq", "created_at", "value"])
    .where("id", "in", ids.map(BigInt))
    .where("seq", "is not", null)
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    name: row.name,
    seq: Number(row.seq),
    createdAt: row.created_at,
    value: row.value,
  }));
}

/** The last number given on a topic; 0 when nothing was ever told there. */
export async function topicSeq(store: Queryable, topic: string): Promise<number> {
  const row = await store
    .selectFrom("live_topics")
    .select("seq")
    .where("topic", "=", topic)
    .executeTakeFirst();
  return Number(row?.seq ?? 0n);
}

/** Events are for listeners of the moment; the numbers stay in live_topics. */
export async function sweepEvents(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("outbox").where("seq", "is not", null).where("created_at", "<", before).execute();
}
