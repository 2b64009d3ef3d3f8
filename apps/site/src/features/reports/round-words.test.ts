import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { resultWords } from "./round-words.rules.ts";
import type { Manner, Told } from "./round-words.rules.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));
const manner = (translator: Pick<Manner, "t" | "language">): Manner => ({
  ...translator,
  money: (amount) => `৳${amount}`,
  timeZone: "Asia/Dhaka",
});
const [bn, en] = [manner(BN), manner(EN)];
const told = (result: string, selection = ""): Told => ({ selection, result, times: null });
const inBoth = (bet: Told) => [resultWords(bet, en), resultWords(bet, bn)];

describe("what came of a bet, in words", () => {
  it("[REP-2] of Dice the roll, of Limbo what it reached, of Hi-lo its multiplier", () => {
    expect(resultWords(told('{"roll":"0.00","won":false,"payout":"0.00"}'), en)).toBe("0.00");
    expect(resultWords(told('{"result":"3.20","won":true,"payout":"20.00"}'), en)).toBe("3.20×");
    expect(resultWords(told('{"cards":[8,12],"right":1,"multiplier":"2.1450","payout":"21.45"}'), en)).toBe(
      "2.1450×",
    );
  });

  it.each([
    [
      '{"drawn":[9,40,3],"hits":2,"multiplier":"2.10","payout":"21.00"}',
      '{"stake":"10.00","picks":[3,9,11],"risk":"medium"}',
      "Hits 2 of 3, 2.10×",
      "৩টির মধ্যে ২টি মিলেছে, 2.10×",
    ],
    [
      '{"path":"LRLLLLRL","slot":2,"multiplier":"1.19","payout":"11.90"}',
      '{"stake":"10.00","rows":8,"risk":"low"}',
      "Slot 2, 1.19×",
      "ঘর 2, 1.19×",
    ],
    [
      '{"segment":7,"multiplier":"1.50","payout":"15.00"}',
      '{"stake":"10.00","segments":50,"risk":"high"}',
      "Segment 7, 1.50×",
      "ঘর 7, 1.50×",
    ],
    [
      '{"field":[24,8,0],"opened":[3],"hit":8,"multiplier":"0.0000","payout":"0.00"}',
      '{"stake":"10.00","mines":3,"largestWin":"2000000.00","acts":[3,8]}',
      "0.0000× · Mines at 1-1, 2-4, 5-5",
      "0.0000× · মাইন ছিল 1-1, 2-4, 5-5",
    ],
  ])("[FAIR-17] what was drawn is told in both languages: %s", (result, chosen, inEn, inBn) => {
    expect(inBoth(told(result, chosen))).toEqual([inEn, inBn]);
  });

  it.each([
    ["null", '"1.53"', '"1.53"', "Cashed out at 1.53× (By hand)", "1.53× গুণে তোলা হয়েছে (ম্যানুয়াল)"],
    ['"2.00"', "null", '"2.00"', "Cashed out at 2.00× (Auto cash-out)", "2.00× গুণে তোলা হয়েছে (অটো ক্যাশআউট)"],
    ['"2.00"', '"1.53"', '"1.53"', "Cashed out at 1.53× (By hand)", "1.53× গুণে তোলা হয়েছে (ম্যানুয়াল)"],
  ])("[REP-2] of Crash burst, cash-out and by whom: auto %s, by hand %s", (auto, cashOut, at, inEn, inBn) => {
    const chosen = `{"stake":"10.00","auto":${auto},"largestWin":"2000000.00","cashOut":${cashOut}}`;
    expect(inBoth(told(`{"burst":"3.41","at":${at},"payout":"15.30"}`, chosen))).toEqual([
      `Burst at 3.41× · ${inEn}`,
      `3.41×-এ ফেটে গেছে · ${inBn}`,
    ]);
  });

  it("[REP-2] a bet of Crash that was lost says where the round burst", () => {
    expect(inBoth(told('{"burst":"1.20","at":null,"payout":"0.00"}'))).toEqual([
      "Burst at 1.20×",
      "1.20×-এ ফেটে গেছে",
    ]);
  });

  it.each(["Home", "", "[1,2]", "12", "{broken"])("a vendor's own words stand as they are: %s", (text) => {
    expect(resultWords(told(text), en)).toBe(text);
  });

  it("values of a game without words are listed", () => {
    expect(resultWords(told('{"cards":"KQ"}'), en)).toBe("cards: KQ");
  });
});
