// The HTTP server: Fastify with the pipeline, the pages, health and the live edge put together.
import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { answerBeacon } from "./beacon.ts";
import { createBaseServer } from "./base-server.ts";
import { openDeliveryDoor } from "./delivery-door.ts";
import type { ReceiveDelivery } from "./delivery-door.ts";
import { serveDocs } from "./docs/page.ts";
import { openFeedDoor } from "./feed-door.ts";
import type { ReceiveFeed } from "./feed-door.ts";
import { handleFaults } from "./faults.ts";
import { answerHealth } from "./health.ts";
import type { Readiness } from "./health.ts";
import { openPaymentDoor } from "./payment-door.ts";
import type { PaymentDoor } from "./payment-door.ts";
import { servePages } from "./pages.ts";
import type { PageParts } from "./pages.ts";
import { registerCalls } from "./pipeline.ts";
import type { PipelineParts } from "./pipeline.ts";
import { openVendorDoor } from "./vendor-door.ts";
import type { ReceiveVendorCall } from "./vendor-door.ts";
import { answerWebClip } from "./web-clip.ts";

export interface ServerParts {
  readonly pipeline: PipelineParts;
  readonly pages: PageParts;
  /** Whether a host is registered [SITE-9]. */
  readonly isOwnHost: (host: string) => boolean;
  readonly database: Database;
  readonly clock: Clock;
  readonly readiness: Readiness;
  readonly pageSeen: (route: string) => void;
  readonly trustedProxies: readonly string[];
  readonly overloadMs: number;
  /** The browsable page of the calls; for development. */
  readonly docs: boolean;
  readonly metricsToken: string | undefined;
  readonly receiveVendorCall: ReceiveVendorCall;
  readonly receiveFeed: ReceiveFeed;
  readonly receiveDelivery: ReceiveDelivery;
  readonly payments: PaymentDoor;
}

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { app, sendRefusal } = await createBaseServer(parts);
  handleFaults(app, parts.pipeline, await servePages(app, parts.pages));
  answerWebClip(app, { ...parts.pages, isOwnHost: parts.isOwnHost, sendRefusal });
  registerCalls(app, parts.pipeline);
  answerBeacon(app, {
    throttle: parts.pipeline.throttle,
    callsPerAddress: () => parts.pipeline.limits().address,
    seen: parts.pageSeen,
    textMissing: (key) => parts.pipeline.log.error({ key }, "text missing"),
  });
  if (parts.docs) await serveDocs(app, parts.pipeline.calls);
  await openVendorDoor(app, parts.receiveVendorCall);
  await openFeedDoor(app, parts.receiveFeed);
  await openDeliveryDoor(app, parts.receiveDelivery);
  await openPaymentDoor(app, parts.payments);
  answerHealth(app, { ...parts, metrics: parts.pipeline.metrics });
  return app;
}
