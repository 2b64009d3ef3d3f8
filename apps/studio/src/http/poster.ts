// How a call of the play API is taken: JSON in, the play token as bearer, the moment it arrived kept before anything else is
// done with it.
import type { FastifyInstance } from "fastify";
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
  /** When the last byte of the request was here: one that is held back has not arrived. */
  readonly arrivedAt: Date;
}

type Handle<Input> = (session: SessionRow, input: Input, arrival: Arrival) => Promise<Answer<unknown>>;

/** Told of the work of each request from the moment it arrived. */
type During = (work: Promise<unknown>) => void;

export type Post = <Input>(
  path: string,
  schema: z.ZodType<Input>,
  handle: Handle<Input>,
  during?: During,
) => void;

/** A round that was answered is over for everything that is asked later. */
export type PosterParts = SessionParts & Pick<RoundParts, "endings">;

export function createPoster(http: FastifyInstance, parts: PosterParts): Post {
  const sessionFor = sessionFinder(parts);
  return (path, schema, handle, during) => {
    const answer = async (
      bearer: string | null,
      body: unknown,
      arrivedAt: Date,
    ): Promise<Answer<unknown>> => {
      const session = bearer === null ? null : await sessionFor(bearer);
      if (bearer === null || session === null) return refused("SESSION_EXPIRED");
      await parts.endings.of(session.player);
      const read = schema.safeParse(body);
      return read.success ? handle(session, read.data, { token: bearer, arrivedAt }) : refused("VALIDATION");
    };
    http.post(path, async (request, reply) => {
      const work = answer(bearerOf(request), request.body, parts.clock.now());
      during?.(work);
      return send(reply, await work);
    });
  };
}
