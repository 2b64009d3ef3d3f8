// Nonces of signed calls: many in one statement, each used once over all processes.
import { asText, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { Queryable } from "../../platform/database/database.ts";

export interface UsedNonce {
  readonly vendor: string;
  readonly nonce: string;
  readonly at: Date;
}

/** For each whether this was its first use; the same one twice in a batch is new once. */
export async function useNonces(
  connection: Connection,
  nonces: readonly UsedNonce[],
): Promise<readonly boolean[]> {
  // In one order everywhere: two processes that are sent the same calls must not wait for each other.
  const sorted = nonces.toSorted((a, b) => (spell(a) < spell(b) ? -1 : 1));
  const rows = await connection.rows({
    name: "vendor_nonces_use",
    text: `insert into vendor_nonces (vendor, nonce, used_at)
      select unnest($1::text[]), unnest($2::text[]), unnest($3::timestamptz[])
      on conflict do nothing returning vendor, nonce`,
    values: [
      texts(sorted.map(({ vendor }) => vendor)),
      texts(sorted.map(({ nonce }) => nonce)),
      texts(sorted.map(({ at }) => at.toISOString())),
    ],
  });
  const fresh = new Set(
    rows.map(([vendor, nonce]) => spell({ vendor: asText(vendor), nonce: asText(nonce) })),
  );
  return nonces.map((one) => fresh.delete(spell(one)));
}

const spell = ({ vendor, nonce }: Pick<UsedNonce, "vendor" | "nonce">): string => `${vendor} ${nonce}`;

export async function sweepNonces(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("vendor_nonces").where("used_at", "<", before).execute();
}
