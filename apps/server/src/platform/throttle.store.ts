// The calls counted per key and minute, shared by all processes.
import { sql } from "kysely";
import type { Queryable } from "./database/database.ts";

export interface Counted {
  readonly key: string;
  readonly minute: number;
  readonly count: number;
}

/** Adds what this process counted and answers what all have counted together. */
export async function addCounts(store: Queryable, added: readonly Counted[]): Promise<readonly Counted[]> {
  const result = await sql<{ key: string; minute: number; count: number }>`
    insert into throttle_counts (key, minute, count)
    select * from unnest(${added.map((one) => one.key)}::text[], ${added.map((one) => one.minute)}::int[], ${added.map((one) => one.count)}::int[])
    on conflict (key, minute) do update set count = throttle_counts.count + excluded.count
    returning key, minute, count`.execute(store);
  return result.rows;
}

export async function sweepCounts(store: Queryable, beforeMinute: number): Promise<void> {
  await store.deleteFrom("throttle_counts").where("minute", "<", beforeMinute).execute();
}
