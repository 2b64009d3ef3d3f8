// Tries that failed, by key [ACC-14, ACC-28, ACC-33]: how many lately, one more, and the clearing away. Keys are hashes;
// a key of a name that exists is like one of a name that does not.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export type AttemptKind = "LOGIN" | "GUESS";

/** How often each key failed since a moment, in the order of the keys. */
export async function countAttempts(
  store: Queryable,
  kind: AttemptKind,
  keys: readonly Buffer[],
  since: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from attempts where kind = ${kind} and key_hash = asked.key and at > ${since}) as count
    from unnest(${keys}::bytea[]) with ordinality as asked(key, place) order by place`.execute(store);
  return rows.map((row) => row.count);
}

export async function addAttempts(
  store: Queryable,
  kind: AttemptKind,
  keys: readonly Buffer[],
  moment: Date,
): Promise<void> {
  await sql`
    insert into attempts (kind, key_hash, at)
    select ${kind}, key, ${moment} from unnest(${keys}::bytea[]) as failed(key)`.execute(store);
}

export async function forgetAttempts(store: Queryable, kind: AttemptKind, key: Buffer): Promise<void> {
  await store.deleteFrom("attempts").where("kind", "=", kind).where("key_hash", "=", key).execute();
}

export async function sweepAttempts(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("attempts").where("at", "<", before).execute();
}
