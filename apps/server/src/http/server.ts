// The HTTP server: Fastify with the pipeline, the pages, health and the live edge put together.
import fastifyCookie from "@fastify/cookie";
import fastifyUnderPressure from "@fastify/under-pressure";
import { refused } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { answerBeacon } from "./beacon.ts";
import { acceptBodies } from "./bodies.ts";
import { openDeliveryDoor } from "./delivery-door.ts";
import type { ReceiveDelivery } from "./delivery-door.ts";
import { serveDocs } from "./docs/page.ts";
import { handleFaults, OVERLOADED, refusalSender, unreadableAnswer } from "./faults.ts";
import { answerHealth } from "./health.ts";
import type { Readiness } from "./health.ts";
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
  /** The browsable page of the calls; for development. */
  readonly docs: boolean;
  readonly metricsToken: string | undefined;
  readonly receiveVendorCall: ReceiveVendorCall;
  readonly receiveDelivery: ReceiveDelivery;
}

const BUSY_EVENT_LOOP_MS = 1_000;
const OVERLOAD_SECONDS = 10;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    genReqId: () => parts.pipeline.random.uuid(),
    requestIdHeader: false,
    // Requests that had begun are answered; connections nobody uses are closed at once.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: unreadableAnswer(parts.pipeline.say),
    routerOptions: { maxParamLength: 255 },
  });
  const sendRefusal = refusalSender(parts.pipeline);
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("correlation-id", request.id).header("x-content-type-options", "nosniff");
    // While stopping, every answer asks its connection to end, so that no request arrives on a closing one.
    if (parts.readiness.windingDown) void reply.header("connection", "close");
    done();
  });
  await app.register(fastifyCookie);
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: BUSY_EVENT_LOOP_MS,
    pressureHandler: (request, reply) => {
      const later = new Date(parts.clock.now().getTime() + OVERLOAD_SECONDS * 1000);
      void sendRefusal(request, reply, refused("TRY_LATER", { time: later.toISOString() }), OVERLOADED);
    },
  });
  acceptBodies(app, formPaths(parts.pipeline.calls));
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
  await openDeliveryDoor(app, parts.receiveDelivery);
  answerHealth(app, { ...parts, metrics: parts.pipeline.metrics });
  return app;
}

const formPaths = (calls: readonly NamedCall[]): ReadonlySet<string> =>
  new Set(calls.filter(({ call }) => call.body === "form").map(({ call }) => call.path));
