// The browser's generator, and the only file of the game clients that touches it. Nothing that decides a round
// comes from here: it names requests, suggests client seeds and picks, and spreads who comes back.
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export type RandomText = (length: number) => string;

/** Characters that request ids and client seeds [FAIR-1] may have; 64 of them, so every byte fits evenly. */
export const browserText: RandomText = (length) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET.charAt(byte & 63)).join("");

/** A whole number from 0 up to and without a bound of at most 256, each equally likely. */
export type RandomBelow = (bound: number) => number;

const BYTES = 256;

export const browserBelow: RandomBelow = (bound) => {
  // What lies above the last whole multiple of the bound would make some numbers likelier.
  const fair = BYTES - (BYTES % bound);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % bound;
  }
};

export type RandomShare = () => number;

const BITS = 2 ** 32;

/** From 0 up to and without 1. */
export const browserShare: RandomShare = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / BITS;
