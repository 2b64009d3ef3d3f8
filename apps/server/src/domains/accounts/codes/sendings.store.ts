// What was asked to be sent lately, by key: counted exactly, because whoever asks for one of the keys waits for whoever
// came before.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { CountedSendings, SendingKey } from "./sending.rules.ts";

export async function countSendings(
  store: Queryable,
  keys: readonly SendingKey[],
  since: { readonly hour: Date; readonly day: Date },
): Promise<readonly CountedSendings[]> {
  const { rows } = await sql<{ hour: number; day: number }>`
    select counted.* from unnest(${keys.map(({ hash }) => hash)}::bytea[]) with ordinality as asked(hash, place)
    cross join lateral (
      select count(*) filter (where at > ${since.hour})::int as hour, count(*)::int as day
      from sendings where key_hash = asked.hash and at > ${since.day}
    ) as counted
    order by place`.execute(store);
  return keys.map(({ scope }, place) => ({
    scope,
    withinHour: rows[place]?.hour ?? 0,
    withinDay: rows[place]?.day ?? 0,
  }));
}

export async function addSendings(
  tx: OpenTransaction,
  keys: readonly Pick<SendingKey, "hash">[],
  moment: Date,
): Promise<void> {
  await sql`
    insert into sendings (key_hash, at)
    select hash, ${moment} from unnest(${keys.map(({ hash }) => hash)}::bytea[]) as sent(hash)`.execute(tx);
}

export async function sweepSendings(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("sendings").where("at", "<", before).execute();
}
