import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ALL_LIMITS,
  enteredAmount,
  furthestStart,
  isBeyond,
  isLoosening,
  limitId,
  limitNamed,
  periodStart,
  reachedAmong,
  resetOf,
  runningOf,
  stopsPlay,
  usedSince,
} from "./limits.rules.ts";

const DHAKA = "Asia/Dhaka";
const day = (date: string, changes: object = {}) => ({
  day: date,
  stakesMinor: 0n,
  returnsMinor: 0n,
  depositsMinor: 0n,
  seconds: 0n,
  ...changes,
});

describe("periods", () => {
  it("[SAFE-1] a day is the brand's, a week begins on Monday, a month with its first day", () => {
    // A Sunday.
    expect(periodStart("2026-11-15", "DAY")).toBe("2026-11-15");
    expect(periodStart("2026-11-15", "WEEK")).toBe("2026-11-09");
    expect(periodStart("2026-11-16", "WEEK")).toBe("2026-11-16");
    expect(periodStart("2026-11-15", "MONTH")).toBe("2026-11-01");
    expect(furthestStart("2026-11-15")).toBe("2026-11-01");
    expect(furthestStart("2026-12-02")).toBe("2026-11-30");
  });

  it("[SAFE-5] each resets at the brand's midnight after its last day", () => {
    expect(resetOf("2026-11-15", "DAY", DHAKA).toISOString()).toBe("2026-11-15T18:00:00.000Z");
    expect(resetOf("2026-11-09", "WEEK", DHAKA).toISOString()).toBe("2026-11-15T18:00:00.000Z");
    expect(resetOf("2027-01-01", "MONTH", DHAKA).toISOString()).toBe("2027-01-31T18:00:00.000Z");
  });
});

describe("what is used", () => {
  const days = [
    day("2026-11-08", { stakesMinor: 500n, depositsMinor: 9_000n }),
    day("2026-11-09", { stakesMinor: 1_000n, returnsMinor: 400n, seconds: 600n }),
    day("2026-11-15", { stakesMinor: 200n, returnsMinor: 900n, depositsMinor: 50n, seconds: 61n }),
  ];

  it("[SAFE-1] deposits gross, stakes, net loss and time, each since its period began", () => {
    expect(usedSince("STAKE", days, "2026-11-09")).toBe(1_200n);
    expect(usedSince("LOSS", days, "2026-11-09")).toBe(-100n);
    expect(usedSince("DEPOSIT", days, "2026-11-01")).toBe(9_050n);
    expect(usedSince("TIME", days, "2026-11-15")).toBe(61n);
  });

  it("[SAFE-1] a win makes room below a loss limit, and a limit tightened afterwards leaves less than nothing", () => {
    const loss = { kind: "LOSS", period: "WEEK", amount: 1_000n, isOwn: true } as const;
    expect(runningOf(loss, days, "2026-11-15")).toMatchObject({ left: 1_100n, start: "2026-11-09" });
    const stake = { kind: "STAKE", period: "WEEK", amount: 1_000n, isOwn: true } as const;
    expect(runningOf(stake, days, "2026-11-15").left).toBe(-200n);
  });

  it("[SAFE-1] minutes of a limit are used up by the second", () => {
    const time = { kind: "TIME", period: "DAY", amount: 1n, isOwn: true } as const;
    expect(isBeyond(runningOf(time, days, "2026-11-15"), 0n)).toBe(true);
    expect(isBeyond(runningOf({ ...time, amount: 2n }, days, "2026-11-15"), 1_000_000n)).toBe(false);
  });

  it("[CAS-17] play is stopped where not even the smallest bet is left; a deposit limit never stops it", () => {
    const limit = (kind: "STAKE" | "DEPOSIT" | "TIME", left: bigint) =>
      stopsPlay({ kind, period: "DAY", left, start: "2026-11-15" });
    expect([limit("STAKE", 100n), limit("STAKE", 99n)]).toEqual([false, true]);
    expect([limit("TIME", 1n), limit("TIME", 0n)]).toEqual([false, true]);
    expect(limit("DEPOSIT", 0n)).toBe(false);
  });
});

describe("the limit that is met", () => {
  const running = (kind: "STAKE" | "LOSS" | "TIME", period: "DAY" | "MONTH", left: bigint) => ({
    kind,
    period,
    left,
    start: period === "DAY" ? "2026-11-15" : "2026-11-01",
  });

  it("[SAFE-5] is named with what is left and when it resets", () => {
    expect(reachedAmong([running("STAKE", "DAY", 1_050n)], 1_051n, DHAKA)).toEqual({
      0: "STAKE.DAY",
      1: "10.50",
      time: "2026-11-15T18:00:00.000Z",
    });
    expect(reachedAmong([running("TIME", "DAY", -30n)], 1n, DHAKA)).toMatchObject({ 0: "TIME.DAY", 1: "0" });
    expect(reachedAmong([running("STAKE", "DAY", -5n)], 1n, DHAKA)).toMatchObject({ 1: "0.00" });
    expect(reachedAmong([running("STAKE", "DAY", 1_050n)], 1_050n, DHAKA)).toBeNull();
  });

  it("[SAFE-2] [SAFE-5] of several it is the one that lasts longest, of two for the same the stricter one", () => {
    const limits = [
      running("LOSS", "MONTH", 7n),
      running("STAKE", "DAY", 0n),
      running("LOSS", "MONTH", 3n),
      running("TIME", "DAY", 500n),
    ];
    expect(reachedAmong(limits, 10n, DHAKA)).toMatchObject({ 0: "LOSS.MONTH", 1: "0.03" });
    expect(reachedAmong(limits, 5n, DHAKA)).toMatchObject({ 0: "LOSS.MONTH", 1: "0.03" });
    expect(reachedAmong(limits, 2n, DHAKA)).toMatchObject({ 0: "STAKE.DAY" });
  });
});

describe("changes", () => {
  it("[SAFE-3] [SAFE-4] only more, or none where there was one, is a loosening", () => {
    expect(isLoosening(null, 500n)).toBe(false);
    expect(isLoosening(500n, 499n)).toBe(false);
    expect(isLoosening(500n, 500n)).toBe(false);
    expect(isLoosening(500n, 501n)).toBe(true);
    expect(isLoosening(500n, null)).toBe(true);
    expect(isLoosening(null, null)).toBe(false);
  });

  it("[SAFE-1] amounts have two decimals, minutes are whole and no more than the period has", () => {
    expect(enteredAmount({ kind: "STAKE", period: "DAY" }, "500.5")).toBe(50_050n);
    expect(enteredAmount({ kind: "TIME", period: "DAY" }, "1440")).toBe(1_440n);
    expect(enteredAmount({ kind: "TIME", period: "DAY" }, "1441")).toBeNull();
    expect(enteredAmount({ kind: "TIME", period: "WEEK" }, "10080")).toBe(10_080n);
    expect(enteredAmount({ kind: "TIME", period: "DAY" }, "60.00")).toBeNull();
  });

  it("[CALL-98] every limit has an id of its own, and nothing else has one", () => {
    expect(new Set(ALL_LIMITS.map(limitId)).size).toBe(12);
    for (const limit of ALL_LIMITS) expect(limitNamed(limitId(limit))).toEqual(limit);
    fc.assert(
      fc.property(
        fc.string(),
        (text) => limitNamed(text) === null || ALL_LIMITS.some((one) => limitId(one) === text),
      ),
    );
  });
});
