import * as fc from "fast-check";
import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { amountProblem, plainAmount, readAmount } from "./amount.rules.ts";
import { minorOf, payPage, worthOf } from "./deposit.rules.ts";
import { commentLength } from "./dispute.rules.ts";
import { EMPTY_ACCOUNT, payAccountProblems, refusedFields } from "./pay-account.rules.ts";
import { feeOf, largestOf, rangeOf } from "./withdrawal.rules.ts";
import type { WithdrawSettings } from "./withdrawal.rules.ts";

const RANGE = { leastMinor: minor(50_000n), mostMinor: minor(2_500_000n) };

const settings = (withdrawable: bigint, free: number, leftToday = "200000.00"): WithdrawSettings => ({
  limits: {
    minimum: "500.00",
    maximum: "50000.00",
    ewalletMaximum: "25000.00",
    leftToday,
    countLeftToday: 10,
  },
  fee: { freeLeftToday: free, rate: "1.00", minimum: "10.00" },
  withdrawable: `${withdrawable / 100n}.${String(withdrawable % 100n).padStart(2, "0")}`,
  wagering: [],
});

describe("amounts as they are typed", () => {
  it("[CAS-3] Bengali digits, grouping, spaces and the symbol are what people write around a number", () => {
    expect(plainAmount(" ৳১,২৩,৪৫৬.৫০ ")).toBe("123456.50");
    expect(readAmount("1,500.5")).toBe(150_050n);
  });

  it.each([
    ["", "err_field_required"],
    ["abc", "err_amount_format"],
    ["-500", "err_amount_format"],
    ["1e3", "err_amount_format"],
    ["0.00", "err_amount_format"],
    ["500.001", "err_amount_format"],
    ["499.99", "err_amount_range"],
    ["25000.01", "err_amount_range"],
    ["500", null],
    ["25000.00", null],
  ])("[CAS-3] %s is %s", (typed, problem) => {
    expect(amountProblem(typed, RANGE)).toBe(problem);
  });
});

describe("deposits in figures", () => {
  it("[CAS-2.3] a dollar is worth its rate, cut and never rounded up", () => {
    expect(worthOf(minor(1_000n), "122.0000")).toBe(122_000n);
    expect(worthOf(minor(1n), "122.9999")).toBe(122n);
    expect(worthOf(minor(1_000n), null)).toBe(1_000n);
  });

  it("[CAS-1.4] only an address of the web is a page to go to", () => {
    expect(payPage("https://pay.example/1")).toBe("https://pay.example/1");
    for (const other of [null, "TSandbox", "javascript:alert(1)", "data:text/html,x", " http://x"])
      expect(payPage(other)).toBeNull();
  });
});

describe("withdrawals in figures", () => {
  it("[CAS-18] the fee is nothing while free ones are left, then a share rounded up, and at least its least", () => {
    expect(feeOf(minor(500_000n), settings(0n, 1))).toBe(0n);
    expect(feeOf(minor(50_000n), settings(0n, 0))).toBe(1_000n);
    expect(feeOf(minor(500_001n), settings(0n, 0))).toBe(5_001n);
  });

  it("[CAS-18] an e-wallet takes less than a bank", () => {
    expect(rangeOf(settings(0n, 3), "EWALLET").mostMinor).toBe(2_500_000n);
    expect(rangeOf(settings(0n, 3), "BANK").mostMinor).toBe(5_000_000n);
  });

  it("[CAS-16.2] all is the largest amount that goes with its fee, of the limit and of the day", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_000_000n }), fc.integer({ min: 0, max: 1 }), (free, left) => {
        const known = settings(free, left);
        const all = largestOf(known, "EWALLET");
        const fits = (amount: bigint): boolean =>
          amount <= 2_500_000n && amount + (amount === 0n ? 0n : feeOf(minor(amount), known)) <= free;
        expect(fits(all)).toBe(true);
        expect(fits(all + 1n)).toBe(false);
      }),
    );
    expect(largestOf(settings(9_000_000n, 3, "1234.00"), "BANK")).toBe(minorOf("1234.00"));
  });

  it("[CAS-24] a comment is counted as people count, without the spaces around it", () => {
    expect(commentLength("  কথা 👍  ")).toBe(5);
  });
});

describe("receiving accounts", () => {
  it("[CAS-11] a bank account has a branch and a name, the others a number alone", () => {
    expect(Object.keys(payAccountProblems(EMPTY_ACCOUNT))).toEqual(["bank", "number", "pin"]);
    expect(Object.keys(payAccountProblems({ ...EMPTY_ACCOUNT, kind: "BANK" }))).toEqual([
      "bank",
      "branch",
      "number",
      "name",
      "pin",
    ]);
    const whole = { ...EMPTY_ACCOUNT, bank: "trc20", number: "T1", pin: "192837" };
    expect(payAccountProblems({ ...whole, kind: "DIGITAL_DOLLAR" })).toEqual({});
    expect(payAccountProblems({ ...whole, pin: "12a456" })).toEqual({ pin: "payment_digits" });
  });

  it("[CAS-12] [CAS-13] a refusal finds its field; one without a field of ours is told in a dialog", () => {
    expect(refusedFields("NAME_MISMATCH", null)).toEqual(["name"]);
    expect(refusedFields("VALIDATION", { fields: ["number", "kind", 7] })).toEqual(["number"]);
    expect(refusedFields("VALIDATION", null)).toBeNull();
    expect(refusedFields("PAY_ACCOUNT_LIMIT", null)).toBeNull();
  });
});
