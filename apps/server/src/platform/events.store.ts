// Facts that domains hear of after a commit. A fact is written in the transaction that makes it true, with a row
// in the queue of each domain that wants it; a consumer takes its rows and does its work in one transaction, so
// that each fact has its effect exactly once.
import { CompiledQuery, sql } from "kysely";
import type { Pool } from "pg";
import type { OpenTransaction, Queryable } from "./database/database.ts";

export interface DomainEvent {
  readonly id: bigint;
  readonly name: string;
  readonly facts: readonly unknown[];
  /** When it was written, by the database's clock. */
  readonly at: Date;
}

/** One statement for a connection that speaks plain SQL: name, facts as JSON, the consumers. */
export const RECORD_EVENT = {
  name: "domain_event",
  text: `with event as (insert into domain_events (name, facts) values ($1, $2::json) returning id)
    insert into domain_event_queue (consumer, event_id) select c, event.id from event, unnest($3::text[]) c`,
};

export interface NewEvent {
  readonly name: string;
  readonly facts: readonly unknown[];
  readonly consumers: readonly string[];
}

/** For what happens now and then: the consumers are woken with the commit itself. */
export async function recordEvent(tx: OpenTransaction, { name, facts, consumers }: NewEvent): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(RECORD_EVENT.text, [name, JSON.stringify(facts), [...consumers]]));
  await sql`select pg_notify('events', '')`.execute(tx);
}

/** To be called after the commit; a notice that is lost in a crash is none that anybody waits for. */
export const announceEvents = (pool: Pool): Promise<unknown> =>
  pool.query("select set_config('synchronous_commit', 'off', true), pg_notify('events', '')");

/** The same as part of a transaction that is rare, so that no others queue behind its notice. */
export async function wakeConsumers(tx: OpenTransaction): Promise<void> {
  await sql`select pg_notify('events', '')`.execute(tx);
}

/** Takes up to a number of a consumer's events; another process passes over them until the transaction ends. */
export async function takeEvents(
  tx: OpenTransaction,
  consumer: string,
  most: number,
): Promise<readonly DomainEvent[]> {
  const taken = await sql<{ id: bigint; name: string; facts: unknown[]; at: Date }>`
    with mine as materialized (
      select ctid from domain_event_queue where consumer = ${consumer}
      order by event_id limit ${most} for update skip locked
    ), gone as (
      delete from domain_event_queue where ctid = any (array(select ctid from mine)) returning event_id
    )
    select e.id, e.name, e.facts, e.created_at as at
    from gone cross join lateral (select * from domain_events where id = gone.event_id limit 1) e
    order by e.id`.execute(tx);
  return taken.rows;
}

/** What every consumer has had and is old. */
export async function sweepDomainEvents(store: Queryable, before: Date): Promise<void> {
  await sql`delete from domain_events e where e.created_at < ${before}
    and not exists (select from domain_event_queue q where q.event_id = e.id)`.execute(store);
}
