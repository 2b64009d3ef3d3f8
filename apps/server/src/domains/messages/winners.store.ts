// The wins of the last day: heard of bets, taken out when no list can show them any more, and read through the view
// that names member and game and leaves out members who opted out.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { WinResult } from "./winners.rules.ts";

/**
 * A result stands until one with a higher version comes, in whatever order they are heard and however often. In one
 * order for everybody, so that two that write at once never wait for each other in a circle.
 */
export async function putWins(tx: OpenTransaction, wins: readonly WinResult[]): Promise<void> {
  if (wins.length === 0) return;
  const rows = wins.map((win) => ({
    bet_id: String(win.betId),
    version: win.version,
    member_id: String(win.memberId),
    vendor: win.vendor,
    game: win.game,
    payout: String(win.payoutMinor),
    settled_at: win.settledAt,
  }));
  await sql`
    insert into recent_wins (bet_id, version, member_id, vendor, game, payout, settled_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as heard(bet_id bigint, version integer,
      member_id bigint, vendor text, game text, payout bigint, settled_at timestamptz)
    order by bet_id
    on conflict (bet_id) do update set version = excluded.version, payout = excluded.payout
    where recent_wins.version < excluded.version`.execute(tx);
}

export type KeptWin = Omit<WinResult, "vendor" | "game">;

export async function readWins(store: Queryable): Promise<readonly KeptWin[]> {
  const rows = await store
    .selectFrom("recent_wins")
    .select(["bet_id", "version", "member_id", "payout", "settled_at"])
    .execute();
  return rows.map((row) => ({
    betId: row.bet_id,
    version: row.version,
    memberId: row.member_id,
    payoutMinor: row.payout,
    settledAt: row.settled_at,
  }));
}

/** As they were read: what was corrected meanwhile stays. Whom somebody else works on is left to him, so that nobody waits. */
export async function dropWins(store: Queryable, wins: readonly KeptWin[]): Promise<void> {
  if (wins.length === 0) return;
  const ids = wins.map(({ betId }) => String(betId));
  const versions = wins.map(({ version }) => version);
  await sql`
    delete from recent_wins where bet_id in (
      select bet_id from recent_wins join unnest(${ids}::bigint[], ${versions}::integer[]) gone(bet_id, version)
        using (bet_id, version)
      for update of recent_wins skip locked)`.execute(store);
}

export async function sweepWins(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("recent_wins").where("settled_at", "<", before).execute();
}

export interface WinRow {
  readonly settled_at: Date;
  readonly payout: bigint;
  readonly username: string;
  readonly game_bn: string;
  readonly game_en: string;
}

export async function readLargestWins(
  store: Queryable,
  from: Date,
  most: number,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select settled_at, payout, username, game_bn, game_en from winners
    where settled_at >= ${from} order by payout desc, id desc limit ${most}`.execute(store);
  return rows;
}
