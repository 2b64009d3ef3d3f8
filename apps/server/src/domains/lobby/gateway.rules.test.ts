import type { PostingCall } from "@jonaki/vendor";
import { betItem, closeItem, winItem } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import { endsBet, inBreaths } from "./gateway.rules.ts";

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
  it("[VEN-9] the win or the close right behind its bet is its end, and nothing else is", () => {
    expect(endsBet(win, bet)).toBe(true);
    expect(endsBet(close, bet)).toBe(true);
    for (const other of [
      { ...win, bet: "another" },
      { ...win, bet: null },
      { ...win, player: "q" },
      { ...close, round: "another" },
      { ...bet, transaction: "t-4" },
      { verb: "rollback", transaction: "t-5", player: "p", round: "r", bet: "t-1" } as const,
    ])
      expect(endsBet(other, bet)).toBe(false);
    expect(endsBet(close, win)).toBe(false);
  });

  it("[VEN-9] a bet and its end travel in one breath, everything else by itself and in its order", () => {
    const [one, other] = [betItem(1n, 10n), betItem(2n, 10n)];
    const [paid, ended] = [winItem(one, 20n, { withBet: true }), closeItem(other, { withBet: true })];
    const unknown = { code: "BET_UNKNOWN" } as const;
    const late = winItem(one, 5n);
    expect(inBreaths([one, paid, late, unknown, other, ended])).toEqual([
      [one, paid],
      [late],
      [unknown],
      [other, ended],
    ]);
  });
});
