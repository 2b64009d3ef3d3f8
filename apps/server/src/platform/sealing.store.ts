// The sealing keys at rest and the nonces already used; private keys are stored encrypted.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "./database/database.ts";

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: unknown;
  readonly encryptedPrivateJwk: Buffer;
  readonly opensUntil: Date;
}

/** Keys that still open payloads, newest first. */
export async function readKeys(store: Queryable, moment: Date): Promise<readonly StoredKey[]> {
  const rows = await store
    .selectFrom("sealing_keys")
    .select(["kid", "public_jwk", "private_jwk", "opens_until"])
    .where("opens_until", ">", moment)
    .orderBy("made_at", "desc")
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    encryptedPrivateJwk: row.private_jwk,
    opensUntil: row.opens_until,
  }));
}

const KEY_LOCK = 7_340_021;

/** None where there is one since then: of several processes that try at once the first one's stands. */
export async function addKey(
  tx: OpenTransaction,
  key: StoredKey,
  madeAt: Date,
  notSince: Date,
): Promise<void> {
  // In a statement of its own: what follows must see what the one before it has written.
  await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(tx);
  await sql`
    insert into sealing_keys (kid, public_jwk, private_jwk, made_at, opens_until)
    select ${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.encryptedPrivateJwk}, ${madeAt}, ${key.opensUntil}
    where not exists (select from sealing_keys where made_at > ${notSince})`.execute(tx);
}

/** False when the nonce was used before. */
export async function spendNonce(store: Queryable, nonce: string, moment: Date): Promise<boolean> {
  const added = await store
    .insertInto("sealed_nonces")
    .values({ nonce, used_at: moment })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .execute();
  return added.length === 1;
}

export async function sweepSealing(store: Queryable, noncesBefore: Date, moment: Date): Promise<void> {
  await store.deleteFrom("sealed_nonces").where("used_at", "<", noncesBefore).execute();
  await store.deleteFrom("sealing_keys").where("opens_until", "<", moment).execute();
}
