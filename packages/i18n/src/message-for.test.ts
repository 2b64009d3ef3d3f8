import { describe, expect, it } from "vitest";
import { fillParameter, messageFor } from "./message-for.ts";
import { createTranslators } from "./server.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));
const taka = { symbol: "৳" };

describe("message parameters", () => {
  it("[ERR-4] counts and ages are filled with the digits of the language", () => {
    const underage = { key: "err_underage", parameters: { 0: "count" } } as const;
    expect(messageFor(BN, underage, { 0: 18 })).toBe("আপনার বয়স কমপক্ষে ১৮ বছর হতে হবে।");
    expect(messageFor(EN, underage, { 0: 18 })).toBe("You must be at least 18 years old.");
  });

  it("[ERR-4] money is filled with Latin digits in Bengali texts", () => {
    const range = { key: "err_amount_range", parameters: { 0: "money", 1: "money" } } as const;
    expect(messageFor(BN, range, { 0: "100.00", 1: "100000.00" }, taka)).toBe(
      "পরিমাণ ৳100.00 থেকে ৳1,00,000.00-এর মধ্যে হতে হবে।",
    );
  });

  it("[ERR-4] [CAS-3] money of another currency carries its name instead of the brand's symbol", () => {
    const range = { key: "err_amount_range", parameters: { 0: "money", 1: "money" } } as const;
    expect(messageFor(BN, range, { 0: "USD 10.00", 1: "USD 100000.00" }, taka)).toBe(
      "পরিমাণ USD 10.00 থেকে USD 1,00,000.00-এর মধ্যে হতে হবে।",
    );
  });

  it("[ERR-4] times are filled as the brand shows them, with Latin digits", () => {
    const later = { key: "err_try_later", parameters: { time: "time" } } as const;
    expect(messageFor(BN, later, { time: "2026-11-15T04:00:00Z" })).toBe(
      "অনুগ্রহ করে 2026-11-15 10:00:00-এর পরে আবার চেষ্টা করুন।",
    );
    expect(messageFor(EN, later, { time: "2026-11-15T04:00:00Z" }, { timeZone: "UTC" })).toBe(
      "Please try again after 2026-11-15 04:00:00.",
    );
  });

  it("[ERR-4] odds, ids and codes are filled as they are", () => {
    expect(fillParameter("odds", "1.85", BN)).toBe("1.85");
    expect(fillParameter("text", "TX-2041", BN)).toBe("TX-2041");
  });

  it("[ERR-4] [SAFE-5] a limit is called by its name, and what is left of it is money or minutes", () => {
    const reached = {
      key: "err_limit_reached",
      parameters: { 0: "limit", 1: "left", time: "time" },
    } as const;
    const time = "2026-11-15T18:00:00Z";
    expect(messageFor(EN, reached, { 0: "DEPOSIT.DAY", 1: "150000.00", time }, taka)).toBe(
      "Your daily deposit limit leaves ৳1,50,000.00; it resets at 2026-11-16 00:00:00.",
    );
    expect(messageFor(BN, reached, { 0: "TIME.WEEK", 1: "15", time })).toBe(
      "আপনার সাপ্তাহিক খেলার সময়ের সীমায় আর ১৫ মিনিট বাকি আছে; 2026-11-16 00:00:00-এ সীমাটি নতুন করে শুরু হবে।",
    );
    expect(() => messageFor(EN, reached, { 0: "STAKE.YEAR", 1: "15", time })).toThrow(RangeError);
  });

  it("[ERR-4] [SAFE-20] a text that names the currency shows the figure without a second symbol, and play money by its mark", () => {
    const credited = {
      key: "in_note_deposit_credited",
      parameters: { currency: "currency", amount: "money", time: "time" },
    } as const;
    const values = { currency: "BDT", amount: "150000.00", time: "2026-11-15T04:00:00Z" };
    expect(messageFor(EN, credited, values, taka)).toBe(
      "Your deposit of BDT 1,50,000.00 was credited at 2026-11-15 10:00:00.",
    );
    expect(messageFor(BN, credited, { ...values, currency: "PLAY" }, taka)).toBe(
      "আপনার খেলার টাকা 1,50,000.00 জমা 2026-11-15 10:00:00-এ অ্যাকাউন্টে যোগ হয়েছে।",
    );
  });

  it("[CALL-2] a text without parameters needs no values", () => {
    expect(messageFor(BN, { key: "err_unknown" })).toBe("অজানা ত্রুটি");
  });

  it("[ERR-4] a value that a text needs and does not get is a fault", () => {
    const underage = { key: "err_underage", parameters: { 0: "count" } } as const;
    for (const values of [null, {}, { 0: null }, { 0: ["18"] }]) {
      expect(() => messageFor(EN, underage, values)).toThrow(RangeError);
    }
  });

  it("shows a value that looks like markup or a placeholder as it is", () => {
    const failed = { key: "err_sms_send_failed", parameters: { message: "text" } } as const;
    expect(messageFor(BN, failed, { message: "{0} <b>'x'</b>" })).toBe("{0} <b>'x'</b>");
  });
});
