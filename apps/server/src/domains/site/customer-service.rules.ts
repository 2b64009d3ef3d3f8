// The customer-service link as it travels [SITE-41 to SITE-46]: hidden from scrapers, not a secret.
import { createCipheriv, createHash } from "node:crypto";

export type ServiceChannel = "VIP" | "LIVECHAT";

export interface ServiceLinks {
  readonly VIP: string;
  readonly LIVECHAT: string;
}

const KEY_LENGTH = 8;
const CHAT_TYPE = "3";
const VIP_ABOVE_RANK = 4;

/** Who asks for VIP without the rank gets live chat. */
export function channelFor(asked: ServiceChannel, rankLevel: number): ServiceChannel {
  return asked === "VIP" && rankLevel > VIP_ABOVE_RANK ? "VIP" : "LIVECHAT";
}

/** Base64 of AES-128-CBC, with the 8-character key it was made from at its end. */
export function hideLink(
  link: string,
  randomBytes: Buffer,
): { readonly type: string; readonly path: string } {
  const key = randomBytes.toString("hex").slice(0, KEY_LENGTH);
  const digest = createHash("sha256").update(key).digest();
  const cipher = createCipheriv("aes-128-cbc", digest.subarray(0, 16), digest.subarray(16));
  return {
    type: CHAT_TYPE,
    path: Buffer.concat([cipher.update(link, "utf8"), cipher.final()]).toString("base64") + key,
  };
}
