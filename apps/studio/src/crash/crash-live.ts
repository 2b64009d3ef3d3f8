// The socket of Crash on the games' own origin: says hello with the play token within five seconds, and is ended when it comes
// from another page, says too much, or says what nobody understands.
import type { Socket } from "node:net";
import fastifyWebsocket from "@fastify/websocket";
import type { WebSocket } from "@fastify/websocket";
import { crash } from "@jonaki/games";
import { CRASH_LIVE_PATH, readToStudio } from "@jonaki/games/play/crash-wire";
import type { FromStudio, ToStudio } from "@jonaki/games/play/crash-wire";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createThrottle } from "../platform/throttle.ts";
import { sessionFinder } from "../sessions/session.flow.ts";
import type { FindSession, SessionParts } from "../sessions/session.flow.ts";
import type { Guest, Room } from "./room.ts";

const POLICY = 1008;
const GOING_AWAY = 1001;
const HELLO_TIMEOUT_MS = 5_000;
const LARGEST_MESSAGE_BYTES = 512;
const MESSAGES_PER_SECOND = 5;
const HEARTBEAT_MS = 30_000;

export async function openCrashLive(
  scope: FastifyInstance,
  parts: SessionParts,
  { room, wake }: { readonly room: Room; wake(): void },
): Promise<void> {
  const open = new Map<WebSocket, { isAlive: boolean }>();
  const findSession = sessionFinder(parts);
  await scope.register(fastifyWebsocket, {
    options: { maxPayload: LARGEST_MESSAGE_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      for (const socket of open.keys()) socket.close(GOING_AWAY, "restarting");
      done();
    },
  });
  const heartbeat = setInterval(() => {
    for (const [socket, life] of open) {
      if (!life.isAlive) socket.terminate();
      else socket.ping();
      life.isAlive = false;
    }
  }, HEARTBEAT_MS);
  scope.addHook("onClose", (_app, done) => {
    clearInterval(heartbeat);
    done();
  });
  scope.route({
    method: "GET",
    url: CRASH_LIVE_PATH,
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      const life = { isAlive: true };
      open.set(socket, life);
      socket.on("pong", () => void (life.isAlive = true));
      socket.on("error", () => socket.terminate());
      const leave = attend(socket, request, parts, { room, findSession, wake });
      socket.on("close", () => {
        open.delete(socket);
        leave();
      });
    },
  });
}

/** Serves one socket; the function it answers is called when the socket is gone. */
function attend(
  socket: WebSocket,
  request: FastifyRequest,
  parts: SessionParts,
  { room, findSession, wake }: { readonly room: Room; readonly findSession: FindSession; wake(): void },
): () => void {
  if (URL.parse(request.headers.origin ?? "")?.host !== request.host) {
    socket.close(POLICY, "origin");
    return () => undefined;
  }
  const patience = setTimeout(() => socket.close(POLICY, "no hello"), HELLO_TIMEOUT_MS);
  const throttle = createThrottle(parts.clock);
  let guest: Guest | null = null;
  let isGone = false;
  const say = (message: FromStudio): void => socket.send(JSON.stringify(message));

  const hear = async (message: ToStudio): Promise<void> => {
    if (message.type === "ping")
      return say({ type: "pong", now: parts.clock.now().getTime(), echo: message.echo });
    if (guest !== null) return socket.close(POLICY, "hello once");
    const session = await findSession(message.token);
    clearTimeout(patience);
    if (session?.game !== crash.code) return socket.close(POLICY, "session");
    if (isGone) return;
    guest = guestOf(socket, request.raw.socket, session.currency === "TRIAL");
    await room.enter(guest);
    wake();
  };
  // One message after the other, as they came.
  let work: Promise<void> = Promise.resolve();
  socket.on("message", (data, isBinary) => {
    if (throttle.take("", MESSAGES_PER_SECOND) !== null) return socket.close(POLICY, "too many messages");
    const message = isBinary ? null : understood((data as Buffer).toString("utf8"));
    if (message === null) return socket.close(POLICY, "not understood");
    work = work.then(() => hear(message)).catch(() => socket.close(POLICY, "fault"));
  });
  return () => {
    isGone = true;
    clearTimeout(patience);
    if (guest !== null) room.leave(guest);
  };
}

const guestOf = (socket: WebSocket, line: Socket, isTrial: boolean): Guest => ({
  isTrial,
  get bufferedAmount() {
    return socket.bufferedAmount;
  },
  // Past the library, which would frame it anew for each; it writes whole frames too, so that none is cut by another.
  send: (frame) => {
    if (socket.readyState === socket.OPEN) line.write(frame);
  },
  close: (code, reason) => socket.close(code, reason),
});

function understood(text: string): ToStudio | null {
  try {
    return readToStudio(JSON.parse(text));
  } catch {
    return null;
  }
}
