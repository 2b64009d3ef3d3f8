// The site's tables: flags, resources, hosts, status, access lists, registration fields, images, settings.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { SettingRows } from "./settings.rules.ts";
import type { AccessRule, Maintenance } from "./status.rules.ts";
import type { NodeRow } from "./whitelabel.rules.ts";

export interface ResourceRow {
  readonly resourceType: "FACEBOOK" | "EMAIL" | "IOS" | "MOBILECONFIG" | "Android" | "USDJUMP";
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
}

/** Heard by every process at the commit, before any page hears of the change. */
export async function tellProcesses(tx: OpenTransaction): Promise<void> {
  await sql`select pg_notify('site', '')`.execute(tx);
}

export async function readNodes(store: Queryable): Promise<readonly NodeRow[]> {
  const rows = await store
    .selectFrom("whitelabel_nodes")
    .selectAll()
    .orderBy("position")
    .orderBy("mod_id")
    .execute();
  return rows.map((row) => ({ modId: row.mod_id, parent: row.parent, enabled: row.enabled }));
}

export async function readResources(store: Queryable): Promise<readonly ResourceRow[]> {
  const rows = await store.selectFrom("resources").selectAll().orderBy("resource_type").execute();
  return rows.map((row) => ({
    resourceType: row.resource_type as ResourceRow["resourceType"],
    url: row.url,
    qrCodeUrl: row.qr_code_url,
    labelNameEn: row.label_name_en,
  }));
}

export async function readHosts(store: Queryable): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("domain_routes")
    .select("host")
    .orderBy("position")
    .orderBy("host")
    .execute();
  return rows.map((row) => row.host);
}

/** The configured host stands first, because links are built on the first host [SITE-31]. */
export async function addHost(store: Queryable, host: string, position: number): Promise<void> {
  await store
    .insertInto("domain_routes")
    .values({ host, position })
    .onConflict((conflict) => conflict.column("host").doNothing())
    .execute();
}

export async function readMaintenance(store: Queryable): Promise<Maintenance> {
  const row = await store.selectFrom("site_status").selectAll().executeTakeFirst();
  return { on: row?.maintenance ?? false, endsAt: row?.maintenance_ends_at ?? null };
}

export async function writeMaintenance(tx: OpenTransaction, next: Maintenance): Promise<void> {
  const values = { maintenance: next.on, maintenance_ends_at: next.endsAt };
  await tx
    .insertInto("site_status")
    .values(values)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(values))
    .execute();
}

export async function readAccessRules(store: Queryable): Promise<readonly AccessRule[]> {
  const rows = await store.selectFrom("access_rules").selectAll().orderBy("kind").orderBy("value").execute();
  return rows.map((row) => ({ kind: row.kind as AccessRule["kind"], value: row.value }));
}

export async function writeAccessRule(tx: OpenTransaction, rule: AccessRule, wanted: boolean): Promise<void> {
  if (wanted) {
    await tx
      .insertInto("access_rules")
      .values(rule)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom("access_rules")
      .where("kind", "=", rule.kind)
      .where("value", "=", rule.value)
      .execute();
  }
}

export async function readSettings(store: Queryable): Promise<SettingRows> {
  const rows = await store.selectFrom("settings").select(["key", "value"]).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

export async function writeSetting(tx: OpenTransaction, key: string, value: unknown): Promise<void> {
  await tx
    .insertInto("settings")
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: JSON.stringify(value), changed_at: sql`now()` }),
    )
    .execute();
}

export async function readImage(
  store: Queryable,
  name: string,
): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const row = await store.selectFrom("site_images").selectAll().where("name", "=", name).executeTakeFirst();
  return row === undefined ? null : { mediaType: row.media_type, bytes: row.bytes };
}
