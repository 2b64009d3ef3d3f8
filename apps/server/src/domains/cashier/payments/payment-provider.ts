// The port of payment providers: an order is made there, and what was paid comes back as a signed notice [CAS-9].
import { createHmac } from "node:crypto";
import type { ProviderAnswer, ProviderOrder } from "./payment-contract.ts";

export interface PaymentProvider {
  readonly code: string;
  /** Signs what the two say to each other. */
  readonly secret: string;
  /** The same order twice is one; a provider that does not answer is a fault, and may be asked again. */
  createOrder(order: ProviderOrder): Promise<ProviderAnswer>;
}

const HANDLE_BYTES = 16;

/** What a provider knows a member by: always the same, and nothing to anybody else. */
export const payerOf = (payerKey: Buffer, memberId: bigint): string =>
  createHmac("sha256", payerKey)
    .update(`payer ${memberId}`)
    .digest()
    .subarray(0, HANDLE_BYTES)
    .toString("base64url");
