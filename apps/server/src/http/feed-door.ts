// The vendors' door for lists of games: headers and the body as it arrives go to the lobby, its answer goes back as it is.
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { plainAddress } from "../platform/address.ts";

export type ReceiveFeed = (request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
  readonly body: Readable;
}) => Promise<{ readonly status: number; readonly body: string } | "TOO_LARGE">;

const FEED_PATH = "/vendor/games";
/** Whatever it announces; how much is read of it is the lobby's to bound [CALL-183]. */
const LARGEST_BYTES = 32 * 1024 * 1024;

export async function openFeedDoor(http: FastifyInstance, receive: ReceiveFeed): Promise<void> {
  await http.register((door) => {
    // Neither read nor parsed here: 32 MB of a stranger have no place in memory.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    door.post(FEED_PATH, { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const answer = await receive({ headers: request.headers, address: plainAddress(request.ip), body });
      if (answer === "TOO_LARGE")
        throw Object.assign(new Error("the feed is too large"), { statusCode: 413 });
      // What was not read of the body would be taken for the next request.
      if (!body.readableEnded) void reply.header("connection", "close");
      return reply.code(answer.status).type("application/json").send(answer.body);
    });
  });
}
