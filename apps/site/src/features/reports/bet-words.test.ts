import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { gameName, resultWords, selectionWords, vendorName } from "./bet-words.rules.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));

describe("a bet in words", () => {
  it("[REP-1] what Dice stores is read as side and chance, in both languages", () => {
    const stored = '{"side":"under","stake":"10.00","chance":1}';
    expect([selectionWords(stored, EN.t), selectionWords(stored, BN.t)]).toEqual([
      "Under · 0.01 %",
      "আন্ডার · 0.01 %",
    ]);
  });

  it("[REP-2] its result is the roll", () => {
    expect(resultWords('{"roll":"0.00","won":false,"payout":"0.00"}')).toBe("0.00");
  });

  it.each(["Home", "", "[1,2]", "12", "{broken"])("a vendor's own words stand as they are: %s", (text) => {
    expect([selectionWords(text, EN.t), resultWords(text)]).toEqual([text, text]);
  });

  it("values of a game without words are listed", () => {
    expect(selectionWords('{"lines":[1,2],"side":"left"}', EN.t)).toBe("lines: [1,2] · side: left");
    expect(resultWords('{"cards":"KQ"}')).toBe("cards: KQ");
  });

  it("a game that is not in the list shows its code, and its vendor its own", () => {
    expect([gameName("dice", BN.t), gameName("roulette", EN.t)]).toEqual(["ডাইস", "roulette"]);
    expect(vendorName({ game: "roulette", vendor: "SHIMUL" }, EN.t)).toBe("SHIMUL");
    expect(vendorName({ game: "dice", vendor: "TUNTUNI" }, BN.t)).toBe("টুনটুনি");
  });
});
