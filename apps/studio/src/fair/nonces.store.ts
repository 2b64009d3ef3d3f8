// The nonces of signed requests, remembered by all processes together [VEN-3].
import type { Queryable } from "../platform/database.ts";

/** True for the first use. */
export async function useNonce(store: Queryable, nonce: string, at: Date): Promise<boolean> {
  const added = await store
    .insertInto("studio_nonces")
    .values({ nonce, used_at: at })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return added !== undefined;
}

export async function forgetNonces(store: Queryable, usedBefore: Date): Promise<void> {
  await store.deleteFrom("studio_nonces").where("used_at", "<", usedBefore).execute();
}
