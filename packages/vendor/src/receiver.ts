// The platform's door for vendors, without a framework [VEN-3]: bytes and headers in, status and text out. A
// request that is not believed touches nothing, and its answer tells no more than its code.
import { STATUS_OF_CODE } from "./codes.ts";
import type { WalletCode } from "./codes.ts";
import type { Wallet, WalletAnswer } from "./contract.ts";
import type { Clock, WalletResponse } from "./client.ts";
import { serveCall } from "./serving.ts";
import type { OnFault } from "./serving.ts";
import { isInTime, isSignedBy, readClaim } from "./signing.ts";
import type { ReceivedHeaders } from "./signing.ts";

export interface KnownVendor {
  readonly secret: string;
  /** Whether it may ask from there [VEN-1]; without it from anywhere. */
  allows?(address: string): boolean;
}

export interface ReceiverOptions<Vendor extends KnownVendor> {
  readonly vendors: { find(code: string): Promise<Vendor | null> };
  /** True for the first use; a nonce is remembered for NONCE_KEPT_MS from `at` on at least, by all processes together. */
  readonly nonces: { use(vendor: string, nonce: string, at: Date): Promise<boolean> };
  readonly clock: Clock;
  /** Throws for what is no JSON and for a key that stands twice in one object. */
  parseJson(text: string): unknown;
  wallet(vendor: Vendor): Wallet;
  /** Hears of a request that the vendor has really sent, before anything comes of it. */
  onBelieved?(request: ReceivedRequest): void;
  readonly onFault: OnFault;
}

export interface ReceivedRequest {
  readonly headers: ReceivedHeaders;
  /** The bytes as they came: the signature is over them, not over what a parser made of them. */
  readonly body: Buffer;
  /** Where it came from, as far as the transport knows. */
  readonly address?: string;
}

export type Receive = (request: ReceivedRequest) => Promise<WalletResponse>;

export function createReceiver<Vendor extends KnownVendor>(options: ReceiverOptions<Vendor>): Receive {
  return async (request) => {
    const answer = await answerTo(options, request);
    return { status: STATUS_OF_CODE[answer.code], body: JSON.stringify(answer) };
  };
}

async function answerTo<Vendor extends KnownVendor>(
  options: ReceiverOptions<Vendor>,
  request: ReceivedRequest,
): Promise<WalletAnswer> {
  try {
    const believed = await believe(options, request);
    if ("code" in believed) return believed;
    const value = readBody(options, request.body);
    if (value === UNREADABLE) return { code: "MALFORMED" };
    return await serveCall(options.wallet(believed.vendor), value, options.onFault);
  } catch (fault) {
    options.onFault(fault);
    return { code: "RETRY" };
  }
}

type Believed<Vendor> = { readonly vendor: Vendor } | { readonly code: WalletCode };

/** The order is fixed: who, then when, then whether it came before; only a believed nonce is remembered. */
async function believe<Vendor extends KnownVendor>(
  { vendors, nonces, clock, onBelieved }: ReceiverOptions<Vendor>,
  request: ReceivedRequest,
): Promise<Believed<Vendor>> {
  const { headers, body, address = "" } = request;
  const claim = readClaim(headers);
  if (claim === null) return { code: "SIGNATURE" };
  const vendor = await vendors.find(claim.vendor);
  if (!isSignedBy(vendor?.secret ?? null, claim, body) || vendor === null) return { code: "SIGNATURE" };
  // A stranger with the secret learns no more than one without it.
  if (vendor.allows?.(address) === false) return { code: "SIGNATURE" };
  onBelieved?.(request);
  const now = clock.now();
  if (!isInTime(claim, now)) return { code: "STALE" };
  if (!(await nonces.use(claim.vendor, claim.nonce, now))) return { code: "NONCE_USED" };
  return { vendor };
}

const UNREADABLE = Symbol("unreadable");

/** Text is UTF-8 without a byte-order mark; what is not is not guessed at. */
function readBody(options: { parseJson(text: string): unknown }, body: Buffer): unknown {
  try {
    return options.parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return UNREADABLE;
  }
}
