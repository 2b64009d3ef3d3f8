// How much each game is played, by day: counted from what bets tell after their commit, and swept when nobody asks
// for it any more.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export interface GamePlays {
  readonly vendor: string;
  readonly game: string;
  readonly bets: number;
}

/** In one order for everybody, so that two that count at once never wait for each other in a circle. */
export async function addPlays(tx: OpenTransaction, plays: readonly GamePlays[], now: Date): Promise<void> {
  if (plays.length === 0) return;
  await sql`
    insert into game_days (vendor, game, day, bets)
    select vendor, game, ${now}::timestamptz::date, bets
    from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as played(vendor text, game text, bets bigint)
    order by vendor, game
    on conflict (day, vendor, game) do update set bets = game_days.bets + excluded.bets`.execute(tx);
}

/** Of the last so many days, today among them. */
export async function readPlays(store: Queryable, now: Date, days: number): Promise<readonly GamePlays[]> {
  const { rows } = await sql<{ vendor: string; game: string; bets: bigint }>`
    select vendor, game, sum(bets)::bigint as bets from game_days
    where day > ${now}::timestamptz::date - ${days}::int group by vendor, game`.execute(store);
  return rows.map(({ vendor, game, bets }) => ({ vendor, game, bets: Number(bets) }));
}

export async function sweepPlays(store: Queryable, now: Date, days: number): Promise<void> {
  await sql`delete from game_days where day <= ${now}::timestamptz::date - ${days}::int`.execute(store);
}
