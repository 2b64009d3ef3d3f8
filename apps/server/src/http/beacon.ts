// Page views by our own beacon [SITE-11]: a route's name and nothing else; no cookie, address or account is kept.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Throttle } from "../platform/throttle.ts";
import { addressKey } from "./address.ts";

export interface BeaconParts {
  readonly throttle: Throttle;
  readonly callsPerAddress: () => number;
  readonly seen: (route: string) => void;
}

/** Route names of the site's table: no query, no hash, no parameter. */
const view = z.object({ route: z.string().regex(/^\/[A-Za-z.]{0,24}$/u) });

export function answerBeacon(app: FastifyInstance, { throttle, callsPerAddress, seen }: BeaconParts): void {
  app.post("/beacon", { bodyLimit: 1_024 }, (request, reply) => {
    const own =
      request.headers.origin !== undefined &&
      URL.canParse(request.headers.origin) &&
      new URL(request.headers.origin).host === request.host;
    const read = view.safeParse(request.body);
    const late = throttle.count(`address ${addressKey(request.ip)}`, callsPerAddress());
    if (own && read.success && late === null) seen(read.data.route);
    // The page does not wait for an answer, and a forger learns nothing from it.
    return reply.code(204).send();
  });
}
