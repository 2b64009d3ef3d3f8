import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLeft, secondsLeft } from "./time-left.ts";

const END = "2026-11-14T20:15:00.000Z";
const END_MS = Date.parse(END);

describe("time left", () => {
  it("[SITE-21] counts whole seconds and stops at zero", () => {
    expect(secondsLeft(END, END_MS - 760_000)).toBe(760);
    expect(secondsLeft(END, END_MS - 1)).toBe(1);
    expect(secondsLeft(END, END_MS)).toBe(0);
    expect(secondsLeft(END, END_MS + 5_000)).toBe(0);
  });

  it("[SITE-21] shows hours, minutes and seconds in Latin digits", () => {
    expect(formatLeft(760)).toBe("00:12:40");
    expect(formatLeft(0)).toBe("00:00:00");
    expect(formatLeft(359_999)).toBe("99:59:59");
    expect(formatLeft(360_000)).toBe("100:00:00");
  });

  it("[SITE-21] loses no second", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const [hours, minutes, rest] = formatLeft(seconds).split(":").map(Number);
        expect(hours! * 3600 + minutes! * 60 + rest!).toBe(seconds);
      }),
    );
  });
});
