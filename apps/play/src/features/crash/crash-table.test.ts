import { describe, expect, it } from "vitest";
import type { History, RoundLine } from "@jonaki/games/play/wire";
import type { Reply } from "../../app/play-api.ts";
import { HASH, refusedWith, settled } from "../../app/test-doubles.tsx";
import {
  answerOf,
  askedFor,
  betOf,
  BETTING_MS,
  fakeCrash,
  flyingRound,
  nextRound,
  overRound,
  roundOf,
} from "./crash-doubles.ts";
import type { FakeCrash } from "./crash-doubles.ts";
import { bets, fly, inTurn, placeOf, sit, WISH } from "./crash-member-doubles.ts";

describe("a bet", () => {
  it("[INS-6] [FAIR-4] names the round and the hash on the screen, and is open when the studio says so", async () => {
    const house = await sit({ bet: async () => answerOf(betOf()) });
    house.table.bet(1, { stake: "10.00", auto: "2.00" });
    expect(placeOf(house).doing).toBe("betting");
    await settled();
    expect(askedFor(house, "bet")).toMatchObject([
      { round: "chain-1", serverSeedHash: HASH, place: 1, choices: { stake: "10.00", auto: "2.00" } },
    ]);
    expect(placeOf(house)).toMatchObject({ doing: "nothing", bet: { state: "OPEN" } });
    expect(house.table.state.get().balance).toBe("990.00");
  });

  it("[INS-6] a second press sends nothing, and both places have a bet each", async () => {
    const house = await sit({
      bet: async ({ place }) =>
        answerOf(betOf({ place, bet: `b-${place}` }), place === 1 ? "990.00" : "980.00"),
      balance: async () => ({ value: { balance: "980.00" } }),
    });
    house.table.bet(1, WISH);
    house.table.bet(1, WISH);
    house.table.bet(2, WISH);
    await settled();
    house.table.bet(1, WISH);
    expect(askedFor(house, "bet")).toHaveLength(2);
    expect([placeOf(house, 1).bet?.bet, placeOf(house, 2).bet?.bet]).toEqual(["b-1", "b-2"]);
    expect(house.table.state.get().balance).toBe("980.00");
  });

  it.each(["RETRY", "NETWORK"] as const)(
    "[VEN-11] [WAL-3] %s is asked about with the very same request until it is known",
    async (code) => {
      const house = await sit({ bet: inTurn(refusedWith(code), refusedWith(code), answerOf(betOf())) });
      house.table.bet(1, WISH);
      await settled();
      expect(placeOf(house)).toMatchObject({ doing: "betting", isChecking: true });
      await house.timers.pass(800);
      await house.timers.pass(1_500);
      expect(new Set(askedFor(house, "bet").map((one) => JSON.stringify(one))).size).toBe(1);
      expect(askedFor(house, "bet")).toHaveLength(3);
      expect(placeOf(house)).toMatchObject({ doing: "nothing", isChecking: false, bet: { state: "OPEN" } });
    },
  );

  it("[WAL-3] pressed again in the same round after a fault it is the same request", async () => {
    const fault = refusedWith("UNKNOWN");
    const house = await sit({ bet: inTurn(fault, fault, fault, answerOf(betOf())) });
    house.table.bet(1, WISH);
    await settled();
    await house.timers.pass(800);
    await house.timers.pass(1_500);
    expect(placeOf(house)).toMatchObject({ doing: "nothing", refusal: { code: "UNKNOWN" } });
    house.table.bet(1, WISH);
    await settled();
    expect(askedFor(house, "bet")).toHaveLength(4);
    expect(new Set(askedFor(house, "bet").map((one) => JSON.stringify(one))).size).toBe(1);
    expect(placeOf(house)).toMatchObject({ doing: "nothing", bet: { state: "OPEN" }, refusal: null });
  });

  it.each([
    "BET_CLOSED",
    "BET_LIMIT",
    "INSUFFICIENT_BALANCE",
    "MEMBER_BLOCKED",
    "LIMIT_REACHED",
    "GAME_UNAVAILABLE",
    "GAME_MAINTENANCE",
    "ROUND_OPEN",
    "STATE_CHANGED",
    "REQUEST_REUSED",
    "VALIDATION",
  ] as const)("[VEN-20] %s is told, and nothing is tried again by itself", async (code) => {
    const house = await sit({ bet: async () => refusedWith(code) });
    house.table.bet(1, WISH);
    await settled();
    expect(placeOf(house)).toMatchObject({ doing: "nothing", queued: null, refusal: { code } });
    await house.hearRound(flyingRound());
    await house.hearRound(overRound());
    await house.hearRound(nextRound());
    expect(askedFor(house, "bet")).toHaveLength(1);
    expect(house.frame.said.map(({ type }) => type)).toEqual(["roundOpened", "roundEnded"]);
  });

  it("[VEN-20] a session that has ended takes the game with it", async () => {
    const house = await sit({ bet: async () => refusedWith("SESSION_EXPIRED") });
    house.table.bet(1, WISH);
    await settled();
    expect(house.table.state.get().hasEnded).toBe(true);
  });

  it("[INS-6] an answer that comes in another round is none of that round's bets, but its money counts", async () => {
    let answer: (reply: ReturnType<typeof answerOf>) => void = () => undefined;
    const house = await sit({
      bet: () => new Promise((resolve) => (answer = resolve)),
      balance: async () => ({ value: { balance: "985.00" } }),
    });
    house.table.bet(1, WISH);
    await house.hearRound(nextRound());
    answer(answerOf(betOf({ state: "DONE", payout: "0.00" }), null));
    await settled();
    expect(placeOf(house)).toMatchObject({ doing: "nothing", bet: null });
    expect(house.table.state.get().balance).toBe("985.00");
  });
});

