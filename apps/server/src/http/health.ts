// What operators and load balancers ask: is the process alive, is it ready, what has it counted.
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import type { Metrics } from "../platform/metrics.ts";
import { plainAddress } from "../platform/address.ts";

export interface Readiness {
  open: boolean;
  windingDown: boolean;
}

interface HealthParts {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly metricsToken: string | undefined;
}

export function answerHealth(
  app: FastifyInstance,
  { database, metrics, readiness, metricsToken }: HealthParts,
): void {
  app.get("/health", () => ({ alive: true }));
  app.get("/ready", async (_request, reply) => {
    const ready = readiness.open && (await reaches(database));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get("/metrics", async (request, reply) => {
    const local = /^(127\.|::1$)/u.test(plainAddress(request.ip));
    const known = metricsToken !== undefined && request.headers.authorization === `Bearer ${metricsToken}`;
    // Counters tell a competitor how many play; they are for this machine or the one with the token.
    if (!(metricsToken === undefined ? local : known)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

async function reaches(database: Database): Promise<boolean> {
  try {
    await database.pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
