// The vendors' door: the raw bytes and headers of a signed call go to the lobby, its answer goes back as it is.
import type { FastifyInstance } from "fastify";
import { plainAddress } from "../platform/address.ts";

export type ReceiveVendorCall = (request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly address: string;
}) => Promise<{ readonly status: number; readonly body: string }>;

export const VENDOR_PATH = "/vendor/wallet";
/** A full batch [CALL-183]. */
const LARGEST_BYTES = 1_048_576;

export async function openVendorDoor(http: FastifyInstance, receive: ReceiveVendorCall): Promise<void> {
  await http.register((door) => {
    // The signature is over the bytes as they came, so nothing may parse them before.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    door.post(VENDOR_PATH, { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await receive({ headers: request.headers, body, address: plainAddress(request.ip) });
      return reply.code(answer.status).type("application/json").send(answer.body);
    });
  });
}
