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
  await sql`insert into outbox (topic, name, value)
    select topic, name, value from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb)
      as told(topic text, name text, value jsonb)`.execute(tx);
  // Delivered at commit; the relay also looks by itself, so a lost notice only costs a second.
  await sql`select pg_notify('outbox', '')`.execute(tx);
}

const RELAY_LOCK = 7_340_012;
const BATCH = 500;

/** Gives committed events their numbers, in one place at a time, and returns the ids it numbered. */
export async function numberEvents(tx: OpenTransaction): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(${RELAY_LOCK})`.execute(tx);
  const numbered = await sql<{ id: string }>`
    with ready as (
      select id, topic, row_number() over (partition by topic order by id) as place
      from (select id, topic from outbox where seq is null order by id limit ${BATCH}) as next
    ), reached as (
      insert into live_topics (topic, seq)
      select topic, max(place) from ready group by topic
      on conflict (topic) do update set seq = live_topics.seq + excluded.seq
      returning topic, seq
    ), sizes as (select topic, max(place) as size from ready group by topic)
    update outbox set seq = reached.seq - sizes.size + ready.place
    from ready join reached using (topic) join sizes using (topic)
    where outbox.id = ready.id
    returning outbox.id::text`.execute(tx);
  const ids = numbered.rows.map((row) => row.id);
  if (ids.length > 0) await sql`select pg_notify('live', ${ids.join(",")})`.execute(tx);
  return ids;
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
