// How figures are written in the rules of instant games, and the paragraphs that are the same for all of them.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { decimalText, fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import type { Bilingual } from "../sheet.ts";

export const exactText = (value: Fraction): string => `${fractionText(value)} = ${decimalText(value, 6)}`;

const CHANCE_DECIMALS = 6;

/** A chance in percent; a small one with as many more decimals as it takes to show three of its digits. */
export function chanceText({ numerator, denominator }: Fraction, decimalsOf = decimalText): string {
  const percent = { numerator: numerator * 100n, denominator };
  let decimals = CHANCE_DECIMALS;
  while (isTooSmall(percent, decimals)) decimals += 1;
  return `${decimalsOf(percent, decimals)} %`;
}

/** Zero has no digits to show. */
const isTooSmall = ({ numerator, denominator }: Fraction, decimals: number): boolean =>
  numerator > 0n && numerator * 10n ** BigInt(decimals) < 100n * denominator;

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

/** Where the chance comes from, for every round that is shared [FAIR-6, FAIR-14]. */
export const SHARED_SEEDS: Bilingual = {
  en: "The result follows from the round's server seed, the public salt and the number of the round, and from nothing else. The seeds are a chain: each is the hash of the next one, and the end of the chain was published before the first round, so no seed can be chosen or changed afterwards. Neither earlier rounds nor who plays, what is staked, the time of day or the result of the house changes it, and no near miss is arranged. A demo round has the same mathematics.",
  bn: "ফল আসে রাউন্ডের সার্ভার সিড, সবার জানা সল্ট (salt) ও রাউন্ডের নম্বর থেকে, আর কিছু থেকে নয়। সিডগুলো একটি শিকলের মতো: প্রতিটি তার পরেরটির হ্যাশ, আর শিকলের শেষ প্রান্ত প্রথম রাউন্ডের আগেই প্রকাশ করা হয়েছে; তাই পরে কোনো সিড বেছে নেওয়া বা বদলানো যায় না। আগের রাউন্ড, কে খেলছেন, কত বাজি, দিনের সময় বা হাউসের লাভ-ক্ষতি তা বদলায় না; অল্পের জন্য হেরে যাওয়ার দৃশ্যও সাজানো হয় না। ডেমো রাউন্ডের গণিতও একই।",
};

export const paragraphs = (rules: {
  readonly bn: readonly string[];
  readonly en: readonly string[];
}): Bilingual => ({ bn: rules.bn.join("\n\n"), en: rules.en.join("\n\n") });
