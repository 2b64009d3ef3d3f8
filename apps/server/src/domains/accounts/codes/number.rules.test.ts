import { describe, expect, it } from "vitest";
import { sendableNumber } from "./number.rules.ts";

const of = (typed: string, dialingCode?: string, codes: readonly string[] = ["880"]) => {
  const number = sendableNumber({ typed, dialingCode }, codes);
  return typeof number === "string" ? number : number.code;
};

describe("a number that a code may be sent to", () => {
  it("[ACC-97] [ACC-99] is a mobile number of an open country, however it is written", () => {
    for (const typed of [
      "01712345678",
      "1712345678",
      "+8801712345678",
      "+880 1712-345678",
      "+880 01712345678",
      "০১৭১২৩৪৫৬৭৮",
    ])
      expect(of(typed, "880")).toBe("8801712345678");
    expect(of("01312345678")).toBe("8801312345678");
    for (const start of ["013", "014", "015", "016", "017", "018", "019"])
      expect(of(`${start}12345678`)).toBe(`880${start.slice(1)}12345678`);
  });

  it("[ACC-122] of a country that is not open is refused before anything else is said about it", () => {
    expect(of("07400123456", "44")).toBe("OPERATION_NOT_ENABLED");
    expect(of("", "44")).toBe("OPERATION_NOT_ENABLED");
    expect(of("+447400123456")).toBe("OPERATION_NOT_ENABLED");
    expect(of("+447400123456", undefined, ["880", "44"])).toBe("447400123456");
  });

  it("[ACC-98] [ACC-122] is missing or has no number's form; dear and fixed lines are none", () => {
    expect(of("")).toBe("PHONE_MISSING");
    expect(of(" - ")).toBe("PHONE_MISSING");
    for (const typed of ["12", "0171234567", "01212345678", "16263", "01712345678 01812345678"])
      expect(of(typed)).toBe("PHONE_FORMAT");
    expect(of("9001234567", "44", ["44"])).toBe("PHONE_FORMAT");
    expect(of("2070313000", "44", ["44"])).toBe("PHONE_FORMAT");
  });
});
