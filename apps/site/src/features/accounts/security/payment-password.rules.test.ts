import { describe, expect, it } from "vitest";
import { isGuessable, paymentProblems } from "./payment-password.rules.ts";
import type { PaymentForm } from "./payment-password.rules.ts";

const RIGHT: PaymentForm = {
  mode: "set",
  old: "",
  code: "",
  next: "493817",
  confirm: "493817",
  birthday: "1994-03-07",
};

describe("a payment password", () => {
  it("[ACC-134] is neither one digit repeated nor the birthday", () => {
    expect(isGuessable("777777", "")).toBe(true);
    expect(isGuessable("070394", "1994-03-07")).toBe(true);
    expect(isGuessable("070394", "")).toBe(false);
    expect(isGuessable("493817", "1994-03-07")).toBe(false);
  });

  it.each(["", "49381", "4938170", "49381a", "৪৯৩৮১৭"])("[ACC-134] %j is no six digits", (next) => {
    expect(paymentProblems({ ...RIGHT, next, confirm: next }).next).toBeTypeOf("string");
  });

  it("[ACC-133] asks for the old one to change it and for a code to reset it, and for neither the first time", () => {
    expect(paymentProblems(RIGHT)).toEqual({});
    expect(paymentProblems({ ...RIGHT, mode: "change" })).toEqual({ old: "err_field_required" });
    expect(paymentProblems({ ...RIGHT, mode: "reset" })).toEqual({ code: "err_code_missing" });
    expect(paymentProblems({ ...RIGHT, mode: "change", old: "12" })).toEqual({ old: "payment_digits" });
  });

  it("[ACC-134] has to be typed the same twice", () => {
    expect(paymentProblems({ ...RIGHT, confirm: "493818" })).toEqual({ confirm: "err_password_mismatch" });
  });
});
