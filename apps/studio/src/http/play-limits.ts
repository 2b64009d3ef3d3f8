// How often a play session and an address may call. It stands before everything else, so that who calls too often
// costs neither a body nor a question to the database.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey } from "../platform/address.ts";
import type { Clock } from "../platform/ports.ts";
import { createThrottle } from "../platform/throttle.ts";
import { refused, send } from "./answers.ts";
import { bearerOf } from "./bearer.ts";

/** Calls of any kind; a round is one. Each process counts for itself. */
export interface PlayLimits {
  readonly sessionPerSecond: number;
  readonly addressPerSecond: number;
}

const TOO_MANY = 429;
const SECOND_MS = 1_000;

export function limitPlay(scope: FastifyInstance, clock: Clock, limits: PlayLimits): void {
  const throttle = createThrottle(clock);
  /** Null for a call that may pass. */
  const waitMsOf = (request: FastifyRequest): number | null => {
    const byAddress = throttle.take(`address ${addressKey(request.ip)}`, limits.addressPerSecond);
    const token = bearerOf(request);
    if (byAddress !== null || token === null) return byAddress;
    // A token nobody issued is counted as well; finding that out would be the work this saves.
    return throttle.take(`session ${token}`, limits.sessionPerSecond);
  };
  scope.addHook("onRequest", (request, reply, pass) => {
    const waitMs = waitMsOf(request);
    if (waitMs === null) return pass();
    void reply.header("retry-after", String(Math.ceil(waitMs / SECOND_MS)));
    // RETRY is what a game client asks again after: with the same request and a moment later.
    send(reply, refused("RETRY"), TOO_MANY);
  });
}
