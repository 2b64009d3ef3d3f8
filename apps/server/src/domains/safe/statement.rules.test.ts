import type { DaySum } from "@jonaki/ledger";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addTotals, daysOf, NO_TOTALS, rangeOf, shownTotals, totalsOf } from "./statement.rules.ts";

const sum = (
  counterparty: DaySum["counterparty"],
  kind: string,
  inMinor: bigint,
  outMinor: bigint,
): DaySum => ({
  account: 64n,
  day: "2026-11-15",
  counterparty,
  kind,
  inMinor,
  outMinor,
  version: 1n,
});

describe("which movement stands in which column", () => {
  it.each([
    ["what was paid in and out", sum("HOUSE", "PAYMENTS", 500n, 200n), { deposits: 500n, withdrawals: 200n }],
    ["money from and to others", sum("MEMBER", "CASH", 30n, 70n), { deposits: 30n, withdrawals: 70n }],
    ["stakes less those given back", sum("VENDOR", "OPEN_BETS", 40n, 100n), { stakes: 60n }],
    ["payouts less what was corrected", sum("VENDOR", "HOUSE", 90n, 15n), { payouts: 75n }],
    ["a win that waited in suspense", sum("HOUSE", "SUSPENSE", 9n, 0n), { payouts: 9n }],
    [
      "chips put into pots and won from them",
      sum("VENDOR", "POT", 80n, 100n),
      { stakes: 100n, payouts: 80n },
    ],
    ["a jackpot", sum("HOUSE", "JACKPOT", 7n, 0n), { payouts: 7n }],
    ["what the house gives and takes back", sum("HOUSE", "PROMOTION", 100n, 40n), { bonuses: 60n }],
    ["what is held", sum("SELF", "HELD", 5n, 50n), {}],
    ["a fee", sum("HOUSE", "FEES", 0n, 10n), {}],
    ["issued play money", sum("HOUSE", "ISSUE", 1_000n, 0n), {}],
    ["money that lies with a vendor", sum("VENDOR", "TRANSFERRED", 10n, 10n), {}],
  ])("[SAFE-15] %s", (_what, given, totals) => {
    expect(totalsOf(given)).toEqual({ ...NO_TOTALS, ...totals });
  });

  it("[SAFE-15] [REP-8] net is payouts less stakes with bonuses, and a day on which nothing moved has no row", () => {
    const [day] = daysOf([
      sum("VENDOR", "OPEN_BETS", 0n, 100n),
      sum("VENDOR", "HOUSE", 30n, 0n),
      sum("HOUSE", "PROMOTION", 20n, 0n),
    ]);
    expect(shownTotals(day ?? NO_TOTALS)).toEqual({
      deposits: "0.00",
      withdrawals: "0.00",
      stakes: "1.00",
      payouts: "0.30",
      bonuses: "0.20",
      net: "-0.50",
    });
    expect(daysOf([sum("SELF", "HELD", 5n, 5n)])).toEqual([]);
  });

  it("[SAFE-15] totals are the sum of the rows, whatever the rows are", () => {
    const amount = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
    const row = fc.record({
      deposits: amount,
      withdrawals: amount,
      stakes: amount,
      payouts: amount,
      bonuses: amount,
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const minorOf = (text: string): bigint => BigInt(text.replace(".", ""));
        const totals = shownTotals(rows.reduce(addTotals, NO_TOTALS));
        for (const column of ["deposits", "withdrawals", "stakes", "payouts", "bonuses", "net"] as const)
          expect(minorOf(totals[column])).toBe(
            rows.reduce((all, one) => all + minorOf(shownTotals(one)[column]), 0n),
          );
      }),
    );
  });
});

describe("which days", () => {
  it("[SAFE-15] twelve months up to today unless others are asked for, two years at most at once", () => {
    expect(rangeOf({}, "2026-11-15")).toEqual({ from: "2025-11-16", to: "2026-11-15" });
    expect(rangeOf({ from: "2026-01-01", to: "2026-01-31" }, "2026-11-15")).toEqual({
      from: "2026-01-01",
      to: "2026-01-31",
    });
    expect(rangeOf({ to: "2026-01-31" }, "2026-11-15")).toEqual({ from: "2025-02-01", to: "2026-01-31" });
    expect(rangeOf({ from: "2024-11-16" }, "2026-11-15")).not.toBeNull();
    expect(rangeOf({ from: "2024-01-01" }, "2026-11-15")).toBeNull();
    expect(rangeOf({ from: "2026-11-16" }, "2026-11-15")).toBeNull();
  });
});
