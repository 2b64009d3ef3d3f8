import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { rangeRefusal, readAmount } from "../amount.rules.ts";
import { proofBar, quickAmounts, rateText, transactionKey, wageringOf, worthOf } from "./deposit.rules.ts";

describe("amounts", () => {
  it("[CAS-3] are positive, with at most two decimals and Latin digits", () => {
    expect(["200", "200.5", "0.01"].map(readAmount)).toEqual([20_000n, 20_050n, 1n]);
    for (const typed of ["", "0", "0.00", "-5", "1.005", "1e3", "1,000", " 5", "৫০০", "NaN", "0x10", "5."])
      expect([typed, readAmount(typed)]).toEqual([typed, null]);
  });

  it("[CAS-3] outside the method's limits are refused with both limits", () => {
    const range = { leastMinor: minor(20_000n), mostMinor: minor(2_500_000n) };
    const refusal = { ok: false, code: "AMOUNT_RANGE", value: { 0: "200.00", 1: "25000.00" } };
    expect([20_000n, 2_500_000n].map((amount) => rangeRefusal(minor(amount), range))).toEqual([null, null]);
    expect([19_999n, 2_500_001n].map((amount) => rangeRefusal(minor(amount), range))).toEqual([
      refusal,
      refusal,
    ]);
  });

  it("[CAS-1.2] quick ones are those of the list that the method takes", () => {
    const range = { leastMinor: minor(100_000n), mostMinor: minor(1_000_000n) };
    expect(quickAmounts(range)).toEqual([100_000n, 200_000n, 500_000n, 1_000_000n]);
  });

  it("[CAS-2.3] a digital dollar is worth its rate, cut to the poisha", () => {
    expect(worthOf(minor(1_000n), 1_220_000n)).toBe(122_000n);
    expect(worthOf(minor(333n), 1_225_555n)).toBe(40_810n);
    expect(worthOf(minor(777n), null)).toBe(777n);
    expect([rateText(1_220_000n), rateText(5n)]).toEqual(["122.0000", "0.0005"]);
  });

  it("[CAS-10] what arrived has to be wagered once", () => {
    expect(wageringOf(minor(12_345n))).toBe(12_345n);
  });
});

describe("the proof of a payment", () => {
  it("[CAS-7] a transaction id is the same however it is copied", () => {
    const same = ["8N7A6D5EE7M", " 8n7a-6d5e e7m ", "８Ｎ７Ａ６Ｄ５ＥＥ７Ｍ", "8N7A6D5\u200BEE7M"];
    expect(new Set(same.map(transactionKey))).toEqual(new Set(["8N7A6D5EE7M"]));
    expect(transactionKey(" - ")).toBe("");
  });

  it("[CAS-6.2] is an id or one to three images", () => {
    const bar = (key: string, images: readonly string[]) => proofBar({ transactionKey: key, images })?.code;
    expect([bar("X", []), bar("", ["a"]), bar("X", ["a", "b", "c"])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([bar("", []), bar("X", ["a", "b", "c", "d"])]).toEqual(["VALIDATION", "IMAGE_TOO_MANY"]);
  });
});
