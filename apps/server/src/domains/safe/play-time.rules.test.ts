import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockAfterBet, runClock } from "./play-time.rules.ts";
import type { PlayClock } from "./play-time.rules.ts";

const DHAKA = "Asia/Dhaka";
const START = Date.parse("2026-11-15T10:00:00Z");
const at = (seconds: number): Date => new Date(START + seconds * 1_000);
const NEVER: PlayClock = { lastBetAt: null, timedUntil: null };

/** Bets, or with refused ones only questions, at these seconds; answers the seconds that were counted. */
function played(moments: readonly { readonly seconds: number; readonly isTaken: boolean }[]): bigint {
  let clock = NEVER;
  let sum = 0n;
  for (const { seconds, isTaken } of moments) {
    const moved = runClock(clock, at(seconds), DHAKA);
    sum += moved.ran.reduce((all, part) => all + part.seconds, 0n);
    clock = isTaken ? clockAfterBet(moved.clock, at(seconds)) : moved.clock;
  }
  return sum;
}
const bets = (...seconds: readonly number[]) => seconds.map((one) => ({ seconds: one, isTaken: true }));

describe("time played", () => {
  it("[SAFE-1] runs from bet to bet while they are at most 10 minutes apart", () => {
    expect(played(bets(0))).toBe(0n);
    expect(played(bets(0, 30, 90))).toBe(90n);
    expect(played(bets(0, 600))).toBe(600n);
    expect(played(bets(0, 601))).toBe(0n);
    expect(played(bets(0, 60, 3_600, 3_630))).toBe(90n);
  });

  it("[SAFE-1] many bets a second lose none of it", () => {
    const quick = Array.from({ length: 601 }, (_, place) => place / 10);
    expect(played(bets(...quick))).toBe(60n);
  });

  it("[SAFE-1] who asks and is refused is there, but nobody's time runs longer than 10 minutes after a bet", () => {
    const asked = (seconds: number) => ({ seconds, isTaken: false });
    expect(played([...bets(0), asked(100), asked(300)])).toBe(300n);
    expect(played([...bets(0), asked(300), asked(601), asked(700)])).toBe(300n);
    expect(played([...bets(0), asked(300), ...bets(550)])).toBe(550n);
  });

  it("[SAFE-1] at midnight the two days share it", () => {
    const before = new Date("2026-11-15T17:58:00Z");
    const after = new Date("2026-11-15T18:03:00Z");
    expect(runClock({ lastBetAt: before, timedUntil: before }, after, DHAKA).ran).toEqual([
      { day: "2026-11-15", seconds: 120n },
      { day: "2026-11-16", seconds: 180n },
    ]);
  });

  it("[SAFE-1] is never more than what went by", () => {
    const moments = fc.array(
      fc.record({ seconds: fc.integer({ min: 0, max: 5_000 }), isTaken: fc.boolean() }),
    );
    fc.assert(
      fc.property(moments, (given) => {
        const inOrder = given.toSorted((one, other) => one.seconds - other.seconds);
        const whole = (inOrder.at(-1)?.seconds ?? 0) - (inOrder[0]?.seconds ?? 0);
        return played(inOrder) <= BigInt(whole);
      }),
    );
  });
});
