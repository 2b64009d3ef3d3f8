// The rules of Wheel for people, in both languages. Every figure in them comes from the table or was counted,
// so a text cannot say something else than the code does.
import { bengaliDigits, countText, paragraphs, SEEDS_ALONE } from "../instant/rule-text.ts";
import type { CountedTable } from "../instant/table-count.ts";
import { resultName, tableParagraphs } from "../instant/table-text.ts";
import type { Bilingual } from "../sheet.ts";
import { WHEEL_SEGMENTS } from "./wheel-table.ts";
import type { WheelTable } from "./wheel-table.ts";

const SEGMENTS: Bilingual = { bn: "ঘর", en: "segments" };

export function wheelRules(table: WheelTable, tables: readonly CountedTable[]): Bilingual {
  const said = figuresOf(tables);
  const figures = tableParagraphs(table, tables, SEGMENTS);
  return paragraphs({
    bn: [...bengali(said), ...figures.bn, bengaliMethod(said), SEEDS_ALONE.bn],
    en: [...english(said), ...figures.en, englishMethod(said), SEEDS_ALONE.en],
  });
}

function figuresOf(tables: readonly CountedTable[]) {
  const [example] = tables.flatMap((table) => table.results.map((result) => resultName(table, result)));
  return {
    fewer: WHEEL_SEGMENTS.slice(0, -1).join(", "),
    most: String(WHEEL_SEGMENTS.at(-1)),
    tables: countText(tables.length),
    example: example ?? "",
    segments: countText(tables.reduce((sum, { size }) => sum + size, 0)),
  };
}

type Said = ReturnType<typeof figuresOf>;

const bengali = (said: Said): readonly string[] => [
  `হুইলে একটি চাকা ঘোরে; চাকায় কয়টি ঘর থাকবে তা আপনি বেছে নেবেন: ${bengaliDigits(said.fewer)} বা ${bengaliDigits(said.most)}। চাকা যেকোনো ঘরে থামতে পারে, প্রতিটির সম্ভাবনা সমান। ঘরের নম্বর 0 থেকে শুরু, চাকা ঘিরে পরপর।`,
  `ঘরের সঙ্গে আপনি ঝুঁকিও বেছে নেবেন: কম (low), মাঝারি (medium) বা বেশি (high)। ঘর আর ঝুঁকি মিলে ${bengaliDigits(said.tables)}টি চাকার একটি ঠিক হয়। কম ঝুঁকির চাকায় ছোট জয় অনেক, মাঝারিতে ঘরের অর্ধেক জেতে, আর বেশি ঝুঁকিতে জেতে একটিমাত্র ঘর। জয়ের তালিকায় প্রতিটি লাইনে পরপর ঝুঁকি, ঘরের সংখ্যা ও গুণক লেখা থাকে, যেমন ${said.example}; সম্ভাবনা বলে দেয় চাকার কতটা অংশের গুণক এটি।`,
  "আপনি পাবেন বাজির পরিমাণ × যে ঘরে চাকা থামে তার গুণক, বাজির টাকাসহ; এক পয়সার কম যে ভগ্নাংশ থাকে, তা শেষে একবার বাদ যায়। গুণক 0.00 হলে কিছু পাওয়া যায় না।",
];

const english = (said: Said): readonly string[] => [
  `In Wheel a wheel is spun; you choose how many segments it has: ${said.fewer} or ${said.most}. It can stop at any of them, each equally likely. The segments are numbered around the wheel, from 0 on.`,
  `With the segments you choose a risk: low, medium or high. Segments and risk name one of ${said.tables} wheels. At low risk there are many small wins, at medium risk half of the segments win, and at high risk a single one does. Every line of the pay table names risk, number of segments and multiplier in this order, such as ${said.example}; the chance says what part of the wheel has this multiplier.`,
  "A spin pays stake × the multiplier of the segment at which the wheel stops, the stake included, cut once to the poisha. A multiplier of 0.00 pays nothing.",
];

const bengaliMethod = (said: Said): string =>
  `হিসাব যেভাবে করা: সব ঘর একে একে গুনে। যে কোড টাকা দেয়, সেটি দিয়েই সব চাকার মোট ${bengaliDigits(said.segments)}টি ঘরের প্রতিটির প্রাপ্তি বের করা হয়েছে; কোডের সঙ্গে থাকা পরীক্ষাগুলো প্রতিটি ঘর খেলে দেখে। কিছুই অনুমান করা বা বাড়িয়ে দেখানো হয়নি।`;

const englishMethod = (said: Said): string =>
  `How the figures were found: by exact enumeration. The code that pays was asked about each of the ${said.segments} segments of all wheels; the tests that come with the code play every one of them. Nothing was simulated, and nothing was rounded up.`;
