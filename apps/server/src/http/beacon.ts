// Our own beacon: page views [SITE-11], a route's name and nothing else, and texts that were missing [SITE-55];
// no cookie, address or account is kept.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isOwnOrigin } from "../platform/origin.ts";
import type { Throttle } from "../platform/throttle.ts";
import { addressKey } from "../platform/address.ts";

export interface BeaconParts {
  readonly throttle: Throttle;
  readonly callsPerAddress: () => number;
  readonly seen: (route: string) => void;
  /** A text the site could not show in the chosen language [SITE-55]. */
  readonly textMissing: (key: string) => void;
}

/** A route's name in the site's table (no query, no hash, no parameter), or the key of a text that is missing. */
const note = z.union([
  z.object({ route: z.string().regex(/^\/[A-Za-z.]{0,24}$/u) }),
  z.object({ missingText: z.string().regex(/^[a-z][A-Za-z0-9_]{1,63}$/u) }),
]);

export function answerBeacon(app: FastifyInstance, parts: BeaconParts): void {
  app.post("/beacon", { bodyLimit: 1_024 }, (request, reply) => {
    const own = isOwnOrigin(request.headers.origin, request.host);
    const read = note.safeParse(request.body);
    const late = parts.throttle.count(`address ${addressKey(request.ip)}`, parts.callsPerAddress());
    if (own && read.success && late === null) take(read.data, parts);
    // The page does not wait for an answer, and a forger learns nothing from it.
    return reply.code(204).send();
  });
}

function take(taken: z.output<typeof note>, { seen, textMissing }: BeaconParts): void {
  if ("route" in taken) seen(taken.route);
  else textMissing(taken.missingText);
}
