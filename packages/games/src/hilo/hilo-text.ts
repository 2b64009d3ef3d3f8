// The rules of Hi-lo for people, in both languages. Every figure in them comes from the table or was counted, so a text
// cannot say something else than the code does.
import { decimalText, fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { bengaliDigits, exactText, moneyText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { Bilingual } from "../sheet.ts";
import type { HiloStep } from "./hilo-count.ts";
import { hiloMultiplierText, rightRanks } from "./hilo-pay.ts";
import type { HiloTable } from "./hilo-table.ts";

const EXAMPLE = { card: 8, guess: "higher" } as const;
const NAMED: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** A rank as cards show it. */
export const rankText = (card: number): string => NAMED[card] ?? String(card);

export interface CountedHilo {
  readonly returnToPlayer: Fraction;
  /** The most a stake can be multiplied by, and how likely a chain is that pays as much. */
  readonly most: Fraction;
  readonly rarest: Fraction;
  readonly lowest: HiloStep & { readonly returned: Fraction };
}

export function hiloRules(table: HiloTable, counted: CountedHilo): Bilingual {
  const said = figuresOf(table, counted);
  return paragraphs({ bn: bengali(said), en: english(said) });
}

function figuresOf(table: HiloTable, { returnToPlayer, most, rarest, lowest }: CountedHilo) {
  const right = rightRanks(table, EXAMPLE.card, EXAMPLE.guess);
  return {
    ranks: String(table.ranks),
    lowestCard: rankText(1),
    highestCard: rankText(table.ranks),
    skips: String(table.mostSkips),
    percent: String(table.returnPercent),
    exampleCard: rankText(EXAMPLE.card),
    exampleChance: `${right} ÷ ${table.ranks}`,
    examplePays: hiloMultiplierText(table, [right]),
    stakeFrom: moneyText(table.smallestStakeMinor),
    stakeTo: moneyText(table.largestStakeMinor),
    largestWin: moneyText(table.largestWinMinor),
    most: decimalText(most, 4),
    rarest: fractionText(rarest),
    returned: exactText(returnToPlayer),
    lowest: exactText(lowest.returned),
    lowestChance: fractionText(lowest.chance),
  };
}

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `One card lies open. The deck is endless and has ${said.ranks} ranks, from ${said.lowestCard}, the lowest, to ${said.highestCard}; at every draw each rank is equally likely.`,
  `Guess whether the next card is higher or the same, or lower or the same. On the ${said.lowestCard} the guesses are higher, and the same; on the ${said.highestCard} lower, and the same: no guess is certain. A right guess raises the multiplier and the next card lies open; a wrong one ends the round, and the stake is lost. After any right guess you may cash out. You may skip a card, up to ${said.skips} times in a round; that costs and changes nothing.`,
  `A chain of right guesses pays stake × ${said.percent} ÷ (100 × the product of their chances), the stake included, cut once to the poisha: the ${said.percent} ÷ 100 is taken once, not at every guess. The multiplier shown is cut to 4 decimals. Example: on the ${said.exampleCard} the guess "higher or the same" has a chance of ${said.exampleChance} and pays ${said.examplePays} as a first guess.`,
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a round pays at most ${said.largestWin}. A guess whose win would be larger is not offered, and when no guess on any card fits any more the round cashes itself out; the game shows the largest multiplier of your stake before the bet. At the smallest stake it is ${said.most}. A chain that pays x times the stake has a chance of ${said.percent} ÷ (100 × x), which is ${said.rarest} there.`,
  `Return to player: ${said.returned} of the stakes, whatever you guess and wherever you stop, before the cut to the poisha. The cut takes less than 0.01 from a win, so small stakes return a little less: for a first guess with a stake of ${said.stakeFrom} the lowest return is ${said.lowest}, at a chance of ${said.lowestChance}.`,
  `For whoever means to stop after a chain the hit frequency, the chance to get more than the stake, is the product p of its chances; the variance of the payout for each 1.00 staked, before the cut, is (${said.percent} ÷ 100)² × (1 − p) ÷ p.`,
  `How the figures were found: by exact recursion from guess to guess, on every card, with the code that pays. Nothing was simulated, and nothing was rounded up.`,
  `A round that was cut off waits for you exactly as it was, on any device. ${SEEDS_ALONE.en}`,
];

const bengali = (said: Said): readonly string[] => [
  `একটি তাস খোলা থাকে। তাসের গাদা অফুরন্ত, মান ${bengaliDigits(said.ranks)}টি: সবচেয়ে ছোট ${said.lowestCard}, সবচেয়ে বড় ${said.highestCard}; প্রতিবার তোলার সময় প্রতিটি মানের সম্ভাবনা সমান।`,
  `পরের তাসটি বড় বা সমান হবে, নাকি ছোট বা সমান, তা বলুন। ${said.lowestCard}-এর ওপর বলা যায় বড় কিংবা সমান; ${said.highestCard}-এর ওপর ছোট কিংবা সমান: কোনো অনুমানই নিশ্চিত নয়। ঠিক হলে গুণক বাড়ে আর পরের তাস খোলা হয়; ভুল হলে রাউন্ড শেষ, বাজির টাকা যায়। যেকোনো ঠিক অনুমানের পর আপনি টাকা তুলে নিতে পারেন। কোনো তাস বাদও দিতে পারেন, এক রাউন্ডে ${bengaliDigits(said.skips)} বার পর্যন্ত; তাতে খরচ নেই, কিছু বদলায়ও না।`,
  `পরপর ঠিক অনুমানে পাবেন বাজির পরিমাণ × ${said.percent} ÷ (100 × সম্ভাবনাগুলোর গুণফল), বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। ${said.percent} ÷ 100 একবারই ধরা হয়, প্রতি অনুমানে নয়। দেখানো গুণকে দশমিকের পর ৪ ঘর রেখে বাকিটা বাদ। উদাহরণ: ${said.exampleCard}-এর ওপর ‘বড় বা সমান’-এর সম্ভাবনা ${said.exampleChance}, প্রথম অনুমান হলে ${said.examplePays} গুণ।`,
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; এক রাউন্ডে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। যে অনুমানে এর বেশি দিতে হতো তা দেখানো হয় না, আর কোনো তাসেই কোনো অনুমান আর না আঁটলে টাকা নিজে থেকেই তুলে দেওয়া হয়; আপনার বাজিতে সর্বোচ্চ গুণক কত, তা বাজির আগেই দেখানো হয়। সবচেয়ে ছোট বাজিতে তা ${said.most}। বাজির x গুণ পাওয়ার সম্ভাবনা ${said.percent} ÷ (100 × x), অর্থাৎ সেখানে ${said.rarest}।`,
  `ফেরতের হার (RTP): পয়সার ভগ্নাংশ বাদ দেওয়ার আগে মোট বাজির ${said.returned}, যা-ই অনুমান করুন আর যেখানেই থামুন। ভগ্নাংশ বাদ দিলে একটি জয় থেকে 0.01-এর কম কমে, তাই ছোট বাজিতে হার সামান্য কম: ${said.stakeFrom} বাজির প্রথম অনুমানে সবচেয়ে কম হার ${said.lowest}, যখন সম্ভাবনা ${said.lowestChance}।`,
  `কয়েকটি অনুমানের পর থামবেন ঠিক করলে জেতার হার, অর্থাৎ বাজির চেয়ে বেশি পাওয়ার সম্ভাবনা, হলো সম্ভাবনাগুলোর গুণফল p; প্রতি 1.00 বাজিতে প্রাপ্তির ভেদাঙ্ক (variance), ভগ্নাংশ বাদ দেওয়ার আগে: (${said.percent} ÷ 100)² × (1 − p) ÷ p।`,
  `হিসাব যেভাবে করা: যে কোড টাকা দেয়, সেটি দিয়েই প্রতিটি তাসের প্রতিটি অনুমান থেকে পরের অনুমানে ধাপে ধাপে গুনে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`,
  `মাঝপথে থেমে যাওয়া রাউন্ড ঠিক যেমন ছিল তেমনই আপনার অপেক্ষায় থাকে, যেকোনো ডিভাইসে। ${SEEDS_ALONE.bn}`,
];
