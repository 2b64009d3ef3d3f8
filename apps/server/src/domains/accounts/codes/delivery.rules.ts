// What an SMS gateway tells about a delivery, and whether it is the gateway that tells it: signed over the moment and
// the bytes as they came.
import { createHmac, timingSafeEqual } from "node:crypto";

export type DeliveryHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface DeliveryClaim {
  /** Milliseconds since 1970, as the gateway wrote them. */
  readonly time: string;
  readonly signature: string;
}

/** How far the gateway's clock may be off, either way. */
const WINDOW_MS = 5 * 60_000;

/** Null when a header is missing, came twice or has another shape. */
export function deliveryClaim(headers: DeliveryHeaders): DeliveryClaim | null {
  const { "x-time": time, "x-signature": signature } = headers;
  if (typeof time !== "string" || !/^\d{1,15}$/u.test(time)) return null;
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/u.test(signature)) return null;
  return { time, signature };
}

/** Lower-case hex of HMAC-SHA-256 over the time, a newline and the body. */
export const deliverySignature = (secret: string, time: string, body: Uint8Array): string =>
  createHmac("sha256", secret).update(`${time}\n`).update(body).digest("hex");

export function isFromGateway(
  secret: string,
  { time, signature }: DeliveryClaim,
  body: Uint8Array,
  moment: Date,
): boolean {
  const isSigned = timingSafeEqual(
    Buffer.from(deliverySignature(secret, time, body)),
    Buffer.from(signature),
  );
  return isSigned && Math.abs(moment.getTime() - Number(time)) <= WINDOW_MS;
}
