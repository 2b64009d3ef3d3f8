import { describe, expect, it } from "vitest";
import { reachedAtMs } from "@jonaki/games";
import type { ShownRefusal } from "../../app/play-api.ts";
import { refusedWith, settled, WALL_MS } from "../../app/test-doubles.tsx";
import { answerOf, askedFor, betOf, BETTING_MS, flyingRound, overRound } from "./crash-doubles.ts";
import { bets, fly, inTurn, placeOf, sit, WISH } from "./crash-member-doubles.ts";

describe("a cash-out", () => {
  const PAID = answerOf(betOf({ state: "DONE", at: "1.50", payout: "15.00" }), "1005.00");

  it("[INS-6] [INS-7] is sent once with the time of the press, and pays what the studio says", async () => {
    const house = await fly({
      cashOut: async () => PAID,
      balance: async () => ({ value: { balance: "1005.00" } }),
    });
    house.table.cashOut(1);
    house.table.cashOut(1);
    await settled();
    const asked = WALL_MS + BETTING_MS + reachedAtMs(150);
    expect(askedFor(house, "cashOut")).toEqual([{ bet: "01b1feed0001", asked }]);
    expect(placeOf(house).bet).toMatchObject({ at: "1.50", payout: "15.00" });
    expect(house.table.state.get().balance).toBe("1005.00");
    expect(house.frame.said.at(-1)).toEqual({ type: "roundEnded", round: "01b1feed0001" });
  });

  it("[INS-6] one that is pressed at the take-off is sent when the lowest multiplier is reached, and not before", async () => {
    const house = await fly({ cashOut: async () => PAID }, 1);
    house.table.cashOut(1);
    house.table.cashOut(1);
    await house.timers.pass(reachedAtMs(101) - 2);
    expect([askedFor(house, "cashOut"), placeOf(house).doing]).toEqual([[], "cashingOut"]);
    await house.timers.pass(1);
    expect(askedFor(house, "cashOut")).toEqual([{ bet: "01b1feed0001", asked: WALL_MS + BETTING_MS + 1 }]);
    expect(placeOf(house).bet).toMatchObject({ at: "1.50", payout: "15.00" });
  });

  it.each(["RETRY", "NETWORK"] as const)(
    "[INS-7] after %s the same bet is asked about again",
    async (code) => {
      const house = await fly({ cashOut: inTurn(refusedWith(code), PAID) });
      house.table.cashOut(1);
      await settled();
      await house.timers.pass(120);
      const asked = askedFor(house, "cashOut");
      expect([asked.length, new Set(asked.map((one) => JSON.stringify(one))).size]).toEqual([2, 1]);
      expect(placeOf(house).bet?.at).toBe("1.50");
    },
  );

  it("[INS-6] [ERR-148] one that came too late is told, and the bet is lost at the burst", async () => {
    const lost = betOf({ state: "DONE", payout: "0.00" });
    const house = await fly({
      cashOut: async () => refusedWith("CASHOUT_LATE"),
      bets: inTurn(bets(betOf()), bets(lost)),
    });
    house.table.cashOut(1);
    await settled();
    expect(placeOf(house).refusal).toEqual({ code: "CASHOUT_LATE", stakes: null } satisfies ShownRefusal);
    await house.hearRound(overRound());
    await house.timers.pass(300);
    expect(placeOf(house).bet).toEqual(lost);
  });

  it("[INS-6] nothing is sent before the take-off, after the burst, or without a bet", async () => {
    const house = await sit({ bet: async () => answerOf(betOf()), bets: inTurn(bets(), bets(betOf())) });
    house.table.bet(1, WISH);
    await settled();
    house.table.cashOut(1);
    house.table.cashOut(2);
    await house.hearRound(overRound());
    house.table.cashOut(1);
    expect(askedFor(house, "cashOut")).toEqual([]);
  });

  it("[INS-6] a bet that ends by itself is found out without asking the member", async () => {
    const open = betOf({ auto: "1.40", last: "1.40" });
    const done = { ...open, state: "DONE", at: "1.40", payout: "14.00" } as const;
    const house = await sit({
      bet: async () => answerOf(open),
      bets: inTurn(bets(), bets(done)),
    });
    house.table.bet(1, { stake: "10.00", auto: "1.40" });
    await settled();
    await house.timers.pass(BETTING_MS);
    await house.hearRound(flyingRound());
    const before = askedFor(house, "bets").length;
    await house.timers.pass(300);
    expect(askedFor(house, "bets")).toHaveLength(before);
    await house.timers.pass(reachedAtMs(140));
    await house.timers.pass(300);
    expect(placeOf(house).bet).toEqual(done);
  });
});
