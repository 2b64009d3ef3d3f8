// What the house and a payment provider say to each other over HTTP: the order the house makes at the provider, and the
// signed notice by which the provider tells of a payment [CAS-9]. Both sides read this file, the sandbox's too.
import { signedHeaders } from "@jonaki/vendor/signing";
import { z } from "zod";

export { formatAmount, parseAmount } from "@jonaki/money";
export { isInTime, isSignedBy, readClaim } from "@jonaki/vendor/signing";
export type { ReceivedHeaders } from "@jonaki/vendor/signing";

/** Below the provider's address. */
export const ORDERS_PATH = "/orders";
/** Below the house's own; the provider's code follows. */
export const CALLBACK_PATH = "/payment/callback";

const amount = z.string().regex(/^\d{1,12}\.\d{2}$/u);
const currency = z.string().regex(/^[A-Z]{3}$/u);
const reference = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/u);

/** An order; the same reference again is the same order. */
export const providerOrder = z.object({
  order: reference,
  method: reference,
  amount,
  currency,
  /** A handle of the member that says nothing else about it. */
  payer: reference,
  expires: z.iso.datetime(),
  /** Where the payer comes from, and is led back to. */
  returnTo: z.url({ protocol: /^https?$/u }),
});
export type ProviderOrder = z.output<typeof providerOrder>;

/** Whom to pay, and the provider's page for it. */
export const providerAnswer = z.object({
  account: z.string().min(1).max(128),
  name: z.string().min(1).max(128),
  page: z.url({ protocol: /^https?$/u }).max(2_048),
});
export type ProviderAnswer = z.output<typeof providerAnswer>;

/** One payment, paid or failed; payment is the provider's own reference of it. */
export const paymentNotice = z.object({
  payment: reference,
  order: reference,
  payer: reference,
  status: z.enum(["PAID", "FAILED"]),
  amount: amount.refine((text) => /[1-9]/u.test(text)),
  currency,
});
export type PaymentNotice = z.output<typeof paymentNotice>;

export interface SigningParts {
  readonly provider: string;
  readonly secret: string;
  readonly clock: { now(): Date };
  readonly random: { bytes(count: number): Buffer };
}

const NONCE_BYTES = 18;

/** The headers of a body; made anew for every try, because each is believed once. */
export function paymentHeaders(
  { provider, secret, clock, random }: SigningParts,
  body: Buffer,
): Readonly<Record<string, string>> {
  const time = String(clock.now().getTime());
  const nonce = random.bytes(NONCE_BYTES).toString("base64url");
  return {
    "content-type": "application/json",
    ...signedHeaders(secret, { vendor: provider, time, nonce, body }),
  };
}
