// The play token of a request: the only thing a game client is known by.
import type { FastifyRequest } from "fastify";

export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/u.exec(headers.authorization ?? "")?.[1] ?? null;
}
