// Vendors, their games, and the handles under which vendors know members.
import type { Queryable } from "../../platform/database/database.ts";
import type { BetCategory } from "../bets/bets.ts";

export type DoorStatus = "ON" | "MAINTENANCE" | "OFF";

export interface Game {
  readonly vendor: string;
  readonly code: string;
  readonly family: string | null;
  readonly category: BetCategory;
  readonly supportPlay: number;
  readonly smallestMinor: bigint;
  readonly largestMinor: bigint;
  readonly largestWinMinor: bigint;
  readonly status: DoorStatus;
  readonly vendorStatus: DoorStatus;
  readonly betlessWins: boolean;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export async function readGames(store: Queryable): Promise<readonly Game[]> {
  const rows = await store
    .selectFrom("games")
    .innerJoin("vendors", "vendors.code", "games.vendor")
    .selectAll("games")
    .select(["vendors.status as vendor_status", "vendors.betless_wins"])
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor,
    code: row.code,
    family: row.family,
    category: row.category as BetCategory,
    supportPlay: row.support_play,
    smallestMinor: row.smallest_stake,
    largestMinor: row.largest_stake,
    largestWinMinor: row.largest_win,
    status: row.status as DoorStatus,
    vendorStatus: row.vendor_status as DoorStatus,
    betlessWins: row.betless_wins,
  }));
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

export async function readVendorSecret(store: Queryable, code: string): Promise<Buffer | null> {
  const row = await store.selectFrom("vendors").select("secret").where("code", "=", code).executeTakeFirst();
  return row?.secret ?? null;
}

/** The member's handle with a vendor; made when it is asked for the first time. */
export async function handleOf(
  store: Queryable,
  vendor: string,
  memberId: bigint,
  make: () => string,
): Promise<string> {
  await store
    .insertInto("players")
    .values({ vendor, member_id: memberId, handle: make() })
    .onConflict((conflict) => conflict.columns(["vendor", "member_id"]).doNothing())
    .execute();
  const row = await store
    .selectFrom("players")
    .select("handle")
    .where("vendor", "=", vendor)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return row.handle;
}

export async function readPlayers(
  store: Queryable,
  vendor: string,
  handles: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await store
    .selectFrom("players")
    .select(["handle", "member_id"])
    .where("vendor", "=", vendor)
    .where("handle", "in", handles)
    .execute();
  return new Map(rows.map((row) => [row.handle, row.member_id]));
}
