// Server seeds, their commitments and client seeds [FAIR-1]: 32 bytes shown as lower-case hex, read strictly,
// so that one seed has exactly one text.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

declare const size: unique symbol;

/** A server seed, or a hash that is one in a chain: always 32 bytes. */
export type Seed = Uint8Array & { readonly [size]: 32 };

const HEX_32 = /^[0-9a-f]{64}$/u;
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/u;

/** Says that bytes from the system's generator or from a hash are a seed; they are copied, never shared. */
export function seedOf(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new RangeError("A server seed has 32 bytes.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand can only be put on by saying so, here.
  return Uint8Array.from(bytes) as Seed;
}

/** Reads 64 lower-case hexadecimal digits; null for anything else. */
export function parseSeed(text: string): Seed | null {
  return isHex32(text) ? seedOf(hexToBytes(text)) : null;
}

/** Whether a text is a seed or a hash as they are shown. */
export function isHex32(text: string): boolean {
  return HEX_32.test(text);
}

export function seedText(seed: Seed): string {
  return bytesToHex(seed);
}

/** SHA-256 of the 32 bytes: the commitment to a seed, and the seed before it in a chain [FAIR-6]. */
export function hashOfSeed(seed: Seed): Seed {
  return seedOf(sha256(seed));
}

/** The commitment as it is shown before the first bet [FAIR-4]. */
export function commitmentOf(seed: Seed): string {
  return seedText(hashOfSeed(seed));
}

/** Whether a text may be a client seed; one that may not is answered CLIENT_SEED [ERR-147]. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}
