import { describe, expect, it } from "vitest";
import { firstLetter, hueOf } from "./tint.rules.ts";

describe("what has no picture", () => {
  it("[SITE-58] shows the first letter of its name, a Bengali one with its signs", () => {
    expect([firstLetter(" Dice "), firstLetter("কোয়েল"), firstLetter("")]).toEqual(["D", "কো", ""]);
  });

  it("has the same hue each time, and similar names have distant ones", () => {
    expect(hueOf("dice")).toBe(hueOf("dice"));
    const apart = Math.abs(hueOf("game-1") - hueOf("game-2"));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  });
});