describe("a bet for the next round", () => {
  it("[INS-6] waits while a round flies, and is sent when the next one takes bets", async () => {
    const house = fakeCrash({ bet: async () => answerOf(betOf({ round: "chain-2" })) });
    await house.welcome(flyingRound());
    house.table.bet(1, WISH);
    await house.hearRound(overRound());
    expect([askedFor(house, "bet"), placeOf(house).queued]).toEqual([[], WISH]);
    await house.timers.pass(60_000);
    await house.hearRound(nextRound());
    expect(askedFor(house, "bet")).toMatchObject([{ round: "chain-2" }]);
    expect(placeOf(house)).toMatchObject({ queued: null, bet: { round: "chain-2" } });
  });

  it("[INS-6] can be taken back until it is sent", async () => {
    const house = fakeCrash();
    await house.welcome(flyingRound());
    house.table.bet(1, WISH);
    house.table.takeBack(1);
    await house.hearRound(nextRound());
    expect(askedFor(house, "bet")).toEqual([]);
  });

  it("[VEN-19] [SAFE-14] a pause takes it back, holds new ones, and leaves an open bet alone", async () => {
    const house = await fly({
      cashOut: async () => answerOf(betOf({ state: "DONE", at: "1.50", payout: "15.00" }), "1005.00"),
    });
    house.table.bet(2, WISH);
    house.table.setPaused(true);
    house.table.bet(2, WISH);
    expect(placeOf(house, 2).queued).toBeNull();
    house.table.cashOut(1);
    await settled();
    expect(placeOf(house).bet?.at).toBe("1.50");
    await house.hearRound(nextRound());
    expect(askedFor(house, "bet")).toHaveLength(1);
  });

  it("[INS-7] is taken back and told when the connection is lost: nobody bets on what cannot be seen", async () => {
    const house = fakeCrash();
    await house.welcome(flyingRound());
    house.table.bet(1, WISH);
    house.drop();
    await house.timers.pass(2_500);
    expect(placeOf(house)).toMatchObject({ queued: null, refusal: { code: "BET_TAKEN_BACK" } });
    await house.welcome(nextRound());
    expect(askedFor(house, "bet")).toEqual([]);
  });
});

/** A bet among the member's rounds. */
const lineOf = (bet: ReturnType<typeof betOf>): RoundLine => ({
  round: bet.bet,
  state: "DONE",
  time: "2026-11-16T08:30:00.000Z",
  stake: bet.stake,
  payout: bet.payout,
  choices: {},
  outcome: {},
});

