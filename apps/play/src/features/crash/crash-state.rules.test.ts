import { describe, expect, it } from "vitest";
import { reachedAtMs } from "@jonaki/games";
import {
  betOf,
  BETTING_MS,
  fakeCrash,
  flyingRound,
  nextRound,
  overRound,
  roundOf,
  STUDIO_MS,
} from "./crash-doubles.ts";
import {
  hasNewsOf,
  isInRound,
  NO_PLAYERS,
  phaseOf,
  reachedBy,
  takesBets,
  withBets,
  withPlayers,
  withRound,
} from "./crash-state.rules.ts";

const EMPTY = fakeCrash().table.state.get();
const FLIES = STUDIO_MS + BETTING_MS;
const line = (id: string, stake: string, more: object = {}) => ({
  id,
  name: "ra***92",
  stake,
  at: null,
  payout: null,
  ...more,
});
const news = (all: "yes" | "no", lines: readonly ReturnType<typeof line>[], round = "chain-1") =>
  ({ type: "players", round, all, count: lines.length, staked: "1.00", paid: "0.00", lines }) as const;

describe("a round by the studio's clock", () => {
  it("[INS-5] takes bets until it flies, and flies by the clock before the news of it come", () => {
    expect(phaseOf(null, FLIES)).toBe("none");
    expect([phaseOf(roundOf(), FLIES - 1), phaseOf(roundOf(), FLIES)]).toEqual(["betting", "flying"]);
    expect([phaseOf(flyingRound(), 0), phaseOf(overRound(), 0)]).toEqual(["flying", "over"]);
    expect([takesBets(roundOf(), FLIES - 1), takesBets(roundOf(), FLIES)]).toEqual([true, false]);
  });

  it("[INS-5] the multiplier is the table's at that millisecond", () => {
    expect(reachedBy(flyingRound(), FLIES + reachedAtMs(200))).toBe(200);
    expect(reachedBy(flyingRound(), FLIES + reachedAtMs(200) - 1)).toBe(199);
  });

  it("[FAIR-15] goes forward only: who knows less changes nothing", () => {
    const over = withRound(EMPTY, overRound());
    expect(withRound(over, flyingRound()).round?.state).toBe("OVER");
    const next = withRound(over, nextRound());
    expect(withRound(next, overRound()).round?.round).toBe("chain-2");
  });

  it("[INS-16] its burst is noted once, and the last 20 are kept", () => {
    const twice = withRound(withRound(EMPTY, overRound("3.21")), overRound("3.21"));
    expect(twice.bursts).toEqual([{ round: "chain-1", burst: "3.21" }]);
    const bursts = Array.from({ length: 20 }, (_one, place) => ({ round: `old-${place}`, burst: "1.00" }));
    expect(withRound({ ...EMPTY, bursts }, overRound()).bursts).toHaveLength(20);
  });

  it("[INS-6] the next round begins without the bets and players of the last one", () => {
    const played = withBets(withRound(EMPTY, flyingRound()), [betOf()]);
    const next = withRound(played, nextRound());
    expect([next.places[1].bet, next.players.round]).toEqual([null, "chain-2"]);
  });
});

describe("the players' list", () => {
  it("[VEN-4] lines that changed take the place of what they were, and new ones come to theirs", () => {
    const first = withPlayers(
      { ...NO_PLAYERS, round: "chain-1" },
      news("yes", [line("a", "50.00"), line("b", "9.00")]),
    );
    const then = withPlayers(
      first,
      news("no", [line("c", "10.00"), line("b", "9.00", { at: "2.00", payout: "18.00" })]),
    );
    expect(then.lines.map(({ id, at }) => [id, at])).toEqual([
      ["a", null],
      ["c", null],
      ["b", "2.00"],
    ]);
  });

  it("[VEN-4] a whole list, or one of another round, takes the place of all", () => {
    const first = withPlayers(NO_PLAYERS, news("yes", [line("a", "1.00")]));
    expect(withPlayers(first, news("yes", [line("b", "1.00")])).lines.map(({ id }) => id)).toEqual(["b"]);
    expect(withPlayers(first, news("no", [line("c", "1.00")], "chain-2")).lines).toHaveLength(1);
  });
});

describe("the own bets", () => {
  const flying = withRound(EMPTY, flyingRound());

  it("[INS-7] are those of the round on the board, a refused one only where there is no other", () => {
    const refused = betOf({ state: "REFUSED", bet: "r" });
    expect(withBets(flying, [refused, betOf()]).places[1].bet?.bet).toBe("01b1feed0001");
    expect(withBets(flying, [refused]).places[1].bet?.state).toBe("REFUSED");
    expect(withBets(flying, [betOf({ round: "chain-0" })]).places[1].bet).toBeNull();
  });

  it("[INS-7] a place whose own answer is awaited is left to that answer", () => {
    const sending = { ...flying.places[1], doing: "betting" } as const;
    const state = { ...flying, places: { ...flying.places, 1: sending } };
    expect(withBets(state, [betOf()]).places[1]).toBe(sending);
  });

  it.each([
    ["flies", betOf(), flyingRound(), FLIES + 5_000, false],
    ["has reached its end", betOf({ auto: "1.10", last: "1.10" }), flyingRound(), FLIES + 5_000, true],
    ["is open after the burst", betOf(), overRound(), FLIES, true],
    ["is not known to be taken", betOf({ state: "BETTING" }), roundOf(), FLIES - 1, true],
    ["is being paid", betOf({ state: "DECIDED" }), flyingRound(), FLIES, true],
    ["is paid", betOf({ state: "DONE" }), overRound(), FLIES, false],
  ])("[INS-7] a bet that %s is looked after as it needs", (_what, bet, round, studioMs, isDue) => {
    expect(hasNewsOf(withBets(withRound(EMPTY, round), [bet]), studioMs)).toBe(isDue);
  });

  it("[VEN-19] a member is in a round as long as money may move", () => {
    expect([isInRound(EMPTY), isInRound(withBets(flying, [betOf({ state: "DECIDED" })]))]).toEqual([
      false,
      true,
    ]);
    expect(isInRound(withBets(flying, [betOf({ state: "DONE" })]))).toBe(false);
  });
});
