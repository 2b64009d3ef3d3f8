// The rules of Limbo for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { multiplierText } from "../instant/multiplier.ts";
import { moneyText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { CountedTargets } from "../instant/target-count.ts";
import { drawSaid, targetParagraphs } from "../instant/target-text.ts";
import type { Bilingual } from "../sheet.ts";
import { limboStakeRange } from "./limbo-pay.ts";
import type { LimboTable } from "./limbo-table.ts";

export function limboRules(table: LimboTable, counted: CountedTargets): Bilingual {
  const said = figuresOf(table);
  const figures = targetParagraphs(table, counted);
  return paragraphs({
    bn: [...bengali(said), ...figures.bn, SEEDS_ALONE.bn],
    en: [...english(said), ...figures.en, SEEDS_ALONE.en],
  });
}

const figuresOf = (table: LimboTable) => ({
  ...drawSaid(table),
  targetFrom: multiplierText(table.smallestTargetHundredths),
  targetTo: multiplierText(table.largestTargetHundredths),
  stakeFrom: moneyText(table.smallestStakeMinor),
  stakeTo: moneyText(table.largestStakeMinor),
  largestWin: moneyText(table.largestWinMinor),
  fittingStake: moneyText(limboStakeRange(table, table.largestTargetHundredths).largestStakeMinor),
});

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `Limbo draws one number u from 1 to ${said.span} = ${said.spanDigits}, each equally likely, and turns it into a multiplier, the result: ${said.formula}, cut to two decimals, but never less than ${said.lowestBurst}. The smaller u, the higher the result; it has no upper bound of its own.`,
  `You name a target from ${said.targetFrom} to ${said.targetTo} in steps of 0.01. You win when the result is your target or higher.`,
  `A win pays stake × target, the stake included, cut once to the poisha, however far the result went beyond the target. A result below the target pays nothing.`,
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a round pays at most ${said.largestWin}. A choice that could pay more is refused before the bet, and the largest stake that fits is named; at a target of ${said.targetTo} it is ${said.fittingStake}.`,
];

const bengali = (said: Said): readonly string[] => [
  `লিম্বোতে 1 থেকে ${said.span} = ${said.spanDigits} পর্যন্ত একটি সংখ্যা u ওঠে, প্রতিটির সম্ভাবনা সমান; তা থেকে একটি গুণক হয়, সেটিই ফল: ${said.formula}, দশমিকের পর ২ ঘর রেখে বাকিটা বাদ, তবে কখনো ${said.lowestBurst}-এর কম নয়। u যত ছোট, ফল তত বড়; ফলের নিজের কোনো ঊর্ধ্বসীমা নেই।`,
  `আপনি ${said.targetFrom} থেকে ${said.targetTo} পর্যন্ত 0.01 ধাপে একটি লক্ষ্য ঠিক করবেন। ফল আপনার লক্ষ্যের সমান বা বেশি হলে আপনি জেতেন।`,
  `জিতলে পাবেন বাজির পরিমাণ × লক্ষ্য, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। ফল লক্ষ্য ছাড়িয়ে যত দূরই যাক, প্রাপ্তি একই। ফল লক্ষ্যের কম হলে কিছু পাওয়া যায় না।`,
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; এক রাউন্ডে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। এর বেশি দিতে হতে পারে এমন বাজি নেওয়া হয় না, আর সর্বোচ্চ কত বাজি ধরা যাবে তা জানানো হয়; লক্ষ্য ${said.targetTo} হলে তা ${said.fittingStake}।`,
];
