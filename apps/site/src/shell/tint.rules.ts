// The colours and the letter of whatever has no picture: a hue that belongs to its name, always the same, never grey.
import type { CSSProperties } from "react";

const HUES = 360;
/** Turns that never meet again soon, so that similar names get distant hues. */
const TURN_DEGREES = 137;
const SPREAD = 31;
const LARGEST = 1_000_003;

/** One of the circle's degrees for a name. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * SPREAD + (letter.codePointAt(0) ?? 0)) % LARGEST;
  return (sum * TURN_DEGREES) % HUES;
}

/** The hue as a value that styles can use. */
export const tintOf = (name: string): CSSProperties => ({ ["--hue" as string]: String(hueOf(name)) });

/** Made when a letter is needed: making it takes longer than drawing the page. */
let letters: Intl.Segmenter | null = null;

/** As people write it: a Bengali letter with its sign is one. */
export function firstLetter(name: string): string {
  letters ??= new Intl.Segmenter("bn", { granularity: "grapheme" });
  const first = letters.segment(name.trim())[Symbol.iterator]().next();
  return first.done === true ? "" : first.value.segment;
}
