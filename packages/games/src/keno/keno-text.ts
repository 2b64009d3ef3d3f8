// The rules of Keno for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { waysToChoose } from "../instant/combinations.ts";
import { multiplierText } from "../instant/multiplier.ts";
import { bengaliDigits, countText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { CountedTable } from "../instant/table-count.ts";
import { tableName, tableParagraphs } from "../instant/table-text.ts";
import type { Bilingual } from "../sheet.ts";
import { kenoMultiplier } from "./keno-pay.ts";
import type { KenoChoice, KenoTable } from "./keno-table.ts";

const PICKS: Bilingual = { bn: "বাছাই", en: "picks" };

/** What the rules explain the names of the pay table with. */
const EXAMPLE_HITS = 2;

export function kenoRules(table: KenoTable, tables: readonly CountedTable[]): Bilingual {
  const said = figuresOf(table, tables);
  const figures = tableParagraphs(table, tables, PICKS);
  return paragraphs({
    bn: [...bengali(said), ...figures.bn, bengaliMethod(said), SEEDS_ALONE.bn],
    en: [...english(said), ...figures.en, englishMethod(said), SEEDS_ALONE.en],
  });
}

function figuresOf(table: KenoTable, tables: readonly CountedTable[]) {
  const most: KenoChoice = { risk: "high", pickCount: table.multipliers.high.length };
  const example: KenoChoice = { risk: "low", pickCount: table.multipliers.low.length };
  return {
    numbers: table.numbers.toString(),
    drawn: table.drawn.toString(),
    undrawn: (table.numbers - table.drawn).toString(),
    draws: countText(Number(waysToChoose(table.numbers, table.drawn))),
    mostPicks: most.pickCount.toString(),
    mostPays: multiplierText(kenoMultiplier(table, most, most.pickCount)),
    tables: tables.length.toString(),
    example: `${tableName({ risk: example.risk, size: example.pickCount })} · ${EXAMPLE_HITS}`,
    exampleHits: EXAMPLE_HITS.toString(),
    examplePicks: example.pickCount.toString(),
    examplePays: multiplierText(kenoMultiplier(table, example, EXAMPLE_HITS)),
  };
}

type Said = ReturnType<typeof figuresOf>;

const bengali = (said: Said): readonly string[] => [
  `কেনোতে 1 থেকে ${said.numbers}-এর মধ্যে ${bengaliDigits(said.drawn)}টি আলাদা সংখ্যা ওঠে: সব সংখ্যা এলোমেলো করে সাজানো হয়, আর প্রথম ${bengaliDigits(said.drawn)}টি তোলা হয়। সম্ভাব্য ${bengaliDigits(said.draws)}টি ড্রয়ের প্রতিটির সম্ভাবনা সমান।`,
  `আপনি ১ থেকে ${bengaliDigits(said.mostPicks)}টি সংখ্যা আর একটি ঝুঁকি বেছে নেবেন: কম (low), মাঝারি (medium) বা বেশি (high)। আপনার বাছা যে সংখ্যা ওঠে, সেটিই একটি মিল। কয়টি মিলল, তা দেখে আপনার ঝুঁকি ও বাছাইয়ের তালিকা অনুযায়ী টাকা দেওয়া হয়। কম ঝুঁকিতে ঘন ঘন টাকা পাওয়া যায়, অল্প মিলেও ছোট অঙ্ক আসে; বেশি ঝুঁকিতে টাকা আসে শুধু অনেক মিল হলে, ${bengaliDigits(said.mostPicks)}টির সবগুলো মিললে বাজির ${said.mostPays} গুণ পর্যন্ত।`,
  `প্রতিটি ঝুঁকি ও বাছাইয়ের সংখ্যার জন্য আলাদা তালিকা, মোট ${bengaliDigits(said.tables)}টি। জয়ের তালিকায় প্রতিটি লাইনে পরপর ঝুঁকি, কয়টি বাছা ও কয়টি মিল লেখা থাকে। যেমন ${said.example} মানে কম ঝুঁকিতে ${bengaliDigits(said.examplePicks)}টি বেছে ${bengaliDigits(said.exampleHits)}টি মিলেছে; প্রতি 1.00 বাজিতে পাবেন ${said.examplePays}।`,
  "আপনি পাবেন বাজির পরিমাণ × গুণক, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। গুণক 1.00-এর কম হলে বাজির একটি অংশ ফেরত আসে; 0.00 হলে কিছু পাওয়া যায় না।",
];

const english = (said: Said): readonly string[] => [
  `Keno draws ${said.drawn} different numbers from 1 to ${said.numbers}: the numbers are shuffled, and the first ${said.drawn} are drawn. Each of the ${said.draws} possible draws is equally likely.`,
  `You pick 1 to ${said.mostPicks} numbers and a risk: low, medium or high. Every pick that is drawn is a hit. The number of hits decides what you get, by the table for your risk and your number of picks. Low risk pays often, with small sums for few hits; high risk pays only for many hits, up to ${said.mostPays} times the stake when all ${said.mostPicks} picks hit.`,
  `There are ${said.tables} tables, one for each risk and number of picks. Every line of the pay table names risk, picks and hits in this order: ${said.example} is low risk with ${said.exampleHits} hits on ${said.examplePicks} picks, and pays ${said.examplePays} for each 1.00 staked.`,
  "A round pays stake × multiplier, the stake included, cut once to the poisha. A multiplier below 1.00 gives back a part of the stake; 0.00 pays nothing.",
];

const bengaliMethod = (said: Said): string =>
  `হিসাব যেভাবে করা: সব ফল একে একে গুনে। k-টি বেছে h-টি মেলার সম্ভাবনা C(${said.drawn}, h) × C(${said.undrawn}, k − h) ÷ C(${said.numbers}, k); এখানে C(n, k) মানে n-টি থেকে k-টি কতভাবে বেছে নেওয়া যায়। যে কোড টাকা দেয়, সেটি দিয়েই প্রতিটি তালিকার প্রতিটি মিলের প্রাপ্তি বের করে তার সঠিক সম্ভাবনা দিয়ে গুণ করা হয়েছে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`;

const englishMethod = (said: Said): string =>
  `How the figures were found: by exact enumeration. h hits on k picks come with a chance of C(${said.drawn}, h) × C(${said.undrawn}, k − h) ÷ C(${said.numbers}, k), where C(n, k) is the number of ways to choose k of n. For every table and every number of hits the code that pays was asked what it pays, and each answer was weighted with its exact chance. Nothing was simulated, and nothing was rounded up.`;
