// Codes that wait for their answer, one for each address [ACC-121].
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { StoredCode } from "./code.rules.ts";

/** The newest is the one that counts. */
export async function putCode(
  tx: OpenTransaction,
  addressHash: Buffer,
  code: { readonly codeHash: Buffer; readonly madeAt: Date; readonly expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: code.codeHash, tries: 0, made_at: code.madeAt, expires_at: code.expiresAt };
  await tx
    .insertInto("codes")
    .values({ address_hash: addressHash, ...fresh })
    .onConflict((same) => same.column("address_hash").doUpdateSet(fresh))
    .execute();
}

/** Whoever else tries this code waits until the caller's transaction has ended. */
export async function lockCode(tx: OpenTransaction, addressHash: Buffer): Promise<StoredCode | null> {
  const row = await tx
    .selectFrom("codes")
    .select(["code_hash", "tries", "expires_at"])
    .where("address_hash", "=", addressHash)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { codeHash: row.code_hash, tries: row.tries, expiresAt: row.expires_at };
}

export async function removeCode(tx: OpenTransaction, addressHash: Buffer): Promise<void> {
  await tx.deleteFrom("codes").where("address_hash", "=", addressHash).execute();
}

export async function noteWrongTry(tx: OpenTransaction, addressHash: Buffer): Promise<void> {
  await sql`update codes set tries = tries + 1 where address_hash = ${addressHash}`.execute(tx);
}

/** The place in the list of the address whose code is the newest; null where none has one. */
export async function newestCode(store: Queryable, addressHashes: readonly Buffer[]): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${addressHashes}::bytea[]) with ordinality as asked(hash, place)
    join codes on address_hash = asked.hash order by made_at desc limit 1`.execute(store);
  return rows[0] === undefined ? null : rows[0].place - 1;
}

export async function sweepCodes(store: Queryable, expiredBy: Date): Promise<void> {
  await sql`
    delete from codes where address_hash in (
      select address_hash from codes where expires_at <= ${expiredBy} for update skip locked
    )`.execute(store);
}
