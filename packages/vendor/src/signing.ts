// Who is asking, and when [VEN-3]: the headers a vendor signs a request with, and their check. Nothing here
// remembers anything; a nonce is remembered by whoever receives.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Hmac } from "node:crypto";

/** How far the time of a request may be off, either way. */
export const TIME_WINDOW_MS = 120_000;

/** How long a nonce has to be remembered: a request may come early by the window and is good until it is late by it. */
export const NONCE_KEPT_MS = 2 * TIME_WINDOW_MS;

export type SignedHeaders = Readonly<Record<"x-vendor" | "x-time" | "x-nonce" | "x-signature", string>>;

/** Headers as node:http gives them: lower-case names, a list where a header came more than once. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Signable {
  readonly vendor: string;
  readonly time: string;
  readonly nonce: string;
  readonly body: Uint8Array;
}

/** HMAC-SHA-256 over vendor, time and nonce, each ended by a newline; the body's bytes follow, at once or bit by bit. */
const begin = (secret: string, { vendor, time, nonce }: Omit<Signable, "body">): Hmac =>
  createHmac("sha256", secret).update(`${vendor}\n${time}\n${nonce}\n`);

/** In lower-case hex. */
export const sign = (secret: string, signable: Signable): string =>
  begin(secret, signable).update(signable.body).digest("hex");

export function signedHeaders(secret: string, signable: Signable): SignedHeaders {
  return {
    "x-vendor": signable.vendor,
    "x-time": signable.time,
    "x-nonce": signable.nonce,
    "x-signature": sign(secret, signable),
  };
}

export interface Claim {
  readonly vendor: string;
  readonly time: string;
  readonly nonce: string;
  readonly signature: string;
}

/** What a request says about itself; null when a header is missing, came twice or has another shape. */
export function readClaim(headers: ReceivedHeaders): Claim | null {
  const vendor = header(headers, "x-vendor", /^[\w.:-]{1,64}$/u);
  const time = header(headers, "x-time", /^\d{1,15}$/u);
  const nonce = header(headers, "x-nonce", /^[\w-]{16,64}$/u);
  const signature = header(headers, "x-signature", /^[0-9a-f]{64}$/u);
  if (vendor === null || time === null || nonce === null || signature === null) return null;
  return { vendor, time, nonce, signature };
}

function header(headers: ReceivedHeaders, name: string, shape: RegExp): string | null {
  const value = headers[name];
  return typeof value === "string" && shape.test(value) ? value : null;
}

/** A vendor nobody knows is checked with a key nobody has, so that the answer takes as long as a wrong one's. */
const NO_SECRET = createHash("sha256").update("no vendor has this secret").digest("hex");

export interface SignatureCheck {
  add(bytes: Uint8Array): void;
  /** Once, after the last byte. */
  isRight(): boolean;
}

/** For a body that is too long to be held as a whole. */
export function checkSignature(secret: string | null, claim: Claim): SignatureCheck {
  const hmac = begin(secret ?? NO_SECRET, claim);
  return {
    add: (bytes) => void hmac.update(bytes),
    isRight: () =>
      timingSafeEqual(Buffer.from(hmac.digest("hex")), Buffer.from(claim.signature)) && secret !== null,
  };
}

export function isSignedBy(secret: string | null, claim: Claim, body: Uint8Array): boolean {
  const check = checkSignature(secret, claim);
  check.add(body);
  return check.isRight();
}

export function isInTime(claim: Claim, now: Date): boolean {
  return Math.abs(now.getTime() - Number(claim.time)) <= TIME_WINDOW_MS;
}
