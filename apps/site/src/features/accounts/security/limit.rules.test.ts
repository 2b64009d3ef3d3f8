import { describe, expect, it } from "vitest";
import { isLoosening, isShown, measured, strictest, usedPercent } from "./limit.rules.ts";
import type { Limit } from "./limit.rules.ts";

const limit = (changes: Partial<Limit> = {}): Limit => ({
  id: "LOSS.WEEK",
  kind: "LOSS",
  period: "WEEK",
  amount: "1000.00",
  operatorAmount: null,
  used: "250.00",
  left: "750.00",
  resets: "2026-11-23T00:00:00.000Z",
  pending: null,
  ...changes,
});

describe("a limit", () => {
  it("[SAFE-2] the stricter of the member's and the house's counts", () => {
    expect(strictest(limit({ operatorAmount: "400.00" }))).toBe("400.00");
    expect(strictest(limit({ operatorAmount: "4000.00" }))).toBe("1000.00");
    expect(strictest(limit({ amount: null, operatorAmount: "5.00" }))).toBe("5.00");
    expect([isShown(limit({ amount: null })), isShown(limit())]).toEqual([false, true]);
    const pending = { amount: "5.00", from: "2026-11-17T00:00:00.000Z", canConfirm: false };
    expect(isShown(limit({ amount: null, pending }))).toBe(true);
  });

  it("[SAFE-1] is used by nothing while one has won, and never more than whole", () => {
    const used = ["250.00", "-90.00", "0.00", "1000.00", "1400.00"].map((text) =>
      usedPercent(limit({ used: text })),
    );
    expect(used).toEqual([25, 0, 0, 100, 100]);
    expect(usedPercent(limit({ kind: "TIME", amount: "60", used: "42" }))).toBe(70);
    expect(usedPercent(limit({ amount: "0.00" }))).toBe(100);
  });

  it("[SAFE-4] is loosened by more and by none, and by nothing else", () => {
    expect(["1000.01", "999.99", "1000.00", null].map((wanted) => isLoosening(limit(), wanted))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([isLoosening(limit({ amount: null }), "5"), isLoosening(limit({ amount: null }), null)]).toEqual([
      false,
      false,
    ]);
  });

  it("[SAFE-1] is an amount, for time whole minutes", () => {
    expect([
      measured("LOSS", "12.5"),
      measured("LOSS", "x"),
      measured("TIME", "90"),
      measured("TIME", "1.5"),
    ]).toEqual([1_250n, null, 90n, null]);
  });
});
