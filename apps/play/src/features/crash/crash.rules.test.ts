import { describe, expect, it } from "vitest";
import { crash, CRASH_TABLE } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { betOf } from "./crash-doubles.ts";
import { EMPTY_PLACE } from "./crash-state.rules.ts";
import {
  crashSettings,
  lastStep,
  moveOf,
  parseTarget,
  payoutAt,
  resultOf,
  stakesFor,
  timesOf,
} from "./crash.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };

describe("the target", () => {
  it.each([
    ["1.01", 101n],
    ["2", 200n],
    ["1.5", 150n],
    ["10000.00", 1_000_000n],
    ["1.00", null],
    ["10000.01", null],
    ["", null],
    ["1.234", null],
    ["-2", null],
  ])("[INS-6] %s is %s hundredths", (typed, hundredths) => {
    expect(parseTarget(typed)).toBe(hundredths);
  });
});

describe("where a bet ends by itself", () => {
  it("[INS-15] at its target, at the largest win, or at the top, and what it pays there", () => {
    expect(lastStep(minor(10_00n), 250n, LIMITS)).toEqual({ hundredths: 250n, payoutMinor: 25_00n });
    expect(lastStep(minor(50_000_00n), null, LIMITS)).toEqual({
      hundredths: 4_000n,
      payoutMinor: 2_000_000_00n,
    });
    expect(lastStep(minor(1_00n), null, LIMITS).hundredths).toBe(CRASH_TABLE.topHundredths);
  });

  it("[INS-15] a lower limit of the platform's counts", () => {
    const limits = { ...LIMITS, largestWin: "100.00" };
    expect(lastStep(minor(10_00n), null, limits).hundredths).toBe(1_000n);
    expect(stakesFor(limits).largestStakeMinor).toBe(99_01n);
  });
});

describe("what a cash-out pays", () => {
  it("[INS-6] nothing below the lowest target, then the stake times the multiplier, and never more than at its end", () => {
    const bet = betOf({ stake: "3.33", last: "2.00" });
    expect([payoutAt(bet, 100), payoutAt(bet, 101), payoutAt(bet, 150), payoutAt(bet, 999)]).toEqual([
      null,
      "3.36",
      "4.99",
      "6.66",
    ]);
  });
});

describe("what the button does", () => {
  const at = (change: object) => ({ ...EMPTY_PLACE, ...change });
  it.each([
    ["bets", at({}), "betting", "bet"],
    ["bets for the next round in flight", at({}), "flying", "betNext"],
    ["bets for the next round after the burst", at({}), "over", "betNext"],
    ["waits for the first round", at({}), "none", "betNext"],
    ["takes back what waits", at({ queued: { stake: "1.00", auto: null } }), "flying", "takeBack"],
    ["waits for the answer", at({ doing: "betting" }), "betting", "sending"],
    [
      "waits for an answer of before the page came back",
      at({ bet: betOf({ state: "BETTING" }) }),
      "betting",
      "sending",
    ],
    ["waits for the take-off", at({ bet: betOf() }), "betting", "ready"],
    ["cashes out", at({ bet: betOf() }), "flying", "cashOut"],
    ["is cashing out", at({ bet: betOf(), doing: "cashingOut" }), "flying", "cashingOut"],
    ["waits for what the burst made of it", at({ bet: betOf() }), "over", "settling"],
    [
      "bets again after a cash-out",
      at({ bet: betOf({ state: "DECIDED", at: "2.00", payout: "20.00" }) }),
      "flying",
      "betNext",
    ],
    ["bets again after a loss", at({ bet: betOf({ state: "DONE", payout: "0.00" }) }), "over", "betNext"],
    ["bets again after a refusal", at({ bet: betOf({ state: "REFUSED" }) }), "betting", "bet"],
  ] as const)("[INS-6] it %s", (_what, place, phase, move) => {
    expect(moveOf(place, phase)).toBe(move);
  });
});

describe("what is kept and read", () => {
  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(crashSettings.read(crashSettings.first)).toEqual(crashSettings.first);
    for (const wrong of [null, {}, { 1: crashSettings.first[1] }, { ...crashSettings.first, 3: 1 }])
      expect(() => crashSettings.read(wrong)).toThrow();
  });

  it("[FAIR-15] a record is read as the game's own code writes it, and no other", () => {
    const choices = {
      stakeMinor: minor(10_00n),
      autoHundredths: 200n,
      largestWinMinor: minor(100_00n),
      cashOutHundredths: null,
    };
    const outcome = { burstHundredths: 321n, atHundredths: 200n, payoutMinor: minor(20_00n) };
    const line = { choices: crash.choicesJson(choices), outcome: crash.outcomeJson(outcome) };
    expect(resultOf(line)).toMatchObject({
      burst: "3.21",
      at: "2.00",
      payout: "20.00",
      choices: { auto: "2.00" },
    });
    expect(resultOf({ ...line, outcome: null })).toBeNull();
    expect(() => resultOf({ ...line, outcome: { roll: "1.00" } })).toThrow();
    expect(timesOf({ shown: null })).toBeNull();
  });
});
