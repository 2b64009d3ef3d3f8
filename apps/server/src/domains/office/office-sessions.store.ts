// Sign-ins between their two steps, and the sessions that follow. Times are handed in, so that one clock decides.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { OfficeMoments } from "./office-session.rules.ts";

export async function addTicket(
  store: Queryable,
  ticket: { readonly id: string; readonly operatorId: bigint; readonly expiresAt: Date },
): Promise<void> {
  await store
    .insertInto("office_tickets")
    .values({ id: ticket.id, operator_id: ticket.operatorId, expires_at: ticket.expiresAt })
    .execute();
}

export interface Ticket {
  readonly operatorId: bigint;
  readonly tries: number;
}

export async function lockTicket(tx: OpenTransaction, id: string, now: Date): Promise<Ticket | null> {
  const row = await tx
    .selectFrom("office_tickets")
    .select(["operator_id as operatorId", "tries"])
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTicketTry(tx: OpenTransaction, id: string, tries: number): Promise<void> {
  await tx.updateTable("office_tickets").set({ tries }).where("id", "=", id).execute();
}

export async function endTicket(tx: OpenTransaction, id: string): Promise<void> {
  await tx.deleteFrom("office_tickets").where("id", "=", id).execute();
}

export interface NewOfficeSession {
  readonly tokenHash: Buffer;
  readonly operatorId: bigint;
  readonly address: string;
  readonly browser: string;
  readonly at: Date;
}

export async function addOfficeSession(tx: OpenTransaction, session: NewOfficeSession): Promise<void> {
  await tx
    .insertInto("office_sessions")
    .values({
      token_hash: session.tokenHash,
      operator_id: session.operatorId,
      address: session.address,
      browser: session.browser,
      created_at: session.at,
      last_act_at: session.at,
    })
    .execute();
}

export interface FoundOfficeSession {
  readonly id: bigint;
  readonly operatorId: bigint;
  readonly createdAt: Date;
  readonly lastActAt: Date;
}

/** Finds a living session and notes the act, in one statement; "ended" for one that was there. */
export async function findOfficeSession(
  store: Queryable,
  hash: Buffer,
  isAct: boolean,
  { now, idleSince, beganBy, writtenBy }: OfficeMoments,
): Promise<FoundOfficeSession | "ended" | null> {
  const { rows } = await sql<FoundOfficeSession & { readonly isOver: boolean }>`
    with found as (
      select s.id, s.operator_id as "operatorId", s.created_at as "createdAt", s.last_act_at as "lastActAt",
        s.ended_at is not null or s.last_act_at <= ${idleSince} or s.created_at <= ${beganBy} or not o.active as "isOver"
      from office_sessions s join operators o on o.id = s.operator_id
      where s.token_hash = ${hash}
    ), noted as (
      update office_sessions s set last_act_at = ${now} from found
      where s.id = found.id and not found."isOver" and ${isAct}::boolean and s.last_act_at <= ${writtenBy}
    )
    select * from found`.execute(store);
  const [row] = rows;
  if (row === undefined) return null;
  return row.isOver ? "ended" : row;
}

export interface OpenOfficeSession extends FoundOfficeSession {
  readonly name: string;
  readonly address: string;
  readonly browser: string;
}

export async function listOfficeSessions(
  store: Queryable,
  { idleSince, beganBy }: OfficeMoments,
): Promise<readonly OpenOfficeSession[]> {
  return store
    .selectFrom("office_sessions as s")
    .innerJoin("operators as o", "o.id", "s.operator_id")
    .select([
      "s.id",
      "s.operator_id as operatorId",
      "s.created_at as createdAt",
      "s.last_act_at as lastActAt",
      "s.address",
      "s.browser",
      "o.name",
    ])
    .where("s.ended_at", "is", null)
    .where("s.last_act_at", ">", idleSince)
    .where("s.created_at", ">", beganBy)
    .orderBy("s.last_act_at", "desc")
    .execute();
}

/** Whose it was; null where no such session is open. */
export async function endOfficeSession(tx: OpenTransaction, id: bigint, at: Date): Promise<bigint | null> {
  const row = await tx
    .updateTable("office_sessions")
    .set({ ended_at: at })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("operator_id")
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** Every session of an operator but one. */
export async function endOtherSessions(
  tx: OpenTransaction,
  operatorId: bigint,
  keep: bigint,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("office_sessions")
    .set({ ended_at: at })
    .where("operator_id", "=", operatorId)
    .where("id", "<>", keep)
    .where("ended_at", "is", null)
    .execute();
}

export async function sweepTickets(store: Queryable, now: Date): Promise<void> {
  await store.deleteFrom("office_tickets").where("expires_at", "<=", now).execute();
}
