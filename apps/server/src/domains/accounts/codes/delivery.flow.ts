// The gateway's word about what it took over: believed when it is signed, in time and said for the first time.
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { deliveryClaim, isFromGateway } from "./delivery.rules.ts";
import type { DeliveryHeaders } from "./delivery.rules.ts";
import { markDelivered } from "./dispatches.store.ts";

/** Answers the status. */
export type ReceiveDelivery = (request: {
  readonly headers: DeliveryHeaders;
  readonly body: Buffer;
}) => Promise<200 | 400 | 403 | 404 | 409>;

const told = z.object({ id: z.uuid(), state: z.enum(["DELIVERED", "FAILED"]) });

/** Without a secret there is no door. */
export function createReceiveDelivery(
  database: Database,
  clock: Clock,
  secret: string | null,
): ReceiveDelivery {
  return async ({ headers, body }) => {
    if (secret === null) return 404;
    const claim = deliveryClaim(headers);
    if (claim === null || !isFromGateway(secret, claim, body, clock.now())) return 403;
    const heard = told.safeParse(readJson(body));
    if (!heard.success) return 400;
    const { id, state } = heard.data;
    // A word that comes twice finds nothing that waits for it, and neither does one that comes before our own note.
    const isNew = await markDelivered(database.store, id, state === "DELIVERED", clock.now());
    return isNew ? 200 : 409;
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return null;
  }
}
