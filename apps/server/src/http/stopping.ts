// How the doors close without losing a request that had begun: first readiness goes, so that a load balancer
// looks elsewhere; then nobody new is let in and every answer asks its connection to end; then it is closed.
import { Server } from "node:net";
import { setImmediate as afterAccepting, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health.ts";

/** How long connections that are between two requests may still send one. */
const WIND_DOWN_MS = 2_000;
const LOOK_EVERY_MS = 20;

export async function stopServing(
  http: FastifyInstance,
  readiness: Readiness,
  drainMs: number,
): Promise<void> {
  readiness.open = false;
  await wait(drainMs);
  if (http.server.listening) {
    // Who already knocked is let in before the door closes; the system would cut them off.
    await afterAccepting();
    // The plain server's close: the HTTP one would also cut connections that are about to send.
    Server.prototype.close.call(http.server);
  }
  // Only now: who is asked to leave while the door is open knocks again at once.
  readiness.windingDown = true;
  await untilGone(http.server);
  await http.close();
}

/**
 * Busy clients leave with their next answer; the ones that stay silent are not waited for long. Counted in
 * turns and not by the clock: a server that was denied the processor still reads what waits for it.
 */
async function untilGone(server: Server): Promise<void> {
  for (let waited = 0; waited < WIND_DOWN_MS; waited += LOOK_EVERY_MS) {
    if ((await connections(server)) === 0) return;
    await wait(LOOK_EVERY_MS);
  }
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((problem, count) => (problem === null ? resolve(count) : reject(problem))),
  );
