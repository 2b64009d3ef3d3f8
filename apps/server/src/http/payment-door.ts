// The payment providers' door: the raw bytes and headers of a signed notice go to the cashier, its answer goes back as it is.
import type { FastifyInstance } from "fastify";

type ReceivePayment = (notice: {
  readonly provider: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}) => Promise<{ readonly status: number; readonly body: string }>;

const LARGEST_BYTES = 4_096;

/** path: below it each provider has a door of its name. */
export interface PaymentDoor {
  readonly path: string;
  readonly receive: ReceivePayment;
}

export async function openPaymentDoor(http: FastifyInstance, { path, receive }: PaymentDoor): Promise<void> {
  await http.register((door) => {
    // The signature is over the bytes as they came, so nothing may parse them before.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    door.post<{ Params: { provider: string } }>(
      `${path}/:provider`,
      { bodyLimit: LARGEST_BYTES },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { provider } = request.params;
        const answer = await receive({ provider, headers: request.headers, body });
        return reply.code(answer.status).type("application/json").send(answer.body);
      },
    );
  });
}
