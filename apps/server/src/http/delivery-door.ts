// The SMS gateway's door: the raw bytes and headers of what it tells about deliveries go to accounts, and a status back.
import type { FastifyInstance } from "fastify";

export type ReceiveDelivery = (request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}) => Promise<number>;

const DELIVERY_PATH = "/sms/delivery";
const LARGEST_BYTES = 4_096;

export async function openDeliveryDoor(http: FastifyInstance, receive: ReceiveDelivery): Promise<void> {
  await http.register((door) => {
    // The signature is over the bytes as they came, so nothing may parse them before.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    door.post(DELIVERY_PATH, { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return reply.code(await receive({ headers: request.headers, body })).send();
    });
  });
}
