// Short texts drawn by chance that a person reads and types or reads out: captchas and references.
import type { Random } from "./random.ts";

/** An alphabet whose length divides 256, so that every character is equally likely. */
export function drawText(random: Random, alphabet: string, length: number): string {
  return [...random.bytes(length)].map((byte) => alphabet[byte % alphabet.length]).join("");
}

/** Crockford's digits: nothing that sounds or looks like another. */
const READABLE = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 8;

/** A number for the telephone, such as J-7K3M9QXA; the letter says what it belongs to. */
export const drawReference = (letter: "D" | "F" | "J" | "T" | "W", random: Random): string =>
  `${letter}-${drawText(random, READABLE, REFERENCE_LENGTH)}`;
