// The table of sessions. Every comparison of times uses moments that were handed in, so that one clock decides.
import type { AccountType } from "@jonaki/wire/account-types";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import { standingOf } from "./members.store.ts";
import { tokenHash } from "./session.rules.ts";
import type { EndReason, FoundSession, SessionMoments } from "./session.rules.ts";

interface FoundRow {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly created_at: Date;
  readonly last_act_at: Date;
  readonly end_reason: string | null;
  readonly account_type: number;
  readonly rank_level: number;
  readonly status: string;
  readonly statuses_before: string[];
  readonly status_until: Date | null;
  readonly status_lapses: boolean;
  readonly trial_ends_at: Date | null;
  readonly password_due: boolean;
}

/** The sessions of some tokens with their members, by the tokens. */
export async function findSessions(
  store: Queryable,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const byHash = new Map(tokens.map((token) => [tokenHash(token), token]));
  const { rows } = await sql<FoundRow & { readonly hash: string }>`
    select encode(s.token_hash, 'hex') as hash, s.id, s.member_id, s.created_at, s.last_act_at, s.end_reason,
      s.password_due, m.account_type, m.rank_level, m.status, m.statuses_before, m.status_until, m.status_lapses, m.trial_ends_at
    from sessions s join members m on m.id = s.member_id
    where s.token_hash = any (${[...byHash.keys()].map((hash) => Buffer.from(hash, "hex"))}::bytea[])`.execute(
    store,
  );
  return new Map(rows.map((row) => [byHash.get(row.hash) ?? "", foundOf(row)]));
}

/**
 * Notes an act. The conditions stand on the row itself, so of several processes that see the same old time only one
 * writes.
 */
export async function noteAct(
  store: Queryable,
  id: bigint,
  { now, idleSince, beganBy, writtenBy }: SessionMoments,
): Promise<void> {
  await store
    .updateTable("sessions")
    .set({ last_act_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("last_act_at", ">", idleSince)
    .where("last_act_at", "<=", writtenBy)
    .where("created_at", ">", beganBy)
    .execute();
}

const foundOf = (row: FoundRow): FoundSession => ({
  ...standingOf(row),
  id: row.id,
  memberId: row.member_id,
  createdAt: row.created_at,
  lastActAt: row.last_act_at,
  endReason: row.end_reason as EndReason | null,
  accountType: row.account_type as AccountType,
  rankLevel: row.rank_level,
  passwordDue: row.password_due,
});

export interface NewSession {
  readonly memberId: bigint;
  /** In hex. */
  readonly hash: string;
  readonly device: string;
  readonly address: string;
  readonly browser: string;
  readonly passwordDue: boolean;
}

export async function addSession(tx: OpenTransaction, session: NewSession, moment: Date): Promise<void> {
  await tx
    .insertInto("sessions")
    .values({
      token_hash: Buffer.from(session.hash, "hex"),
      member_id: session.memberId,
      device: session.device,
      address: session.address,
      browser: session.browser,
      password_due: session.passwordDue,
      created_at: moment,
      last_act_at: moment,
    })
    .execute();
}

/** Marks the member's sessions that are over by their age; they count no longer. */
export async function expireSessions(
  tx: OpenTransaction,
  memberId: bigint,
  { now, idleSince, beganBy }: SessionMoments,
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: "EXPIRED" })
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .where((over) => over.or([over("last_act_at", "<=", idleSince), over("created_at", "<=", beganBy)]))
    .execute();
}

/** Ends the oldest open sessions until so many are left; answers how many it ended. */
export async function replaceOldest(
  tx: OpenTransaction,
  memberId: bigint,
  left: number,
  moment: Date,
): Promise<number> {
  const ended = await sql`
    update sessions set ended_at = ${moment}, end_reason = 'REPLACED'
    where id in (
      select id from sessions where member_id = ${memberId} and ended_at is null
      order by created_at desc, id desc offset ${left}
    )`.execute(tx);
  return Number(ended.numAffectedRows ?? 0n);
}

/** All of a member's sessions, one of them, or all but one. */
export type Which = "all" | { readonly only: bigint } | { readonly butFor: bigint };

/** Answers how many it ended. */
export async function endSessions(
  tx: OpenTransaction,
  memberId: bigint,
  which: Which,
  reason: EndReason,
  moment: Date,
): Promise<number> {
  const open = tx
    .updateTable("sessions")
    .set({ ended_at: moment, end_reason: reason })
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null);
  const meant =
    which === "all"
      ? open
      : "only" in which
        ? open.where("id", "=", which.only)
        : open.where("id", "<>", which.butFor);
  return Number((await meant.executeTakeFirst()).numUpdatedRows);
}

export async function clearPasswordDue(tx: OpenTransaction, sessionId: bigint): Promise<void> {
  await tx.updateTable("sessions").set({ password_due: false }).where("id", "=", sessionId).execute();
}

export interface OpenSession {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly lastActAt: Date;
  readonly address: string;
  readonly browser: string;
}

/** The newest first. */
export async function listOpen(
  store: Queryable,
  memberId: bigint,
  { idleSince, beganBy }: SessionMoments,
): Promise<readonly OpenSession[]> {
  const rows = await store
    .selectFrom("sessions")
    .select(["id", "created_at", "last_act_at", "address", "browser"])
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .where("last_act_at", ">", idleSince)
    .where("created_at", ">", beganBy)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastActAt: row.last_act_at,
    address: row.address,
    browser: row.browser,
  }));
}

/** Rows that somebody is busy with are left for the next time: a sweep waits for nobody. */
export async function sweepSessions(store: Queryable, endedBy: Date, beganBy: Date): Promise<void> {
  await sql`
    delete from sessions where id in (
      select id from sessions where ended_at <= ${endedBy} or created_at <= ${beganBy}
      for update skip locked
    )`.execute(store);
}
