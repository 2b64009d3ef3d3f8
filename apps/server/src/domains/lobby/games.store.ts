// The catalogue's rows: games with what their vendor says about them, and the mark that tells whether anything changed.
// Beside them the handles under which vendors know members.
import type { Queryable } from "../../platform/database/database.ts";
import type { BetCategory } from "../bets/bets.ts";

export type DoorStatus = "ON" | "MAINTENANCE" | "OFF";

export interface Names {
  readonly BN: string;
  readonly EN: string;
}

export interface Game {
  readonly vendor: string;
  readonly code: string;
  readonly family: string | null;
  readonly category: BetCategory;
  /** A filter's code, or the category where it has none, and of a lottery always that: it says which page opens [LOB-20, LOB-29]. */
  readonly gameType: string;
  readonly names: Names;
  readonly vendorNames: Names;
  readonly icon: string;
  readonly smallIcon: string;
  readonly supportPlay: number;
  readonly smallestMinor: bigint;
  readonly largestMinor: bigint;
  readonly largestWinMinor: bigint;
  /** Null where a game has no lines. */
  readonly lines: number | null;
  readonly defaultPlayType: string;
  /** Stands for its vendor and opens the list of the vendor's games [LOB-34]. */
  readonly opensList: boolean;
  readonly position: number;
  readonly status: DoorStatus;
  readonly vendorStatus: DoorStatus;
  /** Taken back by its vendor [VEN-13]. */
  readonly isRetired: boolean;
  readonly betlessWins: boolean;
}

/** Another number than last time means that something of the catalogue has changed. */
export async function readMark(store: Queryable): Promise<bigint> {
  const row = await store.selectFrom("catalogue_mark").select("version").executeTakeFirstOrThrow();
  return row.version;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export async function readGames(store: Queryable): Promise<readonly Game[]> {
  const rows = await store
    .selectFrom("games")
    .innerJoin("vendors", "vendors.code", "games.vendor")
    .selectAll("games")
    .select(["vendors.status as vendor_status", "vendors.betless_wins"])
    .select(["vendors.name as vendor_en", "vendors.name_bn as vendor_bn"])
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor,
    code: row.code,
    family: row.family,
    category: row.category as BetCategory,
    gameType: row.game_type === "" || isLottery(row.category) ? row.category : row.game_type,
    names: { BN: row.name_bn, EN: row.name_en },
    vendorNames: { BN: row.vendor_bn, EN: row.vendor_en },
    icon: row.icon,
    smallIcon: row.small_icon,
    supportPlay: row.support_play,
    smallestMinor: row.smallest_stake,
    largestMinor: row.largest_stake,
    largestWinMinor: row.largest_win,
    lines: row.lines,
    defaultPlayType: row.default_play_type,
    opensList: row.opens_list,
    position: row.position,
    status: row.status as DoorStatus,
    vendorStatus: row.vendor_status as DoorStatus,
    isRetired: row.retired_at !== null,
    betlessWins: row.betless_wins,
  }));
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

const isLottery = (category: string): boolean => category === "LOTT" || category === "ELOTT";

/** Whether an entry of a vendor's stands for it and opens the list of its games [LOB-34]; false when it has no such game. */
export async function setOpensList(
  store: Queryable,
  { vendor, code }: Pick<Game, "vendor" | "code">,
  opensList: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("games")
    .set({ opens_list: opensList })
    .where("vendor", "=", vendor)
    .where("code", "=", code)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
