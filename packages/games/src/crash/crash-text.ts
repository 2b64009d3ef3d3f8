// The rules of Crash for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { nearestText } from "../exact.ts";
import { multiplierText } from "../instant/multiplier.ts";
import { bengaliDigits, chanceText, moneyText, paragraphs, SHARED_SEEDS } from "../instant/rule-text.ts";
import type { CountedTargets } from "../instant/target-count.ts";
import { drawSaid, targetParagraphs } from "../instant/target-text.ts";
import type { Bilingual } from "../sheet.ts";
import { GROWTH_FORMULA } from "./crash-growth.ts";
import { crashLastHundredths } from "./crash-pay.ts";
import { CRASH_BETTING_MS } from "./crash-table.ts";
import type { CrashTable } from "./crash-table.ts";

export function crashRules(table: CrashTable, counted: CountedTargets): Bilingual {
  const said = figuresOf(table, counted);
  const figures = targetParagraphs(table, counted);
  return paragraphs({
    bn: [...bengali(said), ...figures.bn, SHARED_SEEDS.bn],
    en: [...english(said), ...figures.en, SHARED_SEEDS.en],
  });
}

function figuresOf(table: CrashTable, { lines }: CountedTargets) {
  const topChance = lines.at(-1)?.hitFrequency;
  return {
    bettingSeconds: (CRASH_BETTING_MS / 1_000).toString(),
    growth: GROWTH_FORMULA,
    ...drawSaid(table),
    targetFrom: multiplierText(table.smallestTargetHundredths),
    top: multiplierText(table.topHundredths),
    topChance: topChance === undefined ? "" : chanceText(topChance, nearestText),
    stakeFrom: moneyText(table.smallestStakeMinor),
    stakeTo: moneyText(table.largestStakeMinor),
    largestWin: moneyText(table.largestWinMinor),
    lastOfLargest: multiplierText(
      crashLastHundredths(table, { ...table, stakeMinor: table.largestStakeMinor, autoHundredths: null }),
    ),
  };
}

type Said = ReturnType<typeof figuresOf>;

const english = (said: Said): readonly string[] => [
  `Crash is one round for all players. After ${said.bettingSeconds} seconds of betting the multiplier climbs from 1.00, as ${said.growth} after t seconds, in steps of 0.01, until it bursts. A bet that was cashed out before the burst pays; one that was not is lost.`,
  `Where it bursts is drawn before the round begins: one number u from 1 to ${said.span} = ${said.spanDigits}, each equally likely, gives the burst: ${said.formula}, cut to two decimals, but never less than ${said.lowestBurst} and never more than ${said.top}. A round that bursts at ${said.lowestBurst} pays nobody.`,
  `You may have up to two bets in a round. Each can be cashed out by hand or by itself, at a target that you name before the round, from ${said.targetFrom} to ${said.top}. A target pays when the burst is at the target or above it, and then pays exactly the target. By hand the server's clock decides: the multiplier at the moment your request arrives counts, and a request that arrives after the burst loses, even when your screen still climbed. Nothing seen on the way tells where it will burst, so a cash-out by hand returns what its multiplier would have returned as a target.`,
  `A cash-out pays stake × multiplier, the stake included, cut once to the poisha.`,
  `At ${said.top} the round ends and every bet that is still open is cashed out; a round comes this far with a chance of ${said.topChance}. This changes no chance and no return: a bet without a target is the same as one with the target ${said.top}, and no target lies above it.`,
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a bet pays at most ${said.largestWin}. It is cashed out by itself at the last multiplier whose win stays within that; the game shows this multiplier before the bet. At the largest stake it is ${said.lastOfLargest}. It is a target like any other and returns what every target returns, so the return stays the same.`,
];

const bengali = (said: Said): readonly string[] => [
  `ক্র্যাশে সব খেলোয়াড়ের জন্য একটিই রাউন্ড। বাজি ধরার জন্য ${bengaliDigits(said.bettingSeconds)} সেকেন্ড সময় থাকে; তারপর গুণক 1.00 থেকে 0.01 ধাপে উঠতে থাকে, t সেকেন্ড পর তা ${said.growth}, যতক্ষণ না ফেটে যায়। ফাটার আগে যে বাজির টাকা তুলে নেওয়া হয়েছে, তা পাওয়া যায়; যেটির হয়নি, তার টাকা যায়।`,
  `কোথায় ফাটবে তা রাউন্ড শুরুর আগেই ঠিক হয়: 1 থেকে ${said.span} = ${said.spanDigits} পর্যন্ত একটি সংখ্যা u ওঠে, প্রতিটির সম্ভাবনা সমান; ফাটার গুণক ${said.formula}, দশমিকের পর ২ ঘর রেখে বাকিটা বাদ, তবে কখনো ${said.lowestBurst}-এর কম বা ${said.top}-এর বেশি নয়। ${said.lowestBurst}-তে ফাটলে সেই রাউন্ডে কেউ কিছু পান না।`,
  `এক রাউন্ডে আপনি সর্বোচ্চ দুটি বাজি ধরতে পারেন। প্রতিটির টাকা নিজে তুলতে পারেন, কিংবা রাউন্ডের আগে ${said.targetFrom} থেকে ${said.top} পর্যন্ত একটি লক্ষ্য ঠিক করে দিলে তা নিজে থেকেই উঠে আসে। লক্ষ্যে বা তার ওপরে ফাটলে ঠিক লক্ষ্যের গুণকেই টাকা পাবেন। নিজে তুললে সার্ভারের ঘড়িই শেষ কথা: আপনার অনুরোধ যখন পৌঁছায়, তখনকার গুণক ধরা হয়; ফাটার পরে পৌঁছালে বাজিটি হারে, আপনার পর্দায় গুণক তখনো উঠতে থাকলেও। কোথায় ফাটবে তা মাঝপথে কিছু দেখেই বোঝা যায় না, তাই যে গুণকে নিজে তুলবেন, সেটি লক্ষ্য হলে যত ফেরত আসত, এতেও ততই আসে।`,
  `টাকা তুললে পাবেন বাজির পরিমাণ × গুণক, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়।`,
  `${said.top}-এ রাউন্ড শেষ, আর তখনো খোলা সব বাজির টাকা তুলে দেওয়া হয়; কোনো রাউন্ড এত দূর যাওয়ার সম্ভাবনা ${said.topChance}। এতে কোনো সম্ভাবনা বা ফেরতের হার বদলায় না: লক্ষ্য ছাড়া বাজি আর ${said.top} লক্ষ্যের বাজি একই, আর এর ওপরে কোনো লক্ষ্য নেই।`,
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; একটি বাজিতে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। প্রাপ্তি যে শেষ গুণক পর্যন্ত এর মধ্যে থাকে, সেখানে টাকা নিজে থেকেই তুলে দেওয়া হয়; গুণকটি বাজির আগেই দেখানো হয়। সবচেয়ে বড় বাজিতে তা ${said.lastOfLargest}। এটিও অন্য যেকোনো লক্ষ্যের মতোই, ফেরতও সব লক্ষ্যের সমান, তাই ফেরতের হার একই থাকে।`,
];
