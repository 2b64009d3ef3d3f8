// What every HTTP server of the house stands on: Fastify with cookies, bodies, correlation ids, and a polite answer under
// pressure. The site and the office each add their pages and calls.
import fastifyCookie from "@fastify/cookie";
import fastifyUnderPressure from "@fastify/under-pressure";
import { refused } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { LIVE_PATH } from "@jonaki/wire/live";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { acceptBodies } from "./bodies.ts";
import { OVERLOADED, refusalSender, unreadableAnswer } from "./faults.ts";
import type { SendRefusal } from "./faults.ts";
import type { Readiness } from "./health.ts";
import type { Random } from "../platform/random.ts";
import type { PipelineParts } from "./pipeline.ts";

export interface BaseParts {
  readonly pipeline: Pick<PipelineParts, "calls" | "clock" | "log" | "random" | "say">;
  readonly readiness: Readiness;
  readonly trustedProxies: readonly string[];
  /** How late the process may be before calls are sent away. */
  readonly overloadMs: number;
}

const OVERLOAD_SECONDS = 10;
const LATENESS_EVERY_MS = 1_000;

export interface BaseServer {
  readonly app: FastifyInstance;
  readonly sendRefusal: SendRefusal;
}

export async function createBaseServer({
  pipeline,
  readiness,
  trustedProxies,
  overloadMs,
}: BaseParts): Promise<BaseServer> {
  const app = fastify({
    logger: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: requestIds(pipeline.random),
    requestIdHeader: false,
    // Requests that had begun are answered; connections nobody uses are closed at once.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: unreadableAnswer(pipeline.say),
    routerOptions: { maxParamLength: 255 },
    // Only the live edge takes sockets; whoever asks another road for one gets its ordinary answer.
    http: { shouldUpgradeCallback: ({ url }) => url?.split("?")[0] === LIVE_PATH },
  });
  const sendRefusal = refusalSender(pipeline);
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.headers({ "correlation-id": request.id, "x-content-type-options": "nosniff" });
    // While stopping, every answer asks its connection to end, so that no request arrives on a closing one.
    if (readiness.windingDown) void reply.header("connection", "close");
    done();
  });
  // Whoever needs what a browser sent reads it; most calls do not.
  await app.register(fastifyCookie, { hook: false });
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: overloadMs,
    sampleInterval: LATENESS_EVERY_MS,
    pressureHandler: (request, reply, _type, late) => {
      // Whoever stood still for a whole interval has measured nothing: it is known to be that late, and no more.
      if (late === Infinity && overloadMs > LATENESS_EVERY_MS) return;
      const later = new Date(pipeline.clock.now().getTime() + OVERLOAD_SECONDS * 1000);
      void sendRefusal(request, reply, refused("TRY_LATER", { time: later.toISOString() }), OVERLOADED);
    },
  });
  acceptBodies(app, formPaths(pipeline.calls));
  return { app, sendRefusal };
}

/** Names a request in the log: by chance for the process, by count within it. */
function requestIds(random: Random): () => string {
  const ofProcess = random.uuid();
  let count = 0;
  return () => `${ofProcess}-${(count += 1).toString(36)}`;
}

const formPaths = (calls: readonly NamedCall[]): ReadonlySet<string> =>
  new Set(calls.filter(({ call }) => call.body === "form").map(({ call }) => call.path));
