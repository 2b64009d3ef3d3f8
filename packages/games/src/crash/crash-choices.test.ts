import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crash } from "./crash.ts";
import { crashLastHundredths, crashStakeRange } from "./crash-pay.ts";
import { CRASH_TABLE } from "./crash-table.ts";

const LARGEST_WIN = CRASH_TABLE.largestWinMinor;
const bet = { stake: "10.00", auto: "2.00" };
const record = { ...bet, largestWin: "2000000.00", cashOut: null };

describe("a bet in Crash", () => {
  it("[INS-6] with and without an automatic cash-out it is read as it was sent", () => {
    const choices = {
      stakeMinor: 1_000n,
      autoHundredths: 200n,
      largestWinMinor: LARGEST_WIN,
      cashOutHundredths: null,
    };
    expect(crash.readBet(bet, LARGEST_WIN)).toEqual({ ok: true, choices });
    expect(crash.readBet({ ...bet, auto: null }, LARGEST_WIN)).toEqual({
      ok: true,
      choices: { ...choices, autoHundredths: null },
    });
  });

  it.each(["1.01", "1.02", "99.99", "9999.99", "10000.00"])("[INS-6] %s can be named", (auto) => {
    expect(crash.readBet({ ...bet, auto }, LARGEST_WIN).ok).toBe(true);
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [bet]],
    ["a field too many", "cashOut", { ...bet, cashOut: "1.50" }],
    ["the largest win from outside", "largestWin", { ...bet, largestWin: "1.00" }],
    ["no stake", "stake", { auto: null }],
    ["a stake as a number", "stake", { ...bet, stake: 10 }],
    ["a stake of three decimals", "stake", { ...bet, stake: "10.001" }],
    ["nothing said of the automatic cash-out", "auto", { stake: "10.00" }],
    ["one at 1.00", "auto", { ...bet, auto: "1.00" }],
    ["one beyond the top", "auto", { ...bet, auto: "10000.01" }],
    ["one as a number", "auto", { ...bet, auto: 2 }],
    ["one without decimals", "auto", { ...bet, auto: "2" }],
    ["one of three decimals", "auto", { ...bet, auto: "2.000" }],
    ["one below zero", "auto", { ...bet, auto: "-2.00" }],
    ["an empty one", "auto", { ...bet, auto: "" }],
  ])("[INS-6] %s is refused and names %s", (_what, field, input) => {
    expect(crash.readBet(input, LARGEST_WIN)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([
    ["0.99", 200_000_000n, 5_000_000n],
    ["50000.01", 200_000_000n, 5_000_000n],
    // 99.00 at 1.01 wins 99.99, 99.01 wins 100.0001.
    ["99.02", 10_000n, 9_901n],
  ])(
    "[INS-15] a stake of %s under a limit of %d is refused and the stakes that fit are named",
    (stake, limit, largest) => {
      expect(crash.readBet({ ...bet, stake }, minor(limit))).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
      expect(crashStakeRange(CRASH_TABLE, minor(limit)).largestStakeMinor).toBe(largest);
    },
  );

  it("[INS-15] a target whose win would be too large is no reason to refuse: the bet is cashed out before", () => {
    const read = crash.readBet({ stake: "50000.00", auto: "10000.00" }, LARGEST_WIN);
    expect(read.ok && crashLastHundredths(CRASH_TABLE, read.choices)).toBe(4_000n);
  });

  it("[INS-15] the game's own limit holds where the platform allows more", () => {
    const read = crash.readBet(bet, minor(LARGEST_WIN * 10n));
    expect(read.ok && read.choices.largestWinMinor).toBe(LARGEST_WIN);
  });
});

describe("the record of a bet in Crash", () => {
  it("[FAIR-17] every bet comes back from its record as it was", () => {
    const anyChoices = fc
      .record({
        stakeMinor: fc.bigInt({ min: 100n, max: 5_000_000n }).map(minor),
        autoHundredths: fc.option(fc.bigInt({ min: 101n, max: 1_000_000n })),
        largestWinMinor: fc.bigInt({ min: 6_000_000n, max: 200_000_000n }).map(minor),
      })
      .chain((open) =>
        fc.bigInt({ min: 101n, max: crashLastHundredths(CRASH_TABLE, open) }).map((at) => ({
          ...open,
          cashOutHundredths: at < crashLastHundredths(CRASH_TABLE, open) ? at : null,
        })),
      );
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const read = crash.readChoices(JSON.parse(JSON.stringify(crash.choicesJson(choices))));
        expect(read).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no largest win", "largestWin", { ...bet, cashOut: null }],
    ["a largest win as a number", "largestWin", { ...record, largestWin: 5 }],
    ["no cash-out", "cashOut", { ...bet, largestWin: "2000000.00" }],
    ["a cash-out at 1.00", "cashOut", { ...record, cashOut: "1.00" }],
    ["a cash-out after the automatic one", "cashOut", { ...record, cashOut: "2.01" }],
    ["a cash-out beside the automatic one", "cashOut", { ...record, cashOut: "2.00" }],
    [
      "a cash-out after the largest win",
      "cashOut",
      { stake: "50000.00", auto: null, largestWin: "2000000.00", cashOut: "40.01" },
    ],
    ["a field too many", "burst", { ...record, burst: "3.00" }],
  ])("[FAIR-9] %s is no record and names %s", (_what, field, input) => {
    expect(crash.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });
});
