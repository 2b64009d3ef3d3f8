// Encrypts small secrets at rest with the installation's key (AES-256-GCM), and makes other keys of it.
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Random } from "./random.ts";

export interface SecretBox {
  lock(plain: string): Buffer;
  open(locked: Buffer): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose; from it nobody learns the installation's key or that of another purpose. */
export const derivedKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secretKey, "jonaki", purpose, 32));

export function createSecretBox(secretKey: string, purpose: string, random: Random): SecretBox {
  const key = derivedKey(secretKey, purpose);
  return {
    lock: (plain) => {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      return Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    open: (locked) => {
      const cipher = createDecipheriv("aes-256-gcm", key, locked.subarray(0, NONCE_BYTES));
      cipher.setAuthTag(locked.subarray(-TAG_BYTES));
      const body = locked.subarray(NONCE_BYTES, -TAG_BYTES);
      return cipher.update(body, undefined, "utf8") + cipher.final("utf8");
    },
  };
}
