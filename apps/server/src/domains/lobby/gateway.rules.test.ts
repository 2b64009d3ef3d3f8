import type { PostingCall } from "@jonaki/vendor";
import { describe, expect, it } from "vitest";
import { inBreaths } from "./gateway.rules.ts";

const bet: PostingCall = {
  verb: "bet",
  transaction: "t-1",
  session: "s",
  player: "p",
  game: "dice",
  round: "r",
  amount: "1.00",
  currency: "PLAY",
};
const win: PostingCall = {
  verb: "win",
  transaction: "t-2",
  player: "p",
  game: "dice",
  round: "r",
  bet: "t-1",
  amount: "2.00",
  currency: "PLAY",
};
const close: PostingCall = { verb: "close", transaction: "t-3", player: "p", round: "r" };

describe("lines of a batch that belong together", () => {
  const breathsOf = (...calls: readonly PostingCall[]): readonly number[] =>
    inBreaths(
      calls,
      calls.map(() => ({ code: "OK" })),
    ).map(({ length }) => length);

  it("[VEN-9] the win or the close right behind its bet travels with it", () => {
    expect(breathsOf(bet, win)).toEqual([2]);
    expect(breathsOf(bet, close)).toEqual([2]);
    expect(breathsOf(close, bet, win, bet, close)).toEqual([1, 2, 2]);
  });

  it.each([
    ["the win of another bet", { ...win, bet: "another" }],
    ["a win without a bet", { ...win, bet: null }],
    ["another player's win", { ...win, player: "q" }],
    ["the close of another round", { ...close, round: "another" }],
    ["another bet", { ...bet, transaction: "t-4" }],
    ["its rollback", { verb: "rollback", transaction: "t-5", player: "p", round: "r", bet: "t-1" }],
  ] satisfies readonly (readonly [string, PostingCall])[])("[VEN-9] %s travels by itself", (_what, call) => {
    expect(breathsOf(bet, call)).toEqual([1, 1]);
  });

  it("[VEN-9] what comes after the end travels by itself, in its order", () => {
    expect(breathsOf(bet, win, close)).toEqual([2, 1]);
  });
});
