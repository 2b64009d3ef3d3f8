// The networks a member is known from [ACC-125].
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

export async function registerNetwork(
  tx: OpenTransaction,
  memberId: bigint,
  network: string,
  until: Date,
): Promise<void> {
  await tx
    .insertInto("registered_networks")
    .values({ member_id: memberId, network, until })
    .onConflict((same) => same.columns(["member_id", "network"]).doUpdateSet({ until }))
    .execute();
}

export async function isNetworkKnown(
  store: Queryable,
  memberId: bigint,
  network: string,
  moment: Date,
): Promise<boolean> {
  const row = await store
    .selectFrom("registered_networks")
    .select("until")
    .where("member_id", "=", memberId)
    .where("network", "=", network)
    .where("until", ">", moment)
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepNetworks(store: Queryable, moment: Date): Promise<void> {
  await store.deleteFrom("registered_networks").where("until", "<=", moment).execute();
}
