// A payment provider over HTTP: orders are signed POSTs, tried a few times with the same content.
import type { Clock } from "../../../platform/clock.ts";
import type { Ask } from "../../../platform/network.ts";
import type { Random } from "../../../platform/random.ts";
import { ORDERS_PATH, paymentHeaders, providerAnswer } from "./payment-contract.ts";
import type { ProviderAnswer, ProviderOrder } from "./payment-contract.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface HttpProviderParts {
  readonly provider: string;
  /** Without a path. */
  readonly address: string;
  readonly secret: string;
  readonly longestMs: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly ask: Ask;
}

const MOST_TRIES = 3;
const OK = 200;

export function createHttpProvider(parts: HttpProviderParts): PaymentProvider {
  const address = new URL(ORDERS_PATH, parts.address).href;
  const order = async (body: Buffer): Promise<ProviderAnswer> => {
    const headers = paymentHeaders(parts, body);
    const answer = await parts.ask({ address, headers, body: body.toString(), longestMs: parts.longestMs });
    if (answer.status !== OK) throw new Error(`the provider answered ${answer.status}`);
    return providerAnswer.parse(JSON.parse(answer.body));
  };
  return {
    code: parts.provider,
    secret: parts.secret,
    createOrder: async (wanted: ProviderOrder) => {
      const body = Buffer.from(JSON.stringify(wanted));
      for (let tries = 1; ; tries += 1) {
        try {
          return await order(body);
        } catch (problem) {
          if (tries === MOST_TRIES) throw problem;
        }
      }
    },
  };
}
