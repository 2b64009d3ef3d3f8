// The largest wins, read from the view that leaves out demo play and members who opted out.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export interface WinRow {
  readonly settled_at: Date;
  readonly payout: bigint;
  readonly username: string;
  readonly game_bn: string;
  readonly game_en: string;
}

export async function readLargestWins(
  store: Queryable,
  since: Date,
  most: number,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select settled_at, payout, username, game_bn, game_en from winners
    where settled_at > ${since} order by payout desc, id desc limit ${most}`.execute(store);
  return rows;
}
