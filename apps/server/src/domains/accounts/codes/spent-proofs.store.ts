// Whatever may be shown once.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

/** False when it was shown before; of many at once one is the first. */
export async function spendProof(store: Queryable, hash: Buffer, moment: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into spent_proofs (proof_hash, at) values (${hash}, ${moment})
    on conflict do nothing`.execute(store);
  return numAffectedRows === 1n;
}

export async function sweepProofs(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("spent_proofs").where("at", "<", before).execute();
}
