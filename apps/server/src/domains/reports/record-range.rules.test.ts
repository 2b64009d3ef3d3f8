import { describe, expect, it } from "vitest";
import { daysOf, recordRange } from "./record-range.rules.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
const DHAKA = "Asia/Dhaka";
const range = (from?: string, to?: string) => recordRange({ from, to }, NOW, DHAKA);

describe("the days of a record", () => {
  it("[REP-9] it opens on today, by the brand's clock", () => {
    expect(range()).toEqual({
      from: new Date("2026-11-14T18:00:00Z"),
      until: new Date("2026-11-15T18:00:00Z"),
    });
    const lateEvening = recordRange({}, new Date("2026-11-15T18:30:00Z"), DHAKA);
    expect(lateEvening?.from).toEqual(new Date("2026-11-15T18:00:00Z"));
  });

  it("[REP-9] it reaches back 90 days, and a range has at most 31", () => {
    expect(range("2026-10-16", "2026-11-15")).not.toBeNull();
    expect(range("2026-10-15", "2026-11-15")).toBeNull();
    expect(range("2026-08-17", "2026-09-16")).not.toBeNull();
    expect(range("2026-08-16", "2026-09-15")).toBeNull();
    expect(range("2026-11-15", "2026-11-14")).toBeNull();
  });

  it("[REP-7] its days are listed from the newest to the oldest", () => {
    expect(daysOf(range("2026-10-30", "2026-11-02")!, DHAKA)).toEqual([
      "2026-11-02",
      "2026-11-01",
      "2026-10-31",
      "2026-10-30",
    ]);
    expect(daysOf(range()!, DHAKA)).toEqual(["2026-11-15"]);
  });
});
