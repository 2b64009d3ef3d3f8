// Nonces of signed calls: many in one statement, each used once over all processes.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export interface UsedNonce {
  readonly vendor: string;
  readonly nonce: string;
  readonly at: Date;
}

/** For each whether this was its first use; the same one twice in a batch is new once. */
export async function useNonces(store: Queryable, nonces: readonly UsedNonce[]): Promise<readonly boolean[]> {
  const { rows } = await sql<{ vendor: string; nonce: string }>`
    insert into vendor_nonces (vendor, nonce, used_at)
    select distinct on (vendor, nonce) vendor, nonce, used_at from unnest(
      ${nonces.map((one) => one.vendor)}::text[], ${nonces.map((one) => one.nonce)}::text[],
      ${nonces.map((one) => one.at.toISOString())}::timestamptz[]) n(vendor, nonce, used_at)
    order by vendor, nonce
    on conflict do nothing returning vendor, nonce`.execute(store);
  const fresh = new Set(rows.map((row) => `${row.vendor} ${row.nonce}`));
  return nonces.map((one) => fresh.delete(`${one.vendor} ${one.nonce}`));
}

export async function sweepNonces(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("vendor_nonces").where("used_at", "<", before).execute();
}
