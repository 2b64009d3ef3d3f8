// Vendors as the lobby shows them and speaks to them: in which categories they stand, in which order, and by which way.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { DoorStatus, Names } from "./games.store.ts";

/** A vendor under one of its categories. */
export interface VendorPlace {
  readonly category: string;
  readonly vendor: string;
  readonly status: DoorStatus;
  readonly names: Names;
  readonly icon: string;
}

/** In the operator's order: the categories, and the vendors in each; equal places by display name [LOB-4]. */
export async function readVendorPlaces(store: Queryable): Promise<readonly VendorPlace[]> {
  const rows = await store
    .selectFrom("vendor_categories as place")
    .innerJoin("lobby_categories as category", "category.category", "place.category")
    .innerJoin("vendors", "vendors.code", "place.vendor")
    .select(["place.category", "place.vendor"])
    .select(["vendors.status", "vendors.name", "vendors.name_bn", "vendors.icon"])
    .orderBy("category.position")
    .orderBy("place.position")
    .orderBy("vendors.name")
    .execute();
  return rows.map((row) => ({
    category: row.category,
    vendor: row.vendor,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    status: row.status as DoorStatus,
    names: { BN: row.name_bn, EN: row.name },
    icon: row.icon,
  }));
}

/** What stands at the vendors' door for one; null: it has no secret, and so no door. */
export async function readVendorKey(
  store: Queryable,
  code: string,
): Promise<{ readonly secret: Buffer; readonly addresses: readonly string[] } | null> {
  const row = await store
    .selectFrom("vendors")
    .select(["secret", "addresses"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row === undefined || row.secret === null ? null : { secret: row.secret, addresses: row.addresses };
}

export interface VendorEntry {
  readonly code: string;
  readonly names: Names;
  readonly categories: readonly string[];
  readonly hasSecret: boolean;
  readonly addresses: readonly string[];
  readonly adapter: string;
  readonly currency: string;
  readonly gamesOrigin: string | null;
  readonly status: DoorStatus;
  readonly isWatched: boolean;
  /** Whether it has leave for seats and hands [VEN-21]. */
  readonly hasRooms: boolean;
}

/** All of them, with everything but the secret [VEN-1]. */
export async function readVendorEntries(store: Queryable): Promise<readonly VendorEntry[]> {
  const { rows } = await sql<VendorEntry>`
    select code, jsonb_build_object('EN', name, 'BN', name_bn) as names, secret is not null as "hasSecret", addresses,
      adapter, currency, games_origin as "gamesOrigin", status, watched as "isWatched",
      rooms as "hasRooms",
      array(select category from vendor_categories c where c.vendor = code order by category) as categories
    from vendors order by position, code`.execute(store);
  return rows;
}

export interface NewVendor {
  readonly code: string;
  readonly names: Names;
  readonly categories: readonly string[];
  readonly currency: string;
  readonly secret: Buffer;
}

/** Behind all others, and switched off until somebody says otherwise; false when there is one of this code. */
export async function addVendor(tx: OpenTransaction, vendor: NewVendor): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vendors (code, name, name_bn, secret, currency, status, position)
    select ${vendor.code}, ${vendor.names.EN}, ${vendor.names.BN}, ${vendor.secret}, ${vendor.currency}, 'OFF',
      coalesce(max(position), 0) + 10 from vendors
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`insert into vendor_categories (category, vendor, position)
    select category, v.code, v.position from vendors v, unnest(${[...vendor.categories]}::text[]) category
    where v.code = ${vendor.code}`.execute(tx);
  return true;
}

export interface VendorChange {
  readonly secret?: Buffer;
  readonly addresses?: string[];
  readonly adapter?: string;
  readonly games_origin?: string | null;
  readonly status?: DoorStatus;
  readonly watched?: boolean;
  readonly rooms?: boolean;
}

/** False when there is none of this code. */
export async function changeVendor(store: Queryable, code: string, change: VendorChange): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable("vendors")
    .set(change)
    .where("code", "=", code)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The cases that stand for a vendor that was paused by itself [VEN-18]. */
export async function closePauses(tx: OpenTransaction, code: string): Promise<void> {
  await sql`update money_cases set closed_at = clock_timestamp()
    where kind = 'VENDOR_PAUSED' and vendor = ${code} and closed_at is null`.execute(tx);
}
