// The browser's cryptography, and the only file of the site that touches it.
import type { Chance } from "@jonaki/client";

export const browserChance: Chance = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Undefined on a page that came over plain http from another machine. */
export function browserCipher(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle;
}
