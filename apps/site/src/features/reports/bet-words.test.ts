import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { gameName, selectionWords, vendorName } from "./bet-words.rules.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));

describe("a bet in words", () => {
  it("[REP-1] what Dice stores is read as side and chance, in both languages", () => {
    const stored = '{"side":"under","stake":"10.00","chance":1}';
    expect([selectionWords(stored, EN.t), selectionWords(stored, BN.t)]).toEqual([
      "Under · 0.01 %",
      "আন্ডার · 0.01 %",
    ]);
  });

  it("[REP-1] [FAIR-17] what Mines and Hi-lo store is read with every step", () => {
    const mines = '{"stake":"10.00","mines":3,"largestWin":"2000000.00","acts":[8,24,"cashOut"]}';
    expect([selectionWords(mines, EN.t), selectionWords(mines, BN.t)]).toEqual([
      "Mines 3 · 2-4, 5-5, Cash out",
      "মাইনের সংখ্যা 3 · 2-4, 5-5, ক্যাশআউট",
    ]);
    const hilo = '{"stake":"10.00","largestWin":"2000000.00","acts":["higher","skip","same","lower"]}';
    expect(selectionWords(hilo, EN.t)).toBe("Higher, Skip, Same, Lower");
    expect(selectionWords('{"stake":"10.00","largestWin":"1.00","acts":[]}', EN.t)).toBe("–");
  });

  it.each([
    ['{"stake":"10.00","target":"2.50"}', "Target 2.50×", "লক্ষ্য 2.50×"],
    ['{"stake":"10.00","rows":8,"risk":"low"}', "Low risk · Rows 8", "কম ঝুঁকি · সারি 8"],
    ['{"stake":"10.00","segments":50,"risk":"high"}', "High risk · Segments 50", "বেশি ঝুঁকি · ঘরের সংখ্যা 50"],
    ['{"stake":"10.00","picks":[3,9],"risk":"medium"}', "Medium risk · 3, 9", "মাঝারি ঝুঁকি · 3, 9"],
  ])("[REP-1] what a game of one draw stores is read in both languages: %s", (stored, en, bn) => {
    expect([selectionWords(stored, EN.t), selectionWords(stored, BN.t)]).toEqual([en, bn]);
  });

  it.each([
    ["null", "null", "By hand", "ম্যানুয়াল"],
    ["null", '"1.53"', "By hand · Cash out 1.53×", "ম্যানুয়াল · ক্যাশআউট 1.53×"],
    ['"2.00"', "null", "Auto cash-out 2.00×", "অটো ক্যাশআউট 2.00×"],
  ])("[REP-1] what Crash stores says how it was to be cashed out: %s, %s", (auto, cashOut, en, bn) => {
    const stored = `{"stake":"10.00","auto":${auto},"largestWin":"2000000.00","cashOut":${cashOut}}`;
    expect([selectionWords(stored, EN.t), selectionWords(stored, BN.t)]).toEqual([en, bn]);
  });

  it.each(["Home", "", "[1,2]", "12", "{broken"])("a vendor's own words stand as they are: %s", (text) => {
    expect(selectionWords(text, EN.t)).toBe(text);
  });

  it("values of a game without words are listed", () => {
    expect(selectionWords('{"lines":[1,2],"side":"left"}', EN.t)).toBe("lines: [1,2] · side: left");
  });

  it("a game that is not in the list shows its code, and its vendor its own", () => {
    expect([gameName("dice", BN.t), gameName("roulette", EN.t)]).toEqual(["ডাইস", "roulette"]);
    expect(vendorName({ game: "roulette", vendor: "SHIMUL" }, EN.t)).toBe("SHIMUL");
    expect(vendorName({ game: "dice", vendor: "TUNTUNI" }, BN.t)).toBe("টুনটুনি");
  });
});
