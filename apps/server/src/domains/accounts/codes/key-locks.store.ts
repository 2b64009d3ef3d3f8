// Whoever works on one of these keys waits for whoever came before, until the end of the transaction.
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/database.ts";

/** Hashes of at least eight bytes; in one order for everybody, so that no two ever wait for one another. */
export async function lockKeys(tx: OpenTransaction, hashes: readonly Buffer[]): Promise<void> {
  const numbers = hashes.map((hash) => hash.readBigInt64BE()).sort((one, other) => (one < other ? -1 : 1));
  for (const number of numbers) await sql`select pg_advisory_xact_lock(${number}::bigint)`.execute(tx);
}
