// How figures are written in the rules of instant games, and the paragraphs that are the same for all of them.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { decimalText, fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import type { Bilingual } from "../sheet.ts";

export const exactText = (value: Fraction): string => `${fractionText(value)} = ${decimalText(value, 6)}`;

/** Grouped the South Asian way, as money is shown everywhere: 20,00,000.00. */
export const moneyText = (amountMinor: Minor): string =>
  formatAmount(amountMinor).replace(/\d(?=(?:\d\d)+\d\.)/gu, "$&,");

export const countText = (count: number): string =>
  count.toString().replace(/\d(?=(?:\d\d)*\d{3}$)/gu, "$&,");

/** Counts are written in Bengali digits in Bengali text; what is compared or typed keeps the Latin ones. */
export const bengaliDigits = (text: string): string =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

/** Where the chance comes from, for every game of a single player [FAIR-14]. */
export const SEEDS_ALONE: Bilingual = {
  en: "The result follows from the server seed, your client seed and the nonce, and from nothing else. Neither earlier rounds nor your balance, your stake, the time of day or the result of the house changes it, and no near miss is arranged. A demo round has the same mathematics.",
  bn: "ফল আসে সার্ভার সিড, আপনার ক্লায়েন্ট সিড ও নন্স থেকে, আর কিছু থেকে নয়। আগের রাউন্ড, আপনার ব্যালেন্স, বাজির পরিমাণ, দিনের সময় বা হাউসের লাভ-ক্ষতি তা বদলায় না; অল্পের জন্য হেরে যাওয়ার দৃশ্যও সাজানো হয় না। ডেমো রাউন্ডের গণিতও একই।",
};

export const paragraphs = (rules: {
  readonly bn: readonly string[];
  readonly en: readonly string[];
}): Bilingual => ({ bn: rules.bn.join("\n\n"), en: rules.en.join("\n\n") });
