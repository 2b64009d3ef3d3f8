import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCountry } from "./country-format.ts";
import { digits, formatCount, toLatinDigits } from "./digits.ts";
import { formatFigure, formatMoney } from "./money-format.ts";
import { formatDay, formatTime } from "./time-format.ts";

const taka = { symbol: "৳" };

describe("money", () => {
  it("[SITE-56] shows two decimals, Latin digits and lakh grouping", () => {
    expect(formatMoney("100000.00", taka)).toBe("৳1,00,000.00");
    expect(formatMoney(1_846_290_500n, taka)).toBe("৳1,84,62,905.00");
    expect(formatMoney("999.5", taka)).toBe("৳999.50");
    expect(formatMoney("1234", taka)).toBe("৳1,234.00");
    expect(formatMoney(5n, taka)).toBe("৳0.05");
  });

  it("[SITE-56] dropped decimals are cut and never rounded up", () => {
    expect(formatMoney("1999.99", { ...taka, decimals: "cut" })).toBe("৳1,999");
    expect(formatMoney("0.99", { ...taka, decimals: "cut" })).toBe("৳0");
  });

  it("[SITE-56] the sign stands before the symbol, and nothing has no sign", () => {
    expect(formatMoney("-350.00", taka)).toBe("−৳350.00");
    expect(formatMoney(-1n, taka)).toBe("−৳0.01");
    expect(formatMoney("300.00", { ...taka, sign: "plus" })).toBe("+৳300.00");
    expect(formatMoney("-300.00", { ...taka, sign: "plus" })).toBe("−৳300.00");
    expect(formatMoney("0.00", { ...taka, sign: "plus" })).toBe("৳0.00");
    expect(formatMoney("-0.50", { ...taka, decimals: "cut" })).toBe("৳0");
  });

  it("[WAL-9] without a configured symbol the symbol is P", () => {
    expect(formatMoney("10.00")).toBe("P10.00");
    expect(formatMoney("10.00", { symbol: "" })).toBe("P10.00");
  });

  it("[SITE-56] no digit of an amount is lost or changed, however large", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (amountMinor) => {
        expect(BigInt(formatFigure(amountMinor).replaceAll(/[,.]/g, ""))).toBe(amountMinor);
      }),
    );
  });

  it("[CALL-14] what is not an amount is a fault, not a figure", () => {
    expect(() => formatMoney("12,5")).toThrow(RangeError);
    expect(() => formatMoney("1.234")).toThrow(RangeError);
    expect(() => formatMoney("")).toThrow(RangeError);
  });
});

describe("times", () => {
  it("[SHELL-109] a timestamp shows as yyyy-MM-dd HH:mm:ss, 24 hours, in the brand's zone", () => {
    expect(formatTime("2026-11-14T20:15:00Z")).toBe("2026-11-15 02:15:00");
    expect(formatTime("2026-11-14T18:00:00.000Z")).toBe("2026-11-15 00:00:00");
    expect(formatTime("2026-01-02T09:08:07Z", "UTC")).toBe("2026-01-02 09:08:07");
  });

  it("[SITE-4] a day is the day of the brand's zone", () => {
    expect(formatDay("2026-11-14T17:59:59Z")).toBe("2026-11-14");
    expect(formatDay("2026-11-14T18:00:00Z")).toBe("2026-11-15");
  });

  it("[CALL-14] what is not a time is a fault", () => {
    expect(() => formatTime("soon")).toThrow(RangeError);
  });
});

describe("digits", () => {
  it("[ERR-4] counts have Bengali digits in Bengali and Latin digits in English", () => {
    expect(digits("1234567890", "BN")).toBe("১২৩৪৫৬৭৮৯০");
    expect(digits(18, "EN")).toBe("18");
    expect(formatCount(100_000, "BN")).toBe("১,০০,০০০");
    expect(formatCount(999n, "EN")).toBe("999");
  });

  it("Bengali digits that a person types become Latin, everything else stays", () => {
    expect(toLatinDigits("০১৭১২-৩৪৫৬৭৮ ক 9")).toBe("01712-345678 ক 9");
    fc.assert(fc.property(fc.nat(), (value) => toLatinDigits(digits(value, "BN")) === String(value)));
  });
});

describe("countries", () => {
  it("[SITE-22] a country is named in the language of the page", () => {
    expect(formatCountry("BD", "BN")).toBe("বাংলাদেশ");
    expect(formatCountry("BD", "EN")).toBe("Bangladesh");
  });

  it.each(["", "ZZ", "XX", "bd", "BGD", "<b>"])("[SITE-22] %j names no country", (code) => {
    expect(formatCountry(code, "BN")).toBeNull();
  });
});
