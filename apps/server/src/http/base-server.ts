// What every HTTP server of the house stands on: Fastify with cookies, bodies, correlation ids, and a polite answer under
// pressure. The site and the office each add their pages and calls.
import fastifyCookie from "@fastify/cookie";
import fastifyUnderPressure from "@fastify/under-pressure";
import { refused } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { acceptBodies } from "./bodies.ts";
import { OVERLOADED, refusalSender, unreadableAnswer } from "./faults.ts";
import type { SendRefusal } from "./faults.ts";
import type { Readiness } from "./health.ts";
import type { PipelineParts } from "./pipeline.ts";

export interface BaseParts {
  readonly pipeline: Pick<PipelineParts, "calls" | "clock" | "log" | "random" | "say">;
  readonly readiness: Readiness;
  readonly trustedProxies: readonly string[];
}

const BUSY_EVENT_LOOP_MS = 1_000;
const OVERLOAD_SECONDS = 10;

export interface BaseServer {
  readonly app: FastifyInstance;
  readonly sendRefusal: SendRefusal;
}

export async function createBaseServer({
  pipeline,
  readiness,
  trustedProxies,
}: BaseParts): Promise<BaseServer> {
  const app = fastify({
    logger: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: () => pipeline.random.uuid(),
    requestIdHeader: false,
    // Requests that had begun are answered; connections nobody uses are closed at once.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: unreadableAnswer(pipeline.say),
    routerOptions: { maxParamLength: 255 },
  });
  const sendRefusal = refusalSender(pipeline);
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("correlation-id", request.id).header("x-content-type-options", "nosniff");
    // While stopping, every answer asks its connection to end, so that no request arrives on a closing one.
    if (readiness.windingDown) void reply.header("connection", "close");
    done();
  });
  await app.register(fastifyCookie);
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: BUSY_EVENT_LOOP_MS,
    pressureHandler: (request, reply) => {
      const later = new Date(pipeline.clock.now().getTime() + OVERLOAD_SECONDS * 1000);
      void sendRefusal(request, reply, refused("TRY_LATER", { time: later.toISOString() }), OVERLOADED);
    },
  });
  acceptBodies(app, formPaths(pipeline.calls));
  return { app, sendRefusal };
}

const formPaths = (calls: readonly NamedCall[]): ReadonlySet<string> =>
  new Set(calls.filter(({ call }) => call.body === "form").map(({ call }) => call.path));
