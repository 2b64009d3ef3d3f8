import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import {
  dayRefusal,
  disputeBar,
  feeOf,
  isCommentTooLong,
  limitsOf,
  missingWagering,
  needsSecond,
  secondReasons,
  waivesWagering,
} from "./withdrawal.rules.ts";

const today = (count: number, amountMinor = 0n) => ({ count, amountMinor: minor(amountMinor) });
const BASE = limitsOf(0);

describe("limits", () => {
  it("[CAS-18] one is 500.00 to 50,000.00, to an e-wallet up to 25,000.00; 10 and 200,000.00 a day", () => {
    expect(BASE).toEqual({
      ranges: {
        EWALLET: { leastMinor: 50_000n, mostMinor: 2_500_000n },
        BANK: { leastMinor: 50_000n, mostMinor: 5_000_000n },
        DIGITAL_DOLLAR: { leastMinor: 50_000n, mostMinor: 5_000_000n },
      },
      perDay: 10,
      perDayMinor: 20_000_000n,
      freePerDay: 3,
    });
  });

  it("[CAS-19] [REW-41] the rank raises the day, the free ones and, from rank 5, the largest to a bank", () => {
    const of = (rank: number) => {
      const { perDayMinor, freePerDay, ranges } = limitsOf(rank);
      return [perDayMinor, freePerDay, ranges.BANK.mostMinor, ranges.EWALLET.mostMinor];
    };
    expect(of(4)).toEqual([40_000_000n, 4, 5_000_000n, 2_500_000n]);
    expect(of(5)).toEqual([50_000_000n, 5, 10_000_000n, 2_500_000n]);
    expect(of(10)).toEqual([300_000_000n, 10, 60_000_000n, 2_500_000n]);
  });

  it("[CAS-18] the eleventh of a day is refused, then what goes beyond the day's amount", () => {
    const refusal = (count: number, taken: bigint, amount: bigint) =>
      dayRefusal(minor(amount), today(count, taken), BASE)?.code;
    expect(refusal(9, 0n, 50_000n)).toBeUndefined();
    expect(dayRefusal(minor(50_000n), today(10), BASE)).toEqual({
      ok: false,
      code: "WITHDRAW_COUNT",
      value: { 0: 10 },
    });
    expect(refusal(1, 15_000_000n, 5_000_000n)).toBeUndefined();
    expect(refusal(1, 15_000_001n, 5_000_000n)).toBe("DAILY_LIMIT");
    expect(refusal(10, 20_000_000n, 5_000_000n)).toBe("WITHDRAW_COUNT");
  });
});

describe("the fee", () => {
  it("[CAS-18] the first three of a day are free, each further one costs 1%, at least 10.00, rounded up", () => {
    const fee = (count: number, amount: bigint) => feeOf(minor(amount), today(count), BASE);
    expect([0, 1, 2].map((count) => fee(count, 5_000_000n))).toEqual([0n, 0n, 0n]);
    expect([fee(3, 50_000n), fee(3, 100_000n), fee(3, 5_000_000n)]).toEqual([1_000n, 1_000n, 50_000n]);
    expect([fee(3, 100_001n), fee(3, 123_456n)]).toEqual([1_001n, 1_235n]);
  });
});

describe("wagering", () => {
  const open = [
    { id: 1n, source: "DEPOSIT", neededMinor: 1_000n, playedMinor: 400n, boundMinor: 1_000n },
    { id: 2n, source: "TRANSFER", neededMinor: 500n, playedMinor: 0n, boundMinor: 500n },
  ] as const;

  it("[CAS-17] the member is told what has to be bet before the amount is free, the oldest first", () => {
    expect(missingWagering(open, 1n)).toBe(600n);
    expect(missingWagering(open, 1_000n)).toBe(600n);
    expect(missingWagering(open, 1_001n)).toBe(1_100n);
  });

  it("[CAS-17] is waived while the member may not play", () => {
    const waived = (["ACTIVE", "LOCKED", "SUSPENDED", "EXCLUDED", "CLOSING", "CLOSED"] as const).filter(
      (status) => waivesWagering(status, false),
    );
    expect(waived).toEqual(["EXCLUDED", "CLOSING"]);
    expect(waivesWagering("ACTIVE", true)).toBe(true);
  });
});

describe("the second operator", () => {
  const AT = new Date("2026-11-16T10:00:00.000Z");
  const before = (ms: number) => new Date(AT.getTime() - ms);
  const DAY_MS = 86_400_000;
  const OLD = { accountAddedAt: before(DAY_MS), passwordChangedAt: null, isFirst: false };

  it("[CAS-28] is asked for a new account, a new password or the first withdrawal, for 24 hours", () => {
    expect(secondReasons(OLD, AT)).toEqual([]);
    expect(secondReasons({ ...OLD, accountAddedAt: before(DAY_MS - 1) }, AT)).toEqual(["NEW_ACCOUNT"]);
    expect(secondReasons({ ...OLD, passwordChangedAt: before(DAY_MS - 1) }, AT)).toEqual(["NEW_PASSWORD"]);
    expect(secondReasons({ ...OLD, passwordChangedAt: before(DAY_MS) }, AT)).toEqual([]);
    expect(secondReasons({ accountAddedAt: AT, passwordChangedAt: AT, isFirst: true }, AT)).toEqual([
      "NEW_ACCOUNT",
      "NEW_PASSWORD",
      "FIRST_WITHDRAWAL",
    ]);
  });

  it("[CAS-21.4] [OFF-4] is asked above 25,000.00", () => {
    expect([needsSecond(minor(2_500_000n), []), needsSecond(minor(2_500_001n), [])]).toEqual([false, true]);
    expect(needsSecond(minor(50_000n), ["FIRST_WITHDRAWAL"])).toBe(true);
  });
});

describe("not received", () => {
  it("[CAS-24] needs 1 to 3 images and a comment of at most 140 characters", () => {
    const code = (count: number) => disputeBar(Array.from({ length: count }, (_one, at) => String(at)))?.code;
    expect([code(0), code(1), code(3), code(4)]).toEqual([
      "VALIDATION",
      undefined,
      undefined,
      "IMAGE_TOO_MANY",
    ]);
    expect([isCommentTooLong("ক".repeat(140)), isCommentTooLong("ক".repeat(141))]).toEqual([false, true]);
    expect(isCommentTooLong("👍".repeat(140))).toBe(false);
  });
});
