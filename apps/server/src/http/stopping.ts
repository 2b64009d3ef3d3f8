// How the doors close without losing a request that had begun: first readiness goes, so that a load balancer
// looks elsewhere; then nobody new is let in and every answer asks its connection to end; then it is closed.
import { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health.ts";

/** How long connections that are between two requests may still send one. */
const WIND_DOWN_MS = 250;

export async function stopServing(
  http: FastifyInstance,
  readiness: Readiness,
  drainMs: number,
): Promise<void> {
  readiness.open = false;
  await wait(drainMs);
  readiness.windingDown = true;
  if (http.server.listening) {
    // The plain server's close: the HTTP one would also cut connections that are about to send.
    Server.prototype.close.call(http.server);
    await wait(WIND_DOWN_MS);
  }
  await http.close();
}
