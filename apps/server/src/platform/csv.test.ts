import { describe, expect, it } from "vitest";
import { csvText } from "./csv.ts";

const cell = (text: string): string => csvText([[text]]).slice(1, -2);

describe("a file for spreadsheets", () => {
  it("[SAFE-15] is UTF-8 with its mark, a line for each row", () => {
    expect(
      csvText([
        ["দিন", "a"],
        ["2026-11-15", "-1.50"],
      ]),
    ).toBe("\uFEFFদিন,a\r\n2026-11-15,-1.50\r\n");
  });

  it.each(["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1"])(
    "[SAFE-15] [abuse 75] %j begins no formula",
    (text) => {
      expect(cell(text).replaceAll('"', "")).toMatch(/^'/u);
    },
  );

  it("[SAFE-15] numbers stay numbers, and what a cell holds never ends it", () => {
    expect(["-12.00", "12", "0.05"].map(cell)).toEqual(["-12.00", "12", "0.05"]);
    expect(cell('a "b", c')).toBe('"a ""b"", c"');
    expect(cell("two\nlines")).toBe('"two\nlines"');
  });
});
