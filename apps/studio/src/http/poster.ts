// How a call of the play API is taken: JSON in, the play token as bearer, the moment it arrived kept before anything else is
// done with it.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { RoundParts } from "../instant/rounds.ts";
import { sessionFinder } from "../sessions/session.flow.ts";
import type { SessionParts } from "../sessions/session.flow.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { refused, send } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { bearerOf } from "./bearer.ts";

export interface Arrival {
  readonly token: string;
  readonly arrivedAt: Date;
}

type Handle<Input> = (session: SessionRow, input: Input, arrival: Arrival) => Promise<Answer<unknown>>;

export type Post = <Input>(path: string, schema: z.ZodType<Input>, handle: Handle<Input>) => void;

/** A round that was answered is over for everything that is asked later. */
export type PosterParts = SessionParts & Pick<RoundParts, "endings">;

export function createPoster(http: FastifyInstance, parts: PosterParts): Post {
  const sessionFor = sessionFinder(parts);
  const arrivals = new WeakMap<FastifyRequest, Date>();
  http.addHook("onRequest", (request, _reply, done) => {
    arrivals.set(request, parts.clock.now());
    done();
  });
  return (path, schema, handle) => {
    http.post(path, async (request, reply) => {
      const token = bearerOf(request);
      const session = token === null ? null : await sessionFor(token);
      if (token === null || session === null) return send(reply, refused("SESSION_EXPIRED"));
      await parts.endings.of(session.player);
      const read = schema.safeParse(request.body);
      if (!read.success) return send(reply, refused("VALIDATION"));
      const arrivedAt = arrivals.get(request) ?? parts.clock.now();
      return send(reply, await handle(session, read.data, { token, arrivedAt }));
    });
  };
}
