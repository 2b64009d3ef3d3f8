// The paragraphs of the rules that follow from a burst and a target alone: how the multiplier is drawn, how likely a target
// is, what it returns and how that was found. Every figure in them comes from the table or was counted.
import { difference, fractionText, nearestText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { burstHundredths, burstSpan } from "./burst.ts";
import type { BurstTable } from "./burst.ts";
import { multiplierOf, multiplierText } from "./multiplier.ts";
import { exactText, moneyText } from "./rule-text.ts";
import type { CountedTargets } from "./target-count.ts";

/** The chance of a target of t hundredths. */
export const targetChanceFormula = ({ spanBits, returnHundredths }: BurstTable): string =>
  `P = ⌊${returnHundredths} × 2^${spanBits} ÷ t⌋ ÷ 2^${spanBits}`;

/** How the multiplier is drawn, in the words of a sentence that goes on after a colon. */
export function drawSaid(table: BurstTable) {
  return {
    span: `2^${table.spanBits}`,
    spanDigits: burstSpan(table).toString(),
    formula: `${multiplierText(table.returnHundredths)} × 2^${table.spanBits} ÷ u`,
    lowestBurst: multiplierText(burstHundredths(table, burstSpan(table))),
  };
}

/** Chance, hit frequency and variance; return; the cut; how the figures were found. */
export function targetParagraphs(
  table: BurstTable,
  counted: CountedTargets,
): Readonly<Record<"bn" | "en", readonly string[]>> {
  const said = figuresOf(table, counted);
  return { bn: bengali(said), en: english(said) };
}

function figuresOf(table: BurstTable, { lowest, lowestCut }: CountedTargets) {
  const owed = multiplierOf(table.returnHundredths);
  return {
    span: `2^${table.spanBits}`,
    returnHundredths: table.returnHundredths.toString(),
    chance: targetChanceFormula(table),
    owed: exactText(owed),
    lowest: nearText(lowest.returnToPlayer),
    lowestTarget: multiplierText(lowest.targetHundredths),
    lack: nearestText(difference(owed, lowest.returnToPlayer), LACK_DECIMALS),
    lowestCut: nearText(lowestCut.returnToPlayer),
    lowestCutTarget: multiplierText(lowestCut.targetHundredths),
    lowestCutStake: moneyText(lowestCut.stakeMinor),
  };
}

/** Less than a step of the draw for each hundredth of the target: very little. */
const LACK_DECIMALS = 12;

/** The exact fraction, and its decimals to the nearest. */
const nearText = (value: Fraction): string => `${fractionText(value)} ≈ ${nearestText(value, 6)}`;

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `Chance: let t be the target in hundredths. The multiplier reaches it when u is at most ${said.returnHundredths} × ${said.span} ÷ t, so ${said.chance}, where ⌊ ⌋ cuts to a whole number. The hit frequency, the chance to get more than the stake, is P. Variance of the payout for each 1.00 staked, before the cut: (t ÷ 100)² × P × (1 − P).`,
  `Return to player: t ÷ 100 × P of the stakes, before the cut to the poisha. Because P is a whole number of parts of ${said.span}, this lies at or a hair below ${said.owed}. The target that returns least is ${said.lowestTarget}: it returns ${said.lowest}, which is ${said.lack} less. A decimal cut here would read a whole step lower than the figure is, so here decimals are rounded to the nearest; the fraction is exact.`,
  `Nothing is cut from stakes without poisha. From others the cut takes less than 0.01 from a win, so small ones return a little less: the lowest return of all is ${said.lowestCut}, for a stake of ${said.lowestCutStake} at a target of ${said.lowestCutTarget}.`,
  `How the figures were found: by exact counting. A larger u never gives a higher multiplier, so the winning numbers are those up to one edge; for every line of the pay table the code that pays was asked on both sides of that edge. Nothing was simulated.`,
];

const bengali = (said: Said): readonly string[] => [
  `সম্ভাবনা: 0.01-কে একক ধরলে লক্ষ্যটি যত, তাকে বলা যাক t। u-এর মান ${said.returnHundredths} × ${said.span} ÷ t বা তার কম হলে গুণক লক্ষ্যে পৌঁছায়, তাই ${said.chance}; এখানে ⌊ ⌋ মানে ভগ্নাংশ বাদ। জেতার হার, অর্থাৎ বাজির চেয়ে বেশি পাওয়ার সম্ভাবনা, হলো P। প্রতি 1.00 বাজিতে প্রাপ্তির ভেদাঙ্ক (variance), ভগ্নাংশ বাদ দেওয়ার আগে: (t ÷ 100)² × P × (1 − P)।`,
  `ফেরতের হার (RTP): পয়সার ভগ্নাংশ বাদ দেওয়ার আগে মোট বাজির t ÷ 100 × P। P সব সময় ${said.span} ভাগের পূর্ণসংখ্যক ভাগ, তাই হারটি ${said.owed}-এর সমান বা তার চেয়ে অতি সামান্য কম। সব লক্ষ্যের মধ্যে সবচেয়ে কম ফেরত ${said.lowestTarget}-এ: ${said.lowest}, যা ${said.lack} কম। এখানে দশমিকের বাকি ঘর বাদ দিলে হারটি আসলের চেয়ে পুরো এক ধাপ কম দেখাত, তাই এই খেলায় দশমিক নিকটতম মানে দেখানো হয়; ভগ্নাংশটি হুবহু সঠিক।`,
  `পয়সা ছাড়া পুরো টাকার বাজিতে কিছুই বাদ যায় না। অন্য বাজিতে একটি জয় থেকে 0.01-এর কম বাদ যায়, তাই ছোট বাজিতে হার সামান্য কম: সব মিলিয়ে সবচেয়ে কম হার ${said.lowestCut}, যখন বাজি ${said.lowestCutStake} আর লক্ষ্য ${said.lowestCutTarget}।`,
  `হিসাব যেভাবে করা: হুবহু গুনে। u বড় হলে গুণক কখনো বাড়ে না, তাই জয়ী সংখ্যাগুলো একটি সীমা পর্যন্তই থাকে; যে কোড টাকা দেয়, সেটি দিয়েই তালিকার প্রতিটি সারির জন্য সেই সীমার দুই পাশ পরীক্ষা করা হয়েছে। কিছুই অনুমান করা হয়নি।`,
];
