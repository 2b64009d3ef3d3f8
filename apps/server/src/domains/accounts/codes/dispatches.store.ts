// Every mail and SMS from the moment it is wanted: queued with what it will say, sent, and what became of it.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { MemberLanguage } from "../members.store.ts";
import type { Channel } from "./sending.rules.ts";

export interface NewDispatch {
  readonly id: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly target: string;
  /** Of the request; a member's own goes before it. */
  readonly language: MemberLanguage;
  readonly lockedValues: Buffer;
  readonly expiresAt: Date;
}

export type QueuedDispatch = NewDispatch & { readonly tries: number };

export async function addDispatch(tx: OpenTransaction, dispatch: NewDispatch, moment: Date): Promise<void> {
  await tx
    .insertInto("dispatches")
    .values({
      id: dispatch.id,
      channel: dispatch.channel,
      kind: dispatch.kind,
      target: dispatch.target,
      language: dispatch.language,
      locked_values: dispatch.lockedValues,
      created_at: moment,
      expires_at: dispatch.expiresAt,
    })
    .execute();
}

/** Null once it was sent or given up. */
export async function readQueued(store: Queryable, id: string): Promise<QueuedDispatch | null> {
  const row = await store
    .selectFrom("dispatches")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "QUEUED")
    .executeTakeFirst();
  if (row === undefined || row.locked_values === null) return null;
  return {
    id: row.id,
    channel: row.channel as Channel,
    kind: row.kind,
    target: row.target,
    language: row.language as MemberLanguage,
    lockedValues: row.locked_values,
    expiresAt: row.expires_at,
    tries: row.tries,
  };
}

export async function noteTry(store: Queryable, id: string): Promise<void> {
  await sql`update dispatches set tries = tries + 1 where id = ${id}`.execute(store);
}

export async function markSent(store: Queryable, id: string, moment: Date): Promise<void> {
  await store
    .updateTable("dispatches")
    .set({ state: "SENT", sent_at: moment, locked_values: null })
    .where("id", "=", id)
    .where("state", "=", "QUEUED")
    .execute();
}

export async function markFailed(store: Queryable, id: string, problem: string, moment: Date): Promise<void> {
  await store
    .updateTable("dispatches")
    .set({ state: "FAILED", problem, ended_at: moment, locked_values: null })
    .where("id", "=", id)
    .where("state", "=", "QUEUED")
    .execute();
}

/** What the gateway told about something it had taken over: the first word counts, and another answers false. */
export async function markDelivered(
  store: Queryable,
  id: string,
  delivered: boolean,
  moment: Date,
): Promise<boolean> {
  const marked = await store
    .updateTable("dispatches")
    .set({
      state: delivered ? "DELIVERED" : "FAILED",
      problem: delivered ? null : "not delivered",
      ended_at: moment,
    })
    .where("id", "=", id)
    .where("state", "=", "SENT")
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** How many of a channel the house has sent or is about to; what went to nobody cost nothing. */
export async function countSpent(store: Queryable, channel: Channel, since: Date): Promise<number> {
  const row = await store
    .selectFrom("dispatches")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("channel", "=", channel)
    .where("created_at", ">", since)
    .where("state", "<>", "FAILED")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface ListedDispatch {
  readonly id: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly target: string;
  readonly state: string;
  readonly problem: string | null;
  readonly createdAt: Date;
}

export async function listDispatches(store: Queryable, most: number): Promise<readonly ListedDispatch[]> {
  const rows = await store
    .selectFrom("dispatches")
    .select(["id", "channel", "kind", "target", "state", "problem", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ created_at, channel, ...row }) => ({
    ...row,
    channel: channel as Channel,
    createdAt: created_at,
  }));
}

/** What no job took up in its time fails, and old rows go. */
export async function sweepDispatches(
  store: Queryable,
  moments: { readonly now: Date; readonly keptSince: Date },
): Promise<void> {
  await store
    .updateTable("dispatches")
    .set({ state: "FAILED", problem: "too late", ended_at: moments.now, locked_values: null })
    .where("state", "=", "QUEUED")
    .where("expires_at", "<=", moments.now)
    .execute();
  await store.deleteFrom("dispatches").where("created_at", "<", moments.keptSince).execute();
}
