// How an answer to a game client travels: a value with 200, or a refusal with the status of its code.
import type { PlayCode, PlayRefusal } from "@jonaki/games/play/wire";
import type { FastifyReply } from "fastify";

/** What a handler answers: a value, or a code with the amounts that BET_LIMIT names. */
export type Answer<Value> = { readonly value: Value } | { readonly refusal: PlayRefusal };

export const refused = (code: PlayCode): { readonly refusal: PlayRefusal } => ({
  refusal: { code, stakes: null },
});

const REFUSED = 422;
const STATUSES: Readonly<Partial<Record<PlayCode, number>>> = {
  SESSION_EXPIRED: 401,
  TICKET_INVALID: 403,
  NOT_FOUND: 404,
  VALIDATION: 400,
  UNKNOWN: 500,
  RETRY: 503,
};

export function send(reply: FastifyReply, answer: Answer<unknown>, refusedStatus?: number): FastifyReply {
  void reply.header("cache-control", "no-store");
  if ("value" in answer) return reply.send(answer.value);
  return reply.code(refusedStatus ?? STATUSES[answer.refusal.code] ?? REFUSED).send(answer.refusal);
}
