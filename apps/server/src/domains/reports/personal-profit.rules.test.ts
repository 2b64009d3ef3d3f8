import { describe, expect, it } from "vitest";
import { movedOf, profitOf } from "./personal-profit.rules.ts";
import type { MovedEntry } from "./personal-profit.rules.ts";

const entry = (
  kind: MovedEntry["kind"],
  amountMinor: bigint,
  more: Partial<MovedEntry> = {},
): MovedEntry => ({
  day: "2026-11-15",
  kind,
  amountMinor,
  isReturned: false,
  leftMinor: 0n,
  ...more,
});

describe("personal loss", () => {
  it("[REP-8] is payouts less stakes plus bonuses, cashback and other rewards; money in and out is none", () => {
    const played = [
      { day: "2026-11-15", category: "RNG", validMinor: 900n, payoutMinor: 400n, resultMinor: -600n },
      { day: "2026-11-14", category: "MINI", validMinor: 100n, payoutMinor: 250n, resultMinor: 150n },
    ] as const;
    const moved = [
      entry("DEPOSIT", 5_000n),
      entry("WITHDRAWAL", -700n),
      entry("BONUS", 100n),
      entry("CASHBACK", 30n),
      entry("RED_ENVELOPE", 7n),
      entry("POINTS_CONVERSION", 3n),
      entry("TRANSFER_FROM_UPLINE", 10_000n),
      entry("DAILY_WAGE", 10_000n),
    ].map(movedOf);
    const { total, days, categories } = profitOf(["2026-11-15", "2026-11-14", "2026-11-13"], played, moved);
    expect(total).toEqual({
      depositsMinor: 5_000n,
      withdrawalsMinor: 700n,
      validMinor: 1_000n,
      payoutMinor: 650n,
      bonusesMinor: 100n,
      cashbackMinor: 30n,
      profitMinor: -310n,
    });
    expect([...days.values()].map(({ profitMinor }) => profitMinor)).toEqual([-460n, 150n, 0n]);
    expect(categories.get("RNG")).toMatchObject({ validMinor: 900n, profitMinor: -600n });
    expect([...categories.keys()]).toEqual(["RNG", "MINI"]);
  });

  it("[REP-7] a withdrawal counts as far as it was not given back, on the day it was asked for", () => {
    const asked = (more: Partial<MovedEntry>) => movedOf(entry("WITHDRAWAL", -500n, more)).amountMinor;
    expect(asked({})).toBe(500n);
    expect(asked({ isReturned: true, leftMinor: 500n })).toBe(0n);
    // Two parts of it had arrived before the rest came back.
    expect(asked({ isReturned: true, leftMinor: 200n })).toBe(300n);
    expect(movedOf(entry("WITHDRAWAL", 200n)).amountMinor).toBe(0n);
  });
});
