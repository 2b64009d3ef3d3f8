// The studio's HTTP server: the play API, the fair desk's door, the pages, and what is none of them.
import type { FairDesk } from "@jonaki/vendor/fair";
import { fastify } from "fastify";
import type { FastifyError, FastifyInstance } from "fastify";
import type { CrashTable } from "../crash/crash.ts";
import type { RoundParts } from "../instant/rounds.ts";
import { refused, send } from "./answers.ts";
import { registerFair } from "./fair.routes.ts";
import type { VendorKey } from "./fair.routes.ts";
import { servePages } from "./pages.ts";
import type { PageParts } from "./pages.ts";
import { limitPlay } from "./play-limits.ts";
import type { PlayLimits } from "./play-limits.ts";
import { registerPlay } from "./play.routes.ts";
import { createPoster } from "./poster.ts";

export interface ServerParts {
  readonly rounds: RoundParts;
  readonly crash: CrashTable;
  readonly desk: FairDesk;
  /** Null where the platform asks the desk in process. */
  readonly fairKey: VendorKey | null;
  readonly pages: PageParts;
  readonly limits: PlayLimits;
  /** Whose X-Forwarded-For is believed; without it every player of a proxy has the proxy's address. */
  readonly trustedProxies: readonly string[];
}

/** The largest thing a client says is a choice. */
const LARGEST_BODY_BYTES = 8_192;
/** Whoever needs longer for so little is not asking anything. */
const LONGEST_REQUEST_MS = 10_000;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { rounds, desk, fairKey, trustedProxies } = parts;
  const http = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY_BYTES,
    // Both, because the larger of them counts for the whole request.
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: LONGEST_REQUEST_MS, requestTimeout: LONGEST_REQUEST_MS },
    forceCloseConnections: "idle",
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
  });
  http.addHook("onSend", (_request, reply, _payload, done) => {
    void reply.header("x-content-type-options", "nosniff");
    done();
  });
  http.setErrorHandler((problem: FastifyError, request, reply) => {
    const status = problem.statusCode ?? 500;
    if (status >= 400 && status < 500) return send(reply, refused("VALIDATION"));
    rounds.log.error({ url: request.url.split("?")[0], problem: problem.stack }, "studio: fault");
    return send(reply, refused("UNKNOWN"));
  });
  http.setNotFoundHandler((_request, reply) => send(reply, refused("NOT_FOUND")));
  http.get("/health", (_request, reply) => reply.send({ status: "ok" }));
  await http.register(async (scope) => {
    limitPlay(scope, rounds.clock, parts.limits);
    const post = createPoster(scope, rounds);
    registerPlay(scope, post, rounds);
    await parts.crash.register(scope, post);
  });
  if (fairKey !== null) await registerFair(http, { ...rounds, key: fairKey, desk });
  await servePages(http, parts.pages);
  return http;
}
