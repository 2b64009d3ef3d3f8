import { describe, expect, it } from "vitest";
import {
  addDays,
  dateToDay,
  dayToDate,
  matchingPreset,
  offeredPresets,
  presetRange,
} from "./date-range.rules.ts";

describe("date range", () => {
  it("[SHELL-108] offers the previous and the next 7 and 30 days", () => {
    expect(offeredPresets(false)).toEqual(["previous7", "previous30", "next7", "next30"]);
  });

  it("[SHELL-108] offers a report only the previous ones", () => {
    expect(offeredPresets(true)).toEqual(["previous7", "previous30"]);
  });

  it.each([
    ["previous7", "2026-11-09", "2026-11-15"],
    ["previous30", "2026-10-17", "2026-11-15"],
    ["next7", "2026-11-15", "2026-11-21"],
    ["next30", "2026-11-15", "2026-12-14"],
  ] as const)("[SHELL-108] %s of 2026-11-15 is %s to %s, today counted", (preset, from, to) => {
    expect(presetRange(preset, "2026-11-15")).toEqual({ from, to });
  });

  it.each([
    ["2026-01-03", -5, "2025-12-29"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
  ])("crosses months, years and leap days: %s %i is %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it("knows the preset a range is, and none that was not offered", () => {
    const next = presetRange("next7", "2026-11-15");
    expect(matchingPreset(next, "2026-11-15", false)).toBe("next7");
    expect(matchingPreset(next, "2026-11-15", true)).toBeNull();
    expect(matchingPreset({ from: "2026-11-01", to: "2026-11-02" }, "2026-11-15", false)).toBeNull();
  });

  it("takes a day to the calendar and back unchanged", () => {
    for (const day of ["2026-03-29", "2026-10-25", "2026-12-31", "0999-01-01"]) {
      expect(dateToDay(dayToDate(day))).toBe(day);
    }
  });
});
