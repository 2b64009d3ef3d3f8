// The door the platform asks at when the studio runs as its own process [VEN-15]; signed like the wallet's calls.
import { FAIR_PATH } from "@jonaki/vendor/fair";
import type { FairDesk } from "@jonaki/vendor/fair";
import { createFairDoor } from "@jonaki/vendor/fair-door";
import type { FastifyInstance } from "fastify";
import { useNonce } from "../fair/nonces.store.ts";
import type { Database } from "../platform/database.ts";
import type { Clock, Log } from "../platform/ports.ts";

export interface VendorKey {
  readonly vendor: string;
  readonly secret: string;
}

export interface FairRouteParts {
  readonly key: VendorKey;
  readonly desk: FairDesk;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export async function registerFair(http: FastifyInstance, parts: FairRouteParts): Promise<void> {
  const { desk, database, clock, log } = parts;
  const receive = createFairDoor({
    ...parts.key,
    desk,
    clock,
    nonces: { use: (nonce, at) => useNonce(database.store, nonce, at) },
    onFault: (problem) => log.error({ problem: String(problem) }, "studio: a question was not answered"),
  });
  await http.register((scope, _options, done) => {
    // The signature is over the bytes, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(FAIR_PATH, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await receive({ headers: request.headers, body });
      return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.body);
    });
    done();
  });
}
