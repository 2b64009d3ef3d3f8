import { describe, expect, it } from "vitest";
import { betTexts, betViewIn } from "./bet-record.rules.ts";
import { pageIn, periodRange, rangeIn, rangeTexts } from "./record-days.rules.ts";

const TODAY = "2026-11-15";
const first = periodRange("today", TODAY);

describe("a record's days in the address", () => {
  it("[REP-9] opens on today, which needs no words", () => {
    expect(rangeIn({}, first)).toEqual({ from: TODAY, to: TODAY });
    expect(rangeTexts(first, first)).toEqual({});
    const week = periodRange("week", TODAY);
    expect(rangeIn(rangeTexts(week, first), first)).toEqual(week);
  });

  it.each(["2026-13-01", "2026-02-30", "26-1-1", "yesterday", ""])("%j is no day", (from) => {
    expect(rangeIn({ from, to: TODAY }, first)).toEqual(first);
  });

  it.each([
    ["2", 2],
    ["0", 1],
    ["-1", 1],
    ["1e9", 1],
    ["99999999", 1],
  ])("page %j is page %d", (pageNo, page) => {
    expect(pageIn({ pageNo })).toBe(page);
  });

  it("[REP-1] every filter of the betting record goes into the address and comes back", () => {
    const view = {
      filters: {
        range: { from: "2026-11-01", to: "2026-11-05" },
        category: "MINI",
        vendor: "TUNTUNI",
        game: "dice",
        state: "WON",
        betId: "4096",
      },
      pageNo: 3,
    } as const;
    expect(betViewIn(betTexts(view, TODAY), TODAY)).toEqual(view);
  });
});
