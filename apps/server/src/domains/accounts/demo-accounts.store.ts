// The accounts that a house in play mode shows itself with. The seed makes them without a password.
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";

export const DEMO_ACCOUNTS = ["demo", "demo2", "demoagent"] as const;

export interface DemoAccount {
  readonly id: bigint;
  /** Null: nobody can enter. */
  readonly passwordHash: string | null;
}

export async function readDemoAccounts(store: Queryable): Promise<readonly DemoAccount[]> {
  const rows = await store
    .selectFrom("members")
    .select(["id", "password_hash"])
    .where("username", "in", [...DEMO_ACCOUNTS])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ id: row.id, passwordHash: row.password_hash }));
}

/** Only to one that still has none; where the money is real, to nobody. */
export async function giveMissingPassword(
  store: Queryable,
  id: bigint,
  hash: string,
  moment: Date,
): Promise<void> {
  await store
    .updateTable("members")
    .set({ password_hash: hash, password_set_at: moment })
    .where("id", "=", id)
    .where("password_hash", "is", null)
    .where(sql<boolean>`exists (select from ledger_mode where mode = 'play')`)
    .execute();
}
