import { describe, expect, it } from "vitest";
import { mobileNumberOf } from "./mobile-number.ts";

describe("a mobile number", () => {
  it.each([
    ["01712345678", "+8801712345678"],
    ["1712345678", "+8801712345678"],
    ["+880 1712-345678", "+8801712345678"],
    ["০১৭১২৩৪৫৬৭৮", "+8801712345678"],
    ["+91 98765 43210", "+919876543210"],
  ])("[SHELL-112] %s is understood as %s", (typed, understood) => {
    expect(mobileNumberOf(typed)).toBe(understood);
  });

  it.each(["", "12345", "0171234567", "017123456789", "call 01712345678", "029876543", "abc"])(
    "[SHELL-112] %j is no mobile number",
    (typed) => {
      expect(mobileNumberOf(typed)).toBeNull();
    },
  );
});
