import { describe, expect, it } from "vitest";
import { LARGEST_DETAIL_BYTES } from "./contract.ts";
import { BAD_AMOUNTS } from "./kit/value-cases.ts";
import { readCall, readLine } from "./reading.ts";

const bet = {
  verb: "bet",
  transaction: "t-1",
  session: "s-1",
  player: "p-1",
  game: "g-1",
  round: "r-1",
  amount: "10.00",
  currency: "PLAY",
};
const win = {
  verb: "win",
  transaction: "t-2",
  player: "p-1",
  game: "g-1",
  round: "r-1",
  bet: "t-1",
  amount: "1",
  currency: "PLAY",
};
const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) });

describe("a call", () => {
  it.each(BAD_AMOUNTS)("[VEN-20] whose only fault is the amount %j is AMOUNT_INVALID", (amount) => {
    expect(readCall({ ...bet, amount })).toEqual({ code: "AMOUNT_INVALID" });
    expect(readLine({ ...win, amount })).toEqual({ code: "AMOUNT_INVALID" });
  });

  it("[VEN-20] of nothing is a free round, and a free round is of nothing", () => {
    expect(readCall({ ...bet, amount: "0.00", freeRound: "f-1" })).toHaveProperty("call");
    expect(readCall({ ...bet, amount: "0.01", freeRound: "f-1" })).toEqual({ code: "AMOUNT_INVALID" });
    expect(readCall({ ...bet, amount: "0.00" })).toEqual({ code: "AMOUNT_INVALID" });
  });

  it.each([
    ["two faults", { ...bet, amount: "-1", round: 7 }],
    ["a field too many beside a bad amount", { ...bet, amount: "-1", more: true }],
    ["a verb nobody has", { ...bet, verb: "deposit" }],
    ["no object", "bet"],
    ["nothing", null],
    ["a list", [bet]],
    ["a unit nobody has", { ...bet, currency: "USD" }],
    ["a detail that is too large", { ...bet, detail: "x".repeat(LARGEST_DETAIL_BYTES - 1) }],
    ["a detail that is too deep", { ...bet, detail: nested(17) }],
    ["a detail that is no JSON", { ...bet, detail: { at: new Date(0) } }],
    ["a win that names itself", { ...win, bet: win.transaction }],
    ["a wrong valid amount", { ...win, validAmount: "-1" }],
  ])("[VEN-20] with %s is MALFORMED", (_name, value) => {
    expect(readCall(value)).toEqual({ code: "MALFORMED" });
  });

  it("[VEN-2] is read with every field it may have", () => {
    const whole = { ...win, closes: true, result: "DRAW", validAmount: "0.00", detail: nested(16) };
    expect(readCall(whole)).toEqual({ call: whole });
    expect(readCall({ ...bet, detail: "x".repeat(LARGEST_DETAIL_BYTES - 2) })).toHaveProperty("call");
  });

  it("[VEN-9] stands in a batch only when it moves money or ends a round", () => {
    expect(readLine(bet)).toHaveProperty("call");
    for (const verb of ["authenticate", "balance", "batch"])
      expect(readLine({ ...bet, verb })).toEqual({ code: "MALFORMED" });
  });

  it("[VEN-9] of a batch has 1 to 1,000 lines", () => {
    const batch = (length: number): object => ({ verb: "batch", calls: Array.from({ length }, () => bet) });
    expect([0, 1, 1_000, 1_001].map((length) => "call" in readCall(batch(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
