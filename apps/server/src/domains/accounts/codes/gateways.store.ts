// How the gateways do, for all processes alike.
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { GatewayState } from "./gateway.rules.ts";
import type { Channel } from "./sending.rules.ts";

export async function readGateway(store: Queryable, channel: Channel): Promise<GatewayState> {
  const row = await store
    .selectFrom("gateways")
    .select(["failures", "rests_until"])
    .where("channel", "=", channel)
    .executeTakeFirstOrThrow();
  return { failures: row.failures, restsUntil: row.rests_until };
}

export async function lockGateway(tx: OpenTransaction, channel: Channel): Promise<GatewayState> {
  const row = await tx
    .selectFrom("gateways")
    .select(["failures", "rests_until"])
    .where("channel", "=", channel)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { failures: row.failures, restsUntil: row.rests_until };
}

export async function writeGateway(store: Queryable, channel: Channel, next: GatewayState): Promise<void> {
  await store
    .updateTable("gateways")
    .set({ failures: next.failures, rests_until: next.restsUntil })
    .where("channel", "=", channel)
    .execute();
}
