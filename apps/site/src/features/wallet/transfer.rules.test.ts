import { describe, expect, it } from "vitest";
import { transferProblems } from "./transfer.rules.ts";

const TERMS = { withdrawable: "5000.00", minimum: "100.00", maximum: "100000.00", leftToday: "4000.00" };
const FORM = { amount: "100", remark: "", paymentPassword: "135790" };
const amountProblem = (amount: string, terms = TERMS) =>
  transferProblems({ ...FORM, amount }, terms, "৳").amount?.key ?? null;

describe("a transfer's form", () => {
  it.each(["0", "1.005", "-5", "1e3", "abc", "1,000"])("[WAL-26] %j is no amount", (text) => {
    expect(amountProblem(text)).toBe("err_amount_format");
  });

  it("[WAL-26] the range comes before the day, the day before what may be withdrawn", () => {
    expect(["99.99", "100", "100000.01"].map((text) => amountProblem(text))).toEqual([
      "err_amount_range",
      null,
      "err_amount_range",
    ]);
    expect([amountProblem("4000.00"), amountProblem("4000.01")]).toEqual([null, "err_daily_limit"]);
    const poor = { ...TERMS, withdrawable: "200.00" };
    expect([amountProblem("200", poor), amountProblem("200.01", poor)]).toEqual([
      null,
      "err_insufficient_balance",
    ]);
  });

  it("[WAL-26] the range is told in money", () => {
    expect(transferProblems({ ...FORM, amount: "1" }, TERMS, "৳").amount?.values).toEqual({
      0: "৳100.00",
      1: "৳1,00,000.00",
    });
  });

  it("[ACC-134] the payment password is six digits", () => {
    const problem = (paymentPassword: string) =>
      transferProblems({ ...FORM, paymentPassword }, TERMS, "৳").paymentPassword?.key ?? null;
    expect(["", "12345", "12345a", "135790"].map(problem)).toEqual([
      "err_field_required",
      "payment_digits",
      "payment_digits",
      null,
    ]);
  });
});
