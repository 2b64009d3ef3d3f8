// What the lobby's lists are made of, read whole: vendors with their places, games, and what was played lately.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import type { DoorStatus } from "./games.store.ts";
import type { ListedGame, VendorPlace } from "./lists.rules.ts";

export interface Names {
  readonly BN: string;
  readonly EN: string;
}

export interface GameRow extends ListedGame {
  readonly category: string;
  readonly names: Names;
  readonly vendorNames: Names;
  readonly icon: string;
  readonly smallIcon: string;
  readonly supportPlay: number;
}

export interface VendorRow extends VendorPlace {
  readonly names: Names;
  readonly icon: string;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export async function readListedGames(store: Queryable): Promise<readonly GameRow[]> {
  const rows = await store
    .selectFrom("games")
    .innerJoin("vendors", "vendors.code", "games.vendor")
    .selectAll("games")
    .select(["vendors.status as vendor_status", "vendors.name as vendor_en", "vendors.name_bn as vendor_bn"])
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor,
    code: row.code,
    category: row.category,
    position: row.position,
    name: row.name_en,
    names: { BN: row.name_bn, EN: row.name_en },
    vendorNames: { BN: row.vendor_bn, EN: row.vendor_en },
    icon: row.icon,
    smallIcon: row.small_icon,
    supportPlay: row.support_play,
    status: row.status as DoorStatus,
    vendorStatus: row.vendor_status as DoorStatus,
  }));
}

/** In the operator's order: the categories, and the vendors in each; equal places by display name [LOB-4]. */
export async function readVendorPlaces(store: Queryable): Promise<readonly VendorRow[]> {
  const rows = await store
    .selectFrom("vendor_categories as place")
    .innerJoin("lobby_categories as category", "category.category", "place.category")
    .innerJoin("vendors", "vendors.code", "place.vendor")
    .select([
      "place.category",
      "place.vendor",
      "vendors.status",
      "vendors.name",
      "vendors.name_bn",
      "vendors.icon",
    ])
    .select(
      sql<boolean>`exists (select from games g where g.vendor = place.vendor and g.status = 'ON')`.as(
        "has_games",
      ),
    )
    .orderBy("category.position")
    .orderBy("place.position")
    .orderBy("vendors.name")
    .execute();
  return rows.map((row) => ({
    category: row.category,
    vendor: row.vendor,
    status: row.status as DoorStatus,
    hasGames: row.has_games,
    names: { BN: row.name_bn, EN: row.name },
    icon: row.icon,
  }));
}
/* oxlint-enable typescript/no-unsafe-type-assertion */
