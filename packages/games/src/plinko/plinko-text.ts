// The rules of Plinko for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { bengaliDigits, countText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { CountedTable } from "../instant/table-count.ts";
import { resultName, tableParagraphs } from "../instant/table-text.ts";
import type { Bilingual } from "../sheet.ts";
import { PLINKO_ROWS } from "./plinko-table.ts";
import type { PlinkoTable } from "./plinko-table.ts";

const ROWS: Bilingual = { bn: "সারি", en: "rows" };

export function plinkoRules(table: PlinkoTable, tables: readonly CountedTable[]): Bilingual {
  const said = figuresOf(tables);
  const figures = tableParagraphs(table, tables, ROWS);
  return paragraphs({
    bn: [...bengali(said), ...figures.bn, bengaliMethod(said), SEEDS_ALONE.bn],
    en: [...english(said), ...figures.en, englishMethod(said), SEEDS_ALONE.en],
  });
}

function figuresOf(tables: readonly CountedTable[]) {
  const rows = PLINKO_ROWS.map(String);
  const [example] = tables.flatMap((table) => table.results.map((result) => resultName(table, result)));
  return {
    rowsFrom: rows[0] ?? "",
    rowsTo: rows.at(-1) ?? "",
    tables: countText(tables.length),
    example: example ?? "",
    paths: countText(PLINKO_ROWS.reduce((sum, count) => sum + 2 ** count, 0)),
  };
}

type Said = ReturnType<typeof figuresOf>;

const bengali = (said: Said): readonly string[] => [
  `প্লিঙ্কোতে একটি বল পিনের সারি পেরিয়ে নিচে পড়ে; কয়টি সারি থাকবে তা আপনি বেছে নেবেন, ${bengaliDigits(said.rowsFrom)} থেকে ${bengaliDigits(said.rowsTo)}টি। প্রতিটি সারিতে বল বাঁয়ে বা ডানে যায়, দুই দিকেরই সম্ভাবনা 1/2। বল যতবার ডানে যায়, সেটিই তার ঘরের নম্বর: 0 থেকে সারির সংখ্যা পর্যন্ত। n সারিতে মোট পথ 2ⁿ, প্রতিটির সম্ভাবনা সমান; এর মধ্যে n! ÷ (k! × (n − k)!) পথ k নম্বর ঘরে পৌঁছায়।`,
  `সারির সঙ্গে আপনি ঝুঁকিও বেছে নেবেন: কম (low), মাঝারি (medium) বা বেশি (high)। সারি আর ঝুঁকি মিলে ${bengaliDigits(said.tables)}টি তালিকার একটি ঠিক হয়। প্রতিটি তালিকার দুই পাশ সমান: কোনো ঘর আর তার উল্টো দিকের ঘরের গুণক একই, আর মাঝখান থেকে কিনারার দিকে গুণক কখনো কমে না। জয়ের তালিকায় প্রতিটি লাইনে পরপর ঝুঁকি, সারি ও ঘর লেখা থাকে, যেমন ${said.example}।`,
  "আপনি পাবেন বাজির পরিমাণ × ঘরের গুণক, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। গুণক 1.00-এর কম হলে বাজির চেয়ে কম ফেরত আসে।",
];

const english = (said: Said): readonly string[] => [
  `In Plinko a ball falls through rows of pins; you choose how many, from ${said.rowsFrom} to ${said.rowsTo}. At every row it goes to the left or to the right, each with a chance of 1/2. The number of times it went to the right is the slot it lands in: 0 to the number of rows. With n rows there are 2ⁿ paths, each equally likely; n! ÷ (k! × (n − k)!) of them lead to slot k.`,
  `With the rows you choose a risk: low, medium or high. Rows and risk name one of ${said.tables} tables. Both sides of every table are alike: a slot and the one opposite have the same multiplier, and from the middle to the edge multipliers never fall. Every line of the pay table names risk, rows and slots in this order, such as ${said.example}.`,
  "A ball pays stake × the multiplier of its slot, the stake included, cut once to the poisha. A multiplier below 1.00 gives back less than the stake.",
];

const bengaliMethod = (said: Said): string =>
  `হিসাব যেভাবে করা: সব পথ গুনে। কোন ঘরে কয়টি পথ পৌঁছায় তা সারি ধরে ধরে গোনা হয়েছে, আর যে কোড টাকা দেয়, সেটি দিয়েই প্রতিটি ঘরের প্রাপ্তি বের করা হয়েছে; কোডের সঙ্গে থাকা পরীক্ষাগুলো ${bengaliDigits(said.paths)}টি পথের প্রতিটি খেলে দেখে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`;

const englishMethod = (said: Said): string =>
  `How the figures were found: by exact enumeration. The paths to every slot were counted row by row, and the code that pays was asked what each slot pays; the tests that come with the code play each of the ${said.paths} paths. Nothing was simulated, and nothing was rounded up.`;
