// The rules of Dice for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { fraction, fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import {
  bengaliDigits,
  countText,
  exactText,
  moneyText,
  paragraphs,
  SEEDS_ALONE,
} from "../instant/rule-text.ts";
import type { Bilingual } from "../sheet.ts";
import type { LowestReturn } from "./dice-count.ts";
import { diceStakeRange, diceThresholdStep, stepText } from "./dice-pay.ts";
import type { DiceTable } from "./dice-table.ts";

const EXAMPLE_CHANCE_STEPS = 4_950;

export interface CountedFigures {
  readonly returnToPlayer: Fraction;
  readonly lowest: LowestReturn;
}

export const percentText = (chanceSteps: number): string => `${stepText(chanceSteps)} %`;

export function diceRules(table: DiceTable, counted: CountedFigures): Bilingual {
  const said = figuresOf(table, counted);
  return paragraphs({ bn: bengali(said), en: english(said) });
}

function figuresOf(table: DiceTable, { returnToPlayer, lowest }: CountedFigures) {
  return {
    steps: countText(table.steps),
    returnSteps: countText(table.returnSteps),
    lastRoll: stepText(table.steps - 1),
    whole: stepText(table.steps),
    chanceFrom: percentText(table.smallestChanceSteps),
    chanceTo: percentText(table.largestChanceSteps),
    chances: countText(table.largestChanceSteps - table.smallestChanceSteps + 1),
    example: percentText(EXAMPLE_CHANCE_STEPS),
    underTo: stepText(diceThresholdStep(table, "under", EXAMPLE_CHANCE_STEPS) - 1),
    overFrom: stepText(diceThresholdStep(table, "over", EXAMPLE_CHANCE_STEPS)),
    stakeFrom: moneyText(table.smallestStakeMinor),
    stakeTo: moneyText(table.largestStakeMinor),
    largestWin: moneyText(table.largestWinMinor),
    fittingStake: moneyText(diceStakeRange(table, table.smallestChanceSteps).largestStakeMinor),
    returned: exactText(returnToPlayer),
    lowest: exactText(lowest.returnToPlayer),
    lowestChance: percentText(lowest.chanceSteps),
    squared: fractionText(fraction(returnToPlayer.numerator ** 2n, returnToPlayer.denominator ** 2n)),
  };
}

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `Dice rolls a number from 0.00 to ${said.lastRoll} in steps of 0.01: ${said.steps} rolls, each equally likely.`,
  `You choose a side and your chance to win, from ${said.chanceFrom} to ${said.chanceTo} in steps of 0.01 %. Let c be the chance in hundredths of a percent. Under wins when the roll is below c ÷ 100. Over wins when the roll is ${said.whole} − c ÷ 100 or more. On both sides exactly c of the ${said.steps} rolls win. Example: at ${said.example}, Under wins from 0.00 to ${said.underTo} and Over wins from ${said.overFrom} to ${said.lastRoll}.`,
  `A win pays stake × ${said.returnSteps} ÷ c, the stake included, cut once to the poisha. The multiplier shown is ${said.returnSteps} ÷ c cut to 4 decimals. A roll that does not win pays nothing.`,
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a round pays at most ${said.largestWin}. A choice that could pay more is refused before the bet, and the largest stake that fits is named; at ${said.chanceFrom} it is ${said.fittingStake}.`,
  `Return to player: ${said.returned} of the stakes at every chance and on both sides, before the cut to the poisha. The cut takes less than 0.01 from a win, so small stakes return a little less: for a stake of ${said.stakeFrom} the lowest return is ${said.lowest}, at a chance of ${said.lowestChance}. No other stake and no other chance returns less than that.`,
  `Hit frequency, the chance to get more than the stake: c ÷ ${said.steps}. Variance of the payout for each 1.00 staked, before the cut: ${said.squared} × (${said.steps} − c) ÷ c.`,
  `How the figures were found: by exact enumeration. For every line of the pay table the code that pays was asked about each of the ${said.steps} rolls on both sides, and the wins were counted; the tests that come with the code do the same for all ${said.chances} chances. Nothing was simulated, and nothing was rounded up.`,
  SEEDS_ALONE.en,
];

const bengali = (said: Said): readonly string[] => [
  `ডাইসে 0.00 থেকে ${said.lastRoll} পর্যন্ত 0.01 ধাপে একটি সংখ্যা ওঠে: মোট ${bengaliDigits(said.steps)}টি সম্ভাব্য ফল, প্রতিটির সম্ভাবনা সমান।`,
  `আপনি একটি দিক আর জেতার সম্ভাবনা বেছে নেবেন; সম্ভাবনা ${said.chanceFrom} থেকে ${said.chanceTo}, 0.01 % ধাপে। 0.01 %-কে একক ধরলে সম্ভাবনাটি যত, তাকে বলা যাক c। ফল c ÷ 100-এর কম হলে আন্ডার জেতে। ফল ${said.whole} − c ÷ 100 বা তার বেশি হলে ওভার জেতে। দুই দিকেই ${bengaliDigits(said.steps)}টি ফলের মধ্যে ঠিক c-টি জেতে। উদাহরণ: ${said.example} সম্ভাবনায় আন্ডার জেতে 0.00 থেকে ${said.underTo} পর্যন্ত, আর ওভার জেতে ${said.overFrom} থেকে ${said.lastRoll} পর্যন্ত।`,
  `জিতলে পাবেন বাজির পরিমাণ × ${said.returnSteps} ÷ c, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। দেখানো গুণকটি ${said.returnSteps} ÷ c, দশমিকের পর ৪ ঘর রেখে বাকিটা বাদ। না জিতলে কিছু পাওয়া যায় না।`,
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; এক রাউন্ডে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। এর বেশি দিতে হতে পারে এমন বাজি নেওয়া হয় না, আর সর্বোচ্চ কত বাজি ধরা যাবে তা জানানো হয়; ${said.chanceFrom} সম্ভাবনায় তা ${said.fittingStake}।`,
  `ফেরতের হার (RTP): পয়সার ভগ্নাংশ বাদ দেওয়ার আগে সব সম্ভাবনায় ও দুই দিকেই মোট বাজির ${said.returned}। ভগ্নাংশ বাদ দিলে একটি জয় থেকে 0.01-এর কম কমে, তাই ছোট বাজিতে হার সামান্য কম: ${said.stakeFrom} বাজিতে সবচেয়ে কম হার ${said.lowest}, যখন সম্ভাবনা ${said.lowestChance}। অন্য কোনো বাজি বা সম্ভাবনায় হার এর চেয়ে কম নয়।`,
  `জেতার হার, অর্থাৎ বাজির চেয়ে বেশি পাওয়ার সম্ভাবনা: c ÷ ${said.steps}। প্রতি 1.00 বাজিতে প্রাপ্তির ভেদাঙ্ক (variance), ভগ্নাংশ বাদ দেওয়ার আগে: ${said.squared} × (${said.steps} − c) ÷ c।`,
  `হিসাব যেভাবে করা: সব ফল একে একে গুনে। যে কোড টাকা দেয়, সেটি দিয়েই তালিকার প্রতিটি সারির জন্য দুই দিকের ${bengaliDigits(said.steps)}টি ফলের প্রতিটি পরীক্ষা করে জয়গুলো গোনা হয়েছে; কোডের সঙ্গে থাকা পরীক্ষাগুলো ${bengaliDigits(said.chances)}টি সম্ভাবনার সবগুলোর জন্যই তা করে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`,
  SEEDS_ALONE.bn,
];
