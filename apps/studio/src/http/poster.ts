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
  /** What was asked stands where it counts: nobody has to wait for the rest. */
  written(): void;
}

type Handle<Input> = (session: SessionRow, input: Input, arrival: Arrival) => Promise<Answer<unknown>>;

/** Told of the work of each request from the moment it arrived, until it is written or answered. */
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
    const answer = async (body: unknown, arrival: Nameless): Promise<Answer<unknown>> => {
      const { token } = arrival;
      const session = token === null ? null : await sessionFor(token);
      if (token === null || session === null) return refused("SESSION_EXPIRED");
      await parts.endings.of(session.player);
      const read = schema.safeParse(body);
      return read.success ? handle(session, read.data, { ...arrival, token }) : refused("VALIDATION");
    };
    http.post(path, async (request, reply) => {
      const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
      const arrival = { token: bearerOf(request), arrivedAt: parts.clock.now(), written };
      const work = answer(request.body, arrival);
      during?.(Promise.race([work, isWritten]));
      return send(reply, await work);
    });
  };
}

type Nameless = Omit<Arrival, "token"> & { readonly token: string | null };
