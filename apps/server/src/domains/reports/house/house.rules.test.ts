import { describe, expect, it } from "vitest";
import { cashFlowOf, netMinor } from "./cash-flow.rules.ts";
import type { CashSum } from "./cash-flow.rules.ts";
import { costsOf, sumOf } from "./costs.rules.ts";
import { returnOf } from "./game-return.rules.ts";
import { numbersIn, textOf } from "./page-end.rules.ts";

const sum = (day: string, way: CashSum["way"], method: string | null, amountMinor: bigint): CashSum => ({
  day,
  way,
  method,
  count: 1n,
  amountMinor,
});

describe("cash flow", () => {
  it("[OFF-18] has a line a day and method, the newest first and suspense last; a fee is no money from outside", () => {
    const { days, total } = cashFlowOf([
      sum("2026-11-14", "DEPOSIT", "bank", 100n),
      sum("2026-11-15", "SUSPENSE", null, 40n),
      sum("2026-11-15", "WITHDRAWAL", "nodi-pay", 500n),
      sum("2026-11-15", "FEE", "nodi-pay", 20n),
      sum("2026-11-15", "DEPOSIT", "nodi-pay", 300n),
      sum("2026-11-15", "DEPOSIT", "bank", 7n),
    ]);
    expect(days.map((line) => [line.day, line.method, netMinor(line)])).toEqual([
      ["2026-11-15", "bank", 7n],
      ["2026-11-15", "nodi-pay", -200n],
      ["2026-11-15", null, 40n],
      ["2026-11-14", "bank", 100n],
    ]);
    expect([netMinor(total), total.feesMinor, total.deposits]).toEqual([-53n, 20n, 3n]);
  });
});

describe("costs", () => {
  it("[OFF-18] what was taken back lowers its own kind, and what is neither side's is in none", () => {
    const spent = [
      { day: "2026-11-15", kind: "bonus", rows: 2n, amount: 900n },
      { day: "2026-11-15", kind: "bonus_returned", rows: 1n, amount: -400n },
      { day: "2026-11-15", kind: "dividend", rows: 1n, amount: 50n },
      { day: "2026-11-15", kind: "deposit", rows: 1n, amount: 10_000n },
      { day: "2026-11-15", kind: "transfer_up", rows: 1n, amount: -70n },
    ];
    const costs = costsOf(spent, null);
    expect(costs.map(({ kind, rows, amountMinor }) => [kind, rows, amountMinor])).toEqual([
      ["BONUS", 3n, 500n],
      ["DIVIDEND", 1n, 50n],
    ]);
    expect([sumOf(costs, "BONUS"), sumOf(costs, "AGENT")]).toEqual([500n, 50n]);
    expect(costsOf(spent, "AGENT").map(({ kind }) => kind)).toEqual(["DIVIDEND"]);
  });
});

describe("the return of a game", () => {
  it("[OFF-18] is what was paid of what was staked, cut to two decimals; nothing settled has none", () => {
    expect(returnOf(30_000n, -5_001n)).toBe("83.33");
    expect(returnOf(10_000n, 2_500n)).toBe("125.00");
    expect(returnOf(10_000n, -10_000n)).toBe("0.00");
    expect(returnOf(0n, 500n)).toBeNull();
  });
});

describe("where a page ended", () => {
  it("[OFF-19] is read as it was written, and what is none of ours begins at the newest", () => {
    expect(numbersIn(textOf([17n, 4n]), 2)).toEqual([17n, 4n]);
    for (const wrong of [undefined, "", "17", "17.4.5", "17.", "17.-4", "17.4e3"])
      expect(numbersIn(wrong, 2)).toBeNull();
  });
});
