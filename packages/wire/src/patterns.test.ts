import { describe, expect, it } from "vitest";
import { readSpec } from "../test/rule-book.ts";
import { codes } from "./codes.ts";
import { matchesExpression, matchesPattern, normalise, PATTERNS, patternMessage } from "./patterns.ts";

// Letters by their names: hasanta makes a conjunct, the joiners shape it.
const HASANTA = "\u09CD";
const ZWNJ = "\u200C";
const ZWJ = "\u200D";

const fits: Readonly<Record<number, readonly string[]>> = {
  1: ["রহিম", "কৃষ্ণচন্দ্র", "মোস্তাফিজুর", "Rahim", "José"],
  2: ["rahim12", "R", "a1b2C3"],
  3: ["幸运8", "88"],
  4: ["name@mail.com", "a.b+c@d.co", "রহিম@ডাক.বাংলা"],
  5: ["রহিম২৪", "Rahim24", "মোস্তাফিজুর1"],
  6: ["a1", "1a", "rahim2024"],
  7: ["0", "01712345678"],
  8: ["Rahim1", "A", "1A"],
  9: ["Abdur Rahim", "rahim"],
  10: ["rahim@12", "রহিম-১২"],
  11: ["你好，世界。", "，"],
  12: ["2026-11-15", "2024-02-29", "2000-02-29"],
  13: ["11-15-2026", "02-29-2024"],
  14: ["আব্দুর রহিম", "কৃষ্ণচন্দ্র রায়", "Abdur Rahim"],
  15: ["Rahim12", "0"],
  16: ["안녕"],
  17: ["สวัสดี"],
  18: ["สวัสดี abc", "abc"],
  19: ["ABDUR RAHIM", "A"],
  20: ["Pa55-word!", "~"],
  21: ["Aa1!", "Pässw0rD#"],
  22: ["আব্দুর রহিম", "Md. Rahim Uddin", "Anne-Marie O'Neil", "শ্রী কৃষ্ণচন্দ্র রায়"],
  23: ["ひらカタ漢字", "ラーメン"],
  24: ["RAHIM"],
};

const fails: Readonly<Record<number, readonly string[]>> = {
  1: ["রহিম ১", "Rahim1", "আব্দুর রহিম", ""],
  2: ["1rahim", "rahim_1", "রহিম", ""],
  3: ["abc", "幸运 8"],
  4: ["name@mail", "name mail@x.com", "a@b@c.com", "@b.com"],
  5: ["rahim_24", "rahim 24", "😀"],
  6: ["abc", "123", "a1!"],
  7: ["১২৩", "12.5", "-1", ""],
  8: ["rahim1", "RAHIM!"],
  9: ["রহিম", "Rahim1"],
  10: ["ra him", "রহিম\tউদ্দিন", ""],
  11: ["你好 ", "abc"],
  12: [
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-04-31",
    "1900-02-29",
    "26-1-1",
    "0000-01-01",
  ],
  13: ["02-30-2024", "13-01-2026", "2026-11-15"],
  14: ["রহিম-উদ্দিন", "Rahim1"],
  15: ["রহিম", "a b"],
  16: ["abc", "안 녕"],
  17: ["สวัสดี abc"],
  18: ["รหัส1"],
  19: ["   ", "Abdur"],
  20: ["pass word", "পাসওয়ার্ড"],
  21: ["Aa1", "aa1!", "AA1!", "Aa!!", "A a1!"],
  22: ["রহিম", "আব্দুর  রহিম", " আব্দুর রহিম", "Rahim 2"],
  23: ["ひら カタ", "ｱ", "abc"],
  24: ["RA HIM", "Rahim"],
};

describe("the 24 patterns", () => {
  it("[ACC-110] have the expressions of the rule, in its order", () => {
    const written = [
      ...readSpec("accounts.md").matchAll(/^\| (\d+) \| [^|]+ \| `(\^.+?\$)`.* \| `PATTERN_\d+`/gm),
    ];
    expect(PATTERNS.map(({ id, expression }) => [String(id), expression.source])).toEqual(
      written.map(([, id, expression]) => [id, expression]),
    );
    expect(written).toHaveLength(24);
    expect(PATTERNS.every(({ expression }) => expression.unicode)).toBe(true);
  });

  it("[ACC-110] each has its message", () => {
    const keys = new Map<string, string>(Object.entries(codes).map(([code, { key }]) => [code, key]));
    for (const { id, key } of PATTERNS) expect(keys.get(`PATTERN_${id}`)).toBe(key);
  });

  it.each(PATTERNS.map(({ id }) => id))("[ACC-110] pattern %i takes what fits and nothing else", (id) => {
    expect(fits[id]?.filter((value) => !matchesPattern(id, value))).toEqual([]);
    expect(fails[id]?.filter((value) => matchesPattern(id, value))).toEqual([]);
  });

  it("[ACC-110] there is no pattern 0 or 25", () => {
    expect([matchesPattern(0, "a"), matchesPattern(25, "a")]).toEqual([false, false]);
  });
});

describe("Bengali names", () => {
  const rya = `র${ZWJ}${HASANTA}যাফেল`;

  it("[ACC-110] a joiner beside hasanta shapes a conjunct and is accepted", () => {
    expect(matchesPattern(1, rya)).toBe(true);
    expect(matchesPattern(14, `${rya} উদ${HASANTA}${ZWNJ}দিন`)).toBe(true);
    expect(matchesPattern(22, `শরীফ ${rya}`)).toBe(true);
  });

  it("[ACC-110] a joiner anywhere else is refused, so that no two names look alike and differ", () => {
    for (const id of [1, 5, 10, 14]) {
      expect(matchesPattern(id, `রহি${ZWJ}ম`)).toBe(false);
      expect(matchesPattern(id, `${ZWNJ}রহিম`)).toBe(false);
      expect(matchesPattern(id, `রহিম${ZWJ}`)).toBe(false);
      expect(matchesPattern(id, `র${HASANTA}${ZWJ}${ZWJ}যা`)).toBe(false);
    }
    expect(matchesExpression(/^.+$/u, `Rah${ZWJ}im`)).toBe(false);
  });

  it("[ACC-110] composed and decomposed writing are one value", () => {
    // ো is one sign or two; é is one letter or two.
    expect(normalise("কো")).toBe(normalise("ক\u09C7\u09BE"));
    expect(matchesPattern(1, "Jose\u0301")).toBe(true);
    expect(matchesExpression(/^José$/u, "Jose\u0301")).toBe(true);
  });
});

describe("the message of a pattern", () => {
  const text = "Digits only, (min) - (max) digits.";

  it("[ACC-91] says both lengths", () => {
    expect(patternMessage(text, 6, 15)).toBe("Digits only, 6 - 15 digits.");
  });

  it("[ACC-91] says one number when both are the same", () => {
    expect(patternMessage(text, 6, 6)).toBe("Digits only, 6 digits.");
  });

  it("[ACC-91] fills the lengths wherever else a text names them", () => {
    expect(patternMessage("At least (min), at most (max).", 6, 6)).toBe("At least 6, at most 6.");
  });

  it("[ERR-4] writes the counts in the figures of the language", () => {
    const bengali = (count: number) =>
      String(count).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");
    expect(patternMessage("শুধু সংখ্যা, (min) - (max)টি।", 6, 15, bengali)).toBe("শুধু সংখ্যা, ৬ - ১৫টি।");
    expect(patternMessage("শুধু সংখ্যা, (min) - (max)টি।", 6, 6, bengali)).toBe("শুধু সংখ্যা, ৬টি।");
  });
});
