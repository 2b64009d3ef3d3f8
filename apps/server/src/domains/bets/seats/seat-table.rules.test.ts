import { minor } from "@jonaki/money";
import { buyInItem, buyOutItem, handItem } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import type { Seat } from "./seat-items.ts";
import { takeOff } from "./seat-limits.rules.ts";
import { judgeBuyIn, judgeBuyOut, judgeHand } from "./seat-table.rules.ts";

const seat = (memberId: bigint, stack: bigint | null, more: Partial<Seat> = {}): Seat => ({
  id: memberId * 10n,
  memberId,
  name: "s",
  game: "teen-patti",
  unit: "PLAY",
  purse: null,
  stackMinor: stack === null ? null : minor(stack),
  ...more,
});
const FREE = { isBlocked: false, isLoggedOut: false, isLimited: false, cashMinor: 1_000n };
const atTable = (...seats: readonly Seat[]) => new Map(seats.map((one) => [one.memberId, one]));

describe("a buy-in", () => {
  it("[CAR-31] is refused for the first of its reasons", () => {
    const all = { isBlocked: true, isLoggedOut: true, isLimited: true, cashMinor: 0n };
    const item = buyInItem(1n, 100n, { barredBy: "GAME_CLOSED", largestMinor: 1n });
    const left = seat(1n, null);
    const codes = [
      judgeBuyIn(item, left, all),
      judgeBuyIn(item, left, { ...all, isBlocked: false }),
      judgeBuyIn(item, left, { ...all, isBlocked: false, isLoggedOut: false }),
      judgeBuyIn({ ...item, barredBy: null }, left, { ...all, isBlocked: false, isLoggedOut: false }),
      judgeBuyIn({ ...item, barredBy: null }, left, { ...FREE, cashMinor: 0n }),
      judgeBuyIn({ ...item, barredBy: null }, undefined, { ...FREE, cashMinor: 0n }),
      judgeBuyIn({ ...item, barredBy: null, largestMinor: 100n }, undefined, { ...FREE, cashMinor: 99n }),
    ];
    expect(codes.map((one) => ("refuse" in one ? one.refuse : "OK"))).toEqual([
      "MEMBER_BLOCKED",
      "SESSION_EXPIRED",
      "GAME_CLOSED",
      "LIMIT_REACHED",
      "ROUND_CLOSED",
      "AMOUNT_INVALID",
      "INSUFFICIENT_BALANCE",
    ]);
  });

  it("[CAR-31] that only adds chips may be smaller than the game's smallest, never larger than its largest", () => {
    const item = buyInItem(1n, 5n, { smallestMinor: 10n, largestMinor: 20n });
    expect(judgeBuyIn(item, undefined, FREE)).toEqual({ refuse: "AMOUNT_INVALID" });
    expect(judgeBuyIn(item, seat(1n, 0n), FREE)).toEqual({ seat: seat(1n, 0n) });
    expect(judgeBuyIn(buyInItem(1n, 21n, { largestMinor: 20n }), seat(1n, 0n), FREE)).toEqual({
      refuse: "AMOUNT_INVALID",
    });
  });

  it("[CAR-29] adds to a seat of its own unit and game only", () => {
    const item = buyInItem(1n, 5n);
    expect(judgeBuyIn(item, seat(1n, 5n, { unit: "TRIAL" }), FREE)).toEqual({ refuse: "CURRENCY_WRONG" });
    expect(judgeBuyIn(item, seat(1n, 5n, { game: "rummy" }), FREE)).toEqual({ refuse: "GAME_CLOSED" });
  });
});

describe("a hand", () => {
  const item = handItem([
    [1n, 10n, 0n],
    [2n, 10n, 19n],
  ]);

  it("[CAR-30] takes every seat with its whole stack, and not a chip more", () => {
    expect(judgeHand(item, atTable(seat(1n, 10n), seat(2n, 10n)), false)).toMatchObject({ unit: "PLAY" });
    expect(judgeHand(item, atTable(seat(1n, 9n), seat(2n, 10n)), false)).toEqual({
      refuse: "INSUFFICIENT_BALANCE",
    });
  });

  it("[CAR-31] is refused whole for one seat that is unknown, left or of another unit, and for a round that was posted", () => {
    const open = seat(1n, 10n);
    expect(judgeHand(item, atTable(open), false)).toEqual({ refuse: "BET_UNKNOWN" });
    expect(judgeHand(item, atTable(open, seat(2n, null)), false)).toEqual({ refuse: "ROUND_CLOSED" });
    expect(judgeHand(item, atTable(open, seat(2n, 10n, { unit: "TRIAL" })), false)).toEqual({
      refuse: "CURRENCY_WRONG",
    });
    expect(judgeHand(item, atTable(open, seat(2n, 10n)), true)).toEqual({ refuse: "ROUND_CLOSED" });
  });
});

describe("a buy-out", () => {
  it("[CAR-31] brings the platform's own figure, or nothing when the vendor's differs", () => {
    expect(judgeBuyOut(buyOutItem(1n), seat(1n, 7n))).toEqual({ seat: seat(1n, 7n) });
    expect(judgeBuyOut(buyOutItem(1n, { amountMinor: minor(7n) }), seat(1n, 7n))).toEqual({
      seat: seat(1n, 7n),
    });
    expect(judgeBuyOut(buyOutItem(1n, { amountMinor: minor(8n) }), seat(1n, 7n))).toEqual({
      refuse: "AMOUNT_INVALID",
    });
    expect(judgeBuyOut(buyOutItem(1n, { amountMinor: minor(8n) }), seat(1n, null))).toEqual({ seat: null });
    expect(judgeBuyOut(buyOutItem(1n), undefined)).toEqual({ refuse: "BET_UNKNOWN" });
  });
});

describe("what leaving takes off the limits", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const bought = [
    { id: 1n, amountMinor: 100n, at: day(1) },
    { id: 2n, amountMinor: 50n, at: day(2) },
  ];
  const backOf = (leftWith: bigint) => {
    const { buyIns, wonMinor } = takeOff(bought, leftWith);
    return [buyIns.map(({ id, backMinor }) => [id, backMinor]), wonMinor];
  };

  it("[CAR-38] is never more than was bought: the oldest buy-ins first, and the rest was won", () => {
    expect(backOf(0n)).toEqual([[], 0n]);
    expect(backOf(70n)).toEqual([[[1n, 70n]], 0n]);
    expect(backOf(120n)).toEqual([
      [
        [1n, 100n],
        [2n, 20n],
      ],
      0n,
    ]);
    expect(backOf(190n)).toEqual([
      [
        [1n, 100n],
        [2n, 50n],
      ],
      40n,
    ]);
  });
});
