import { describe, expect, it } from "vitest";
import { bengaliDigits, latinDigits } from "./digits.ts";

describe("digits", () => {
  it("keeps what was typed in Bengali digits as Latin ones and leaves the rest alone", () => {
    expect(latinDigits("০১৭১২-৩৪৫৬৭৮ / 9")).toBe("01712-345678 / 9");
  });

  it("[SHELL-107] writes a number in Bengali digits", () => {
    expect(bengaliDigits("1234567890")).toBe("১২৩৪৫৬৭৮৯০");
  });
});
