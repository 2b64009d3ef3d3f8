// The live edge: one socket a page. It says hello within five seconds, joins topics, and is ended when it
// comes from another site, says too much, or says what nobody understands.
import fastifyWebsocket from "@fastify/websocket";
import type { WebSocket } from "@fastify/websocket";
import { HELLO_TIMEOUT_MS, LARGEST_CLIENT_MESSAGE_BYTES, LIVE_PATH } from "@jonaki/wire/live";
import type { ClientMessage } from "@jonaki/wire/live";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionView, Sessions } from "../http/session.ts";
import { isOwnOrigin } from "../platform/origin.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Clock } from "../platform/clock.ts";
import { sendTo } from "./hub.ts";
import type { Hub, Listener } from "./hub.ts";
import { readMessage } from "./messages.ts";
import { channelOf } from "./topics.ts";

export interface LiveParts {
  readonly hub: Hub;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

const POLICY = 1008;
const GOING_AWAY = 1001;
const LARGEST_PER_TEN_SECONDS = 100;
const TEN_SECONDS_MS = 10_000;
const MOST_FRAGMENTS = 16;

/** What the library hangs on every answer stays with this road. */
export async function openLive(app: FastifyInstance, parts: LiveParts): Promise<void> {
  await app.register(async (scope) => {
    await openRoad(scope, parts);
  });
}

async function openRoad(scope: FastifyInstance, parts: LiveParts): Promise<void> {
  const limits = {
    maxPayload: LARGEST_CLIENT_MESSAGE_BYTES,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
  };
  const open = new Set<WebSocket>();
  await scope.register(fastifyWebsocket, {
    options: limits,
    preClose: (done) => {
      for (const socket of open) socket.close(GOING_AWAY, "restarting");
      done();
    },
  });
  const attendTo = (socket: WebSocket, request: FastifyRequest): void => {
    open.add(socket);
    parts.metrics.sockets.inc();
    socket.on("error", () => socket.terminate());
    const end = attend(socket, request, parts);
    socket.on("close", () => {
      open.delete(socket);
      parts.metrics.sockets.dec();
      end();
    });
  };
  scope.route({
    method: "GET",
    url: LIVE_PATH,
    wsHandler: attendTo,
    // The live lobby has the same path [SHELL-14]: who does not bring a socket gets the page.
    handler: (_request, reply) => reply.callNotFound(),
  });
}

/** Serves one socket; the function it answers is called when the socket is gone. */
function attend(socket: WebSocket, request: FastifyRequest, parts: LiveParts): () => void {
  if (!comesFromOwnPage(request)) {
    socket.close(POLICY, "origin");
    return () => undefined;
  }
  const patience = setTimeout(() => socket.close(POLICY, "no hello"), HELLO_TIMEOUT_MS);
  const allowed = createAllowance(parts.clock);
  let session: SessionView | null | "not yet" = "not yet";
  let token: string | null = null;
  const listener = listenerOf(socket, () => token, parts.sessions);
  // One message after the other: a join must not overtake the hello before it.
  let work: Promise<void> = Promise.resolve();

  const hear = async (message: ClientMessage): Promise<void> => {
    if (session === "not yet") {
      if (message.kind !== "hello") return socket.close(POLICY, "hello first");
      clearTimeout(patience);
      ({ token } = message);
      session = await sessionOf(token, parts.sessions);
      return sendTo(socket, { kind: "welcome", member: session !== null });
    }
    await act(message, session, listener, parts.hub);
  };

  socket.on("ping", () => allowed() || socket.terminate());
  socket.on("message", (data, isBinary) => {
    if (!allowed()) return socket.close(POLICY, "too many messages");
    const message = isBinary ? null : readMessage((data as Buffer).toString("utf8"));
    if (message === null) return socket.close(POLICY, "not understood");
    work = work.then(() => hear(message)).catch(() => socket.close(POLICY, "not understood"));
  });
  return () => {
    clearTimeout(patience);
    parts.hub.leaveAll(listener);
  };
}

/** The socket as the hub sees it; one whose own session has ended hears nothing more of the member [SAFE-9]. */
function listenerOf(socket: WebSocket, token: () => string | null, sessions: Sessions): Listener {
  const leaveWhenEnded = async (): Promise<void> => {
    if ((await sessionOf(token(), sessions)) === null) socket.close(POLICY, "session ended");
  };
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
    sessionEnded: () => {
      leaveWhenEnded().catch(() => socket.close(POLICY, "session unknown"));
    },
  };
}

async function act(
  message: ClientMessage,
  session: SessionView | null,
  listener: Listener,
  hub: Hub,
): Promise<void> {
  if (message.kind === "ping") return sendTo(listener, { kind: "pong" });
  if (message.kind === "hello") return listener.close(POLICY, "hello once");
  const channel = channelOf(message.topic, session);
  if ("refusal" in channel)
    return sendTo(listener, { kind: "refused", topic: message.topic, code: channel.refusal });
  if (message.kind === "leave") return hub.leave(channel.name, listener);
  await hub.join(channel.name, message.topic, listener);
}

/** A token in the address would end up in logs: an address with a query is not ours. */
function comesFromOwnPage(request: FastifyRequest): boolean {
  return !request.url.includes("?") && isOwnOrigin(request.headers.origin, request.host);
}

async function sessionOf(token: string | null, sessions: Sessions): Promise<SessionView | null> {
  const found = token === null ? "unknown" : await sessions.find(token, true);
  return typeof found === "string" ? null : found;
}

/** Counts messages and pings together; false once there were too many in ten seconds. */
function createAllowance(clock: Clock): () => boolean {
  let since = clock.now().getTime();
  let heard = 0;
  return () => {
    const moment = clock.now().getTime();
    if (moment - since > TEN_SECONDS_MS) {
      since = moment;
      heard = 0;
    }
    heard += 1;
    return heard <= LARGEST_PER_TEN_SECONDS;
  };
}