describe("the end of a round", () => {
  it("[FAIR-15] a bet that was cashed out before the burst is among the rounds after it", async () => {
    const out = betOf({ state: "DONE", at: "1.50", payout: "15.00" });
    let isOver = false;
    const house = await fly({
      cashOut: async () => answerOf(out, "1005.00"),
      bets: async () => bets(isOver ? out : betOf()),
      history: async () => ({ value: { rounds: isOver ? [lineOf(out)] : [] } }),
    });
    house.table.cashOut(1);
    await settled();
    expect(askedFor(house, "history")).toEqual([]);
    isOver = true;
    await house.hearRound(overRound());
    expect(house.table.state.get().results).toEqual([lineOf(out)]);
    await house.hearRound(nextRound());
    expect(askedFor(house, "history")).toHaveLength(1);
  });

  it("[FAIR-15] [INS-7] rounds that cannot be read are asked for again, also after a burst that nobody saw", async () => {
    const lost = betOf({ state: "DONE", payout: "0.00" });
    const house = await fly({
      bets: inTurn(bets(betOf()), bets()),
      history: inTurn<Reply<History>>(refusedWith("NETWORK"), { value: { rounds: [lineOf(lost)] } }),
    });
    house.drop();
    await house.timers.pass(400);
    await house.welcome(nextRound());
    expect(house.table.state.get().results).toEqual([]);
    await house.timers.pass(300);
    expect(house.table.state.get().results).toEqual([lineOf(lost)]);
  });

  it("[FAIR-15] [VEN-19] bets are read until all are settled, then money, rounds and the site follow", async () => {
    const lost = betOf({ state: "DONE", payout: "0.00" });
    const line = lineOf(lost);
    const house = await fly({
      bets: inTurn(bets(betOf()), bets(betOf({ state: "DECIDED", payout: "0.00" })), bets(lost)),
      balance: async () => ({ value: { balance: "990.00" } }),
      history: async () => ({ value: { rounds: [line] } }),
    });
    expect(house.table.state.get().results).toEqual([]);
    await house.hearRound(overRound("1.72"));
    await house.timers.pass(300);
    await house.timers.pass(600);
    expect(placeOf(house).bet).toEqual(lost);
    expect(house.table.state.get()).toMatchObject({
      results: [line],
      bursts: [{ burst: "1.72" }],
      balance: "990.00",
    });
    expect(house.frame.said.filter(({ type }) => type !== "balanceChanged")).toEqual([
      { type: "roundOpened" },
      { type: "roundEnded", round: lost.bet },
    ]);
  });
});

describe("a connection that is lost and comes back", () => {
  const back = async (house: FakeCrash, round: ReturnType<typeof roundOf>): Promise<void> => {
    house.drop();
    await house.timers.pass(400);
    await house.welcome(round);
  };

  it("[INS-7] while bets are taken: the bet that was placed is still there", async () => {
    const house = await sit({ bet: async () => answerOf(betOf()), bets: inTurn(bets(), bets(betOf())) });
    house.table.bet(1, WISH);
    await settled();
    await back(house, roundOf());
    expect(placeOf(house).bet?.state).toBe("OPEN");
    expect(askedFor(house, "bet")).toHaveLength(1);
  });

  it("[INS-7] while a bet is being sent: it is asked about as it was, and told closed if the round has flown", async () => {
    const house = await sit({ bet: inTurn(refusedWith("NETWORK"), refusedWith("BET_CLOSED")) });
    house.table.bet(1, WISH);
    await settled();
    await house.timers.pass(BETTING_MS);
    await back(house, flyingRound());
    expect(placeOf(house)).toMatchObject({ bet: null, queued: null, refusal: { code: "BET_CLOSED" } });
  });

  it("[INS-7] in flight: the bet flies on, and what ended by itself meanwhile is known", async () => {
    const out = betOf({ state: "DONE", auto: "1.60", last: "1.60", at: "1.60", payout: "16.00" });
    const house = await fly({ bets: async () => bets(out) });
    await back(house, flyingRound());
    expect(placeOf(house).bet).toEqual(out);
  });

  it("[INS-7] after the burst: a bet that nobody cashed out is lost", async () => {
    const lost = betOf({ state: "DONE", payout: "0.00" });
    const house = await fly({ bets: async () => bets(lost) });
    await back(house, overRound());
    expect(placeOf(house).bet).toEqual(lost);
    expect(house.table.state.get().round?.burst).toBe("2.50");
  });

  it("[INS-7] [VEN-19] a page that was opened again goes on with the bet in the air", async () => {
    const house = fakeCrash({ bets: async () => bets(betOf()) });
    await house.welcome(flyingRound());
    expect(placeOf(house).bet?.state).toBe("OPEN");
    expect(house.frame.said).toEqual([{ type: "roundOpened" }]);
  });

  it("[INS-7] a hidden page that is looked at again reads its bets", async () => {
    const house = await sit();
    const before = askedFor(house, "bets").length;
    house.comeBack();
    await settled();
    expect(askedFor(house, "bets")).toHaveLength(before + 1);
  });
});
