// The browser's generator, and the only file of the game clients that touches it. Nothing that decides a round
// comes from here: it names requests and suggests client seeds.
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export type RandomText = (length: number) => string;

/** Characters that request ids and client seeds [FAIR-1] may have; 64 of them, so every byte fits evenly. */
export const browserText: RandomText = (length) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET.charAt(byte & 63)).join("");
