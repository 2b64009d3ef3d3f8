// The random stream every outcome is read from [FAIR-1]: HMAC-SHA-256 with the server seed as key over
// `clientSeed:nonce:block`, or `salt:round:block` in shared rounds, its 32-byte blocks one after the other.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { isClientSeed, seedOf } from "./seed.ts";
import type { Seed } from "./seed.ts";

/** Bytes in their order; what was read does not come again. */
export interface RandomStream {
  bytes(count: number): Uint8Array;
}

// Without the colon, so that no two pairs of salt and round make the same text.
const SHARED_PART = /^[A-Za-z0-9._-]{1,128}$/u;

/** A nonce counts the rounds of a seed; the text of a safe integer has no exponent and no leading zero. */
export function isNonce(nonce: number): boolean {
  return Number.isSafeInteger(nonce) && nonce >= 0;
}

/** The stream of one round of single play. */
export function singlePlayStream(serverSeed: Seed, clientSeed: string, nonce: number): RandomStream {
  if (!isClientSeed(clientSeed)) throw new RangeError("This is not a client seed.");
  if (!isNonce(nonce)) throw new RangeError("A nonce is a whole number of 0 or more.");
  return streamOf(serverSeed, `${clientSeed}:${nonce}`);
}

/** Whether a text may be the salt or the identifier of a shared round. */
export function isSharedPart(text: string): boolean {
  return SHARED_PART.test(text);
}

/** The stream of one shared round; the salt is public and the round is its identifier. */
export function sharedRoundStream(serverSeed: Seed, salt: string, round: string): RandomStream {
  if (!isSharedPart(salt) || !isSharedPart(round)) {
    throw new RangeError("Salt and round have 1 to 128 characters: A–Z, a–z, 0–9, '.', '_' and '-'.");
  }
  return streamOf(serverSeed, `${salt}:${round}`);
}

/** A block is made when its first byte is asked for, so a round costs no more hashes than it reads. */
function streamOf(serverSeed: Seed, prefix: string): RandomStream {
  const key = seedOf(serverSeed);
  let block = new Uint8Array(0);
  let nextBlock = 0;
  let used = 0;
  return {
    bytes(count) {
      const taken = new Uint8Array(count);
      for (let filled = 0; filled < count;) {
        if (used === block.length) {
          block = hmac(sha256, key, utf8ToBytes(`${prefix}:${nextBlock}`));
          nextBlock += 1;
          used = 0;
        }
        const part = block.subarray(used, used + count - filled);
        taken.set(part, filled);
        filled += part.length;
        used += part.length;
      }
      return taken;
    },
  };
}
