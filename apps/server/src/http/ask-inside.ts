// Calls of the house to itself, over the same road as everybody's and without a socket: what a page is drawn from.
import type { FastifyInstance } from "fastify";

interface InsideRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type AskInside = (request: InsideRequest) => Promise<Response>;

/** Reads only: nothing is sent, because nobody stands behind it who could want something. */
export function askInside(app: FastifyInstance): AskInside {
  return async ({ url, method, headers }) => {
    if (method !== "GET") throw new Error(`Nothing may be changed while a page is drawn: ${method} ${url}`);
    const { statusCode, payload, headers: told } = await app.inject({ method, url, headers });
    return new Response(payload, {
      status: statusCode,
      headers: { "content-type": String(told["content-type"]) },
    });
  };
}
