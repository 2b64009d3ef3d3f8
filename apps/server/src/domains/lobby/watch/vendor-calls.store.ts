// The raw log of vendors' calls [VEN-17] and their pulse [VEN-18]. Times are the database's: a process whose clock is off
// neither hides a call nor makes one older than it is.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import { BETWEEN } from "./vendor-call.rules.ts";
import type { KeptCall, Pulse } from "./vendor-call.rules.ts";

export const KEPT_DAYS = 90;

/** Opens the weeks to come and ends those that are old. */
export async function turnVendorCalls(store: Queryable): Promise<void> {
  await sql`select vendor_calls_turn(${KEPT_DAYS})`.execute(store);
}

export interface AgedCall extends KeptCall {
  /** How long ago it was answered. */
  readonly ageMs: number;
}

/** A crash may lose the last moment of it, so that nobody who bets waits for the disk because of a log. */
export async function addCalls(tx: OpenTransaction, calls: readonly AgedCall[]): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  const numbers = (of: (call: AgedCall) => number): number[] => calls.map((call) => Math.round(of(call)));
  // One text for a column: as lists their every character would be looked at for quotes, here and in the database.
  const texts = (of: (call: AgedCall) => string) => {
    const ended = calls.map((call) => `${of(call)}${BETWEEN}`).join("");
    return sql`string_to_array(${ended}, ${BETWEEN})`;
  };
  await sql`
    insert into vendor_calls (at, vendor, way, verb, code, took_ms, request, answer, names)
    select clock_timestamp() - make_interval(secs => age / 1000.0), vendor, way, verb, code, took, request, answer,
      string_to_array(names, ' ')
    from unnest(${numbers((call) => call.ageMs)}::int[], ${texts((call) => call.vendor)}, ${texts((call) => call.way)},
      ${texts((call) => call.verb)}, ${texts((call) => call.code)}, ${numbers((call) => call.tookMs)}::int[],
      ${texts((call) => call.request)}, ${texts((call) => call.answer)}, ${texts((call) => call.names.join(" "))})
      as given(age, vendor, way, verb, code, took, request, answer, names)
    where age is not null`.execute(tx);
}

export interface VendorPulse extends Pulse {
  readonly vendor: string;
}

/** In one order for everybody, so that two processes never wait for each other in a circle. */
export async function addPulses(tx: OpenTransaction, pulses: readonly VendorPulse[]): Promise<void> {
  await sql`
    insert into vendor_pulse (vendor, slot, calls, wrong)
    select vendor, date_bin('10 seconds', clock_timestamp(), 'epoch'), calls, wrong
    from jsonb_to_recordset(${JSON.stringify(pulses)}::jsonb) as given(vendor text, calls int, wrong int)
    order by vendor
    on conflict (vendor, slot) do update set calls = vendor_pulse.calls + excluded.calls,
      wrong = vendor_pulse.wrong + excluded.wrong`.execute(tx);
}

/** Of the last minute, over all processes. */
export async function readPulse(tx: OpenTransaction, vendor: string): Promise<Pulse> {
  const { rows } = await sql<{ calls: number; wrong: number }>`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(wrong), 0)::int as wrong from vendor_pulse
    where vendor = ${vendor} and slot > clock_timestamp() - interval '1 minute'`.execute(tx);
  return rows[0] ?? { calls: 0, wrong: 0 };
}

/** Of any number that see it at once one does it: false when it is not on, or not watched. The count begins anew. */
export async function pauseVendor(tx: OpenTransaction, vendor: string, pulse: Pulse): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("vendors")
    .set({ status: "MAINTENANCE" })
    .where("code", "=", vendor)
    .where("status", "=", "ON")
    .where("watched", "=", true)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await sql`set local synchronous_commit = on`.execute(tx);
  await sql`delete from vendor_pulse where vendor = ${vendor}`.execute(tx);
  await sql`insert into money_cases (kind, vendor, detail)
    values ('VENDOR_PAUSED', ${vendor}, ${JSON.stringify(pulse)}::jsonb)`.execute(tx);
  return true;
}

export async function sweepPulses(store: Queryable): Promise<void> {
  await sql`delete from vendor_pulse where slot < clock_timestamp() - interval '10 minutes'`.execute(store);
}

export interface FoundCall extends Omit<KeptCall, "names"> {
  readonly at: Date;
}

/** Those that have one of the names, the newest first. */
export async function readCalls(
  store: Queryable,
  names: readonly string[],
  most: number,
): Promise<readonly FoundCall[]> {
  const { rows } = await sql<FoundCall>`
    select at, vendor, way, verb, code, took_ms as "tookMs", request, answer from vendor_calls
    where names && ${[...names]}::text[] order by at desc limit ${most}`.execute(store);
  return rows;
}

/** What vendors call a member. */
export async function readHandles(store: Queryable, memberId: bigint): Promise<readonly string[]> {
  const rows = await store.selectFrom("players").select("handle").where("member_id", "=", memberId).execute();
  return rows.map(({ handle }) => handle);
}
