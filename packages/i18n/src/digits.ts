// Bengali and Latin digits: counts, ages, days and page numbers are Bengali in Bengali texts, whatever is
// compared, typed or copied stays Latin [ERR-4, SHELL-107].
import type { Language } from "./languages.ts";

const BENGALI_ZERO = 0x09e6;
const LATIN_ZERO = 0x30;

/** The text with the digits of the language; for counts, ages, days and page numbers only. */
export function digits(text: string | number, language: Language): string {
  return language === "BN" ? moved(String(text), /[0-9]/g, BENGALI_ZERO - LATIN_ZERO) : String(text);
}

/** What a person typed, with Latin digits, before any rule looks at it. */
export function toLatinDigits(text: string): string {
  return moved(text, /[০-৯]/g, LATIN_ZERO - BENGALI_ZERO);
}

/** Groups whole digits the South Asian way: 1,00,000. */
export function groupLakh(whole: string): string {
  return whole.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");
}

/** A count for a sentence or a label: grouped, in the digits of the language. */
export function formatCount(count: number | bigint, language: Language): string {
  return digits(groupLakh(String(count)), language);
}

function moved(text: string, every: RegExp, offset: number): string {
  return text.replaceAll(every, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + offset));
}
