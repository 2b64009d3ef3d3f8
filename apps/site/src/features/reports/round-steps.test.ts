import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { stepWords } from "./round-steps.rules.ts";
import type { Manner } from "./round-words.rules.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));
const manner = (translator: Pick<Manner, "t" | "language">): Manner => ({
  ...translator,
  money: (amount) => `৳${amount}`,
  timeZone: "Asia/Dhaka",
});
const stepsIn = (translator: typeof EN, result: object, selection: object): readonly string[] =>
  stepWords(
    { selection: JSON.stringify(selection), result: JSON.stringify(result), times: null },
    manner(translator),
  );

const MINES = { field: [8, 24, 0], opened: [3, 17], hit: null, multiplier: "1.2525", payout: "12.52" };
const HILO = { cards: [8, 12, 12, 1], right: 1, multiplier: "0.0000", payout: "0.00" };

describe("the steps of a round, in words", () => {
  it("[FAIR-17] Mines is told tile after tile, and by whom it was cashed out", () => {
    const acts = [3, 17, "cashOut"];
    expect(stepsIn(EN, MINES, { mines: 3, acts })).toEqual([
      "Row 1, column 4: firefly",
      "Row 4, column 3: firefly",
      "You cashed out ৳12.52",
    ]);
    expect(stepsIn(BN, MINES, { mines: 3, acts: [3, 17] })).toEqual([
      "সারি ১, ঘর ৪: জোনাকি",
      "সারি ৪, ঘর ৩: জোনাকি",
      "৳12.52 নিজে থেকেই তুলে দেওয়া হয়েছে",
    ]);
    const lost = { ...MINES, opened: [3], hit: 8, payout: "0.00" };
    expect(stepsIn(EN, lost, { mines: 3, acts: [3, 8] }).at(-1)).toBe("Row 2, column 4: You met a mine");
  });

  it("[FAIR-17] Hi-lo is told card after card, right, skipped and wrong", () => {
    expect(stepsIn(EN, HILO, { acts: ["higher", "skip", "higher"] })).toEqual([
      "Card 8",
      "Higher, right: Q",
      "Skipped: Q",
      "Higher, wrong: A",
    ]);
    const won = { cards: [1, 13], right: 1, multiplier: "1.0700", payout: "10.70" };
    expect(stepsIn(EN, won, { acts: ["higher", "cashOut"] })).toEqual([
      "Card A",
      "Higher, right: K",
      "You cashed out ৳10.70",
    ]);
  });

  it("[FAIR-17] Keno is told number after number, Plinko row after row", () => {
    expect(stepsIn(EN, { drawn: [9, 40, 3], hits: 2 }, { picks: [3, 9, 11] })).toEqual([
      "9: hit",
      "40",
      "3: hit",
    ]);
    expect(stepsIn(BN, { path: "LR", slot: 1 }, { rows: 2 })).toEqual(["সারি ১: বাঁয়ে", "সারি ২: ডানে"]);
  });

  it("a game of one step has none, and neither has a round that goes on or a vendor's own words", () => {
    expect(stepsIn(EN, { roll: "0.00", won: false, payout: "0.00" }, { side: "under" })).toEqual([]);
    const going = { selection: "{}", result: null, times: null };
    expect(stepWords(going, manner(EN))).toEqual([]);
    expect(stepWords({ ...going, result: "2:1" }, manner(EN))).toEqual([]);
  });

  it("[INS-7] a cash-out that came too late stands behind the burst", () => {
    const times = {
      flies: "2026-11-14T19:30:05.000Z",
      request: "2026-11-14T19:30:09.210Z",
      arrival: "2026-11-14T19:30:09.260Z",
      burst: "2026-11-14T19:30:09.250Z",
    };
    const result = JSON.stringify({ burst: "1.28", at: null, payout: "0.00" });
    expect(stepWords({ selection: "{}", result, times }, manner(EN))).toEqual([
      "Take-off: 2026-11-15 01:30:05.000",
      "Burst at 1.28×: 2026-11-15 01:30:09.250",
      expect.stringContaining("01:30:09.210"),
      expect.stringContaining("01:30:09.260"),
    ]);
  });
});
