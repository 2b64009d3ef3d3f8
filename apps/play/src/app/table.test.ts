import { describe, expect, it } from "vitest";
import type { Played } from "@jonaki/games/play/wire";
import type { Reply } from "./play-api.ts";
import {
  fakeServices,
  HASH,
  lostRound,
  NEXT_HASH,
  openedWith,
  playedWith,
  refusedWith,
  roundOf,
  settled,
} from "./test-doubles.tsx";

const CHOICES = { stake: "10.00", side: "over", chance: 4950 };
/** Answers one after the other, the last one from then on. */
const inTurn = (...replies: readonly Reply<Played>[]) => {
  let turn = 0;
  return () => Promise.resolve(replies[Math.min(turn++, replies.length - 1)]!);
};

describe("a bet", () => {
  it("[FAIR-15] is shown as it is stored, and the money changes when it has been shown", async () => {
    const services = fakeServices({ play: inTurn(playedWith(roundOf())) });
    const { table, frame } = services;
    table.play(CHOICES);
    expect(table.state.get().phase).toBe("sending");
    await settled();
    expect(table.state.get()).toMatchObject({ phase: "showing", shown: roundOf(), balance: "1000.00" });
    expect(table.state.get().results).toEqual([]);
    table.finishShowing();
    expect(table.state.get()).toMatchObject({ phase: "idle", balance: "1010.00" });
    expect(table.state.get().results).toMatchObject([{ round: "01a1dead0001", outcome: { roll: "77.77" } }]);
    expect(frame.said).toEqual([
      { type: "roundOpened" },
      { type: "balanceChanged", balance: "1010.00" },
      { type: "roundEnded", round: "01a1dead0001" },
    ]);
  });

  it("[FAIR-4] names the hash that is on the screen", () => {
    const { table, api } = fakeServices({ play: inTurn(playedWith(roundOf())) });
    table.play(CHOICES);
    expect(api.asked).toMatchObject([["play", { serverSeedHash: HASH, choices: CHOICES }]]);
  });

  it("[FAIR-16] a second one cannot be placed while the first is under way", async () => {
    const { table, api } = fakeServices({ play: inTurn(playedWith(roundOf())) });
    table.play(CHOICES);
    table.play(CHOICES);
    await settled();
    table.play(CHOICES);
    expect(api.asked).toHaveLength(1);
  });

  it.each(["RETRY", "NETWORK"] as const)(
    "[VEN-11] [WAL-3] %s is asked about with the very same request until it is known",
    async (code) => {
      const replies = [refusedWith(code), refusedWith(code), playedWith(lostRound())];
      const { table, api, timers } = fakeServices({ play: inTurn(...replies) });
      table.play(CHOICES);
      await settled();
      expect(table.state.get().phase).toBe("checking");
      await timers.pass(800);
      await timers.pass(1_500);
      expect(table.state.get()).toMatchObject({ phase: "showing", shown: { round: "01a1dead0002" } });
      expect(api.asked).toHaveLength(3);
      expect(new Set(api.asked.map((question) => JSON.stringify(question))).size).toBe(1);
    },
  );

  it("[VEN-11] a studio that keeps failing is not asked for ever", async () => {
    const { table, api, timers } = fakeServices({ play: inTurn(refusedWith("UNKNOWN")) });
    table.play(CHOICES);
    await settled();
    await timers.pass(5_000);
    await timers.pass(5_000);
    expect(table.state.get()).toMatchObject({ phase: "idle", refusal: { code: "UNKNOWN" } });
    expect(api.asked.filter(([name]) => name === "play")).toHaveLength(3);
  });

  it("[WAL-3] pressed again with the same values after a fault it is the same request; other values, or an answer, make a new one", async () => {
    const faults = [refusedWith("UNKNOWN"), refusedWith("UNKNOWN"), refusedWith("UNKNOWN")];
    const refused = refusedWith("INSUFFICIENT_BALANCE");
    const { table, api, timers } = fakeServices({
      play: inTurn(...faults, ...faults, ...faults, refused, playedWith(roundOf())),
    });
    const press = async (choices: object): Promise<void> => {
      table.play(choices);
      await settled();
      await timers.pass(5_000);
      await timers.pass(5_000);
    };
    await press(CHOICES);
    await press(CHOICES);
    await press({ ...CHOICES, stake: "11.00" });
    await press({ ...CHOICES, stake: "11.00" });
    await press({ ...CHOICES, stake: "11.00" });
    const ids = api.asked
      .filter(([name]) => name === "play")
      .map(([, request]) => (request as { readonly requestId: string }).requestId);
    const [first, other, last] = [...new Set(ids)];
    expect(ids).toEqual([...Array(6).fill(first), ...Array(4).fill(other), last]);
  });

  it("[FAIR-16] [VEN-11] a bet that was taken before the studio failed is shown, not bet again", async () => {
    const unfinished = roundOf({ state: "BETTING", outcome: null, payout: null, nonce: null, endTime: null });
    const { table, api, timers } = fakeServices({
      play: inTurn(refusedWith("UNKNOWN")),
      reopen: async () => ({ value: { ...openedWith(), unfinished } }),
      resume: inTurn(playedWith(lostRound())),
    });
    table.play(CHOICES);
    await settled();
    await timers.pass(5_000);
    await timers.pass(5_000);
    expect(table.state.get()).toMatchObject({ phase: "showing", shown: { round: "01a1dead0002" } });
    expect(api.asked.filter(([name]) => name === "resume")).toHaveLength(1);
  });

  it("[WAL-3] a bet that was taken and told of in spite of a fault is shown when it is pressed again, and listed once", async () => {
    const told = lostRound();
    const { table, timers } = fakeServices({
      play: inTurn(refusedWith("UNKNOWN"), refusedWith("UNKNOWN"), refusedWith("UNKNOWN"), playedWith(told)),
      reopen: async () => ({ value: { ...openedWith(), balance: "1490.00", results: [told] } }),
    });
    table.play(CHOICES);
    await settled();
    await timers.pass(5_000);
    await timers.pass(5_000);
    table.play(CHOICES);
    await settled();
    table.finishShowing();
    const { phase, balance, results } = table.state.get();
    expect([phase, balance, results.map(({ round }) => round)]).toEqual(["idle", "1490.00", [told.round]]);
  });

  it("[WAL-3] news of a fault that come after the next press change nothing of what is under way", async () => {
    const { promise: reopened, resolve: comeLate } = Promise.withResolvers<void>();
    const { table, timers } = fakeServices({
      play: inTurn(
        refusedWith("UNKNOWN"),
        refusedWith("UNKNOWN"),
        refusedWith("UNKNOWN"),
        playedWith(roundOf()),
      ),
      reopen: async () => {
        await reopened;
        return { value: { ...openedWith(), balance: "7.00" } };
      },
    });
    table.play(CHOICES);
    await settled();
    await timers.pass(5_000);
    await timers.pass(5_000);
    table.play(CHOICES);
    await settled();
    comeLate();
    await settled();
    expect(table.state.get()).toMatchObject({ phase: "showing", balance: openedWith().balance });
  });

  it("[VEN-20] a refusal is shown, ends the round for the site, and goes when something is changed", async () => {
    const { table, frame } = fakeServices({ play: inTurn(refusedWith("LIMIT_REACHED")) });
    table.play(CHOICES);
    await settled();
    expect(table.state.get()).toMatchObject({ phase: "idle", refusal: { code: "LIMIT_REACHED" } });
    expect(frame.said.at(-1)).toEqual({ type: "roundEnded", round: null });
    table.forgetRefusal();
    expect(table.state.get().refusal).toBeNull();
  });

  it("[VEN-20] too little balance makes the true one known", async () => {
    const { table } = fakeServices({
      play: inTurn(refusedWith("INSUFFICIENT_BALANCE")),
      balance: async () => ({ value: { balance: "3.00" } }),
    });
    table.play(CHOICES);
    await settled();
    expect(table.state.get()).toMatchObject({ balance: "3.00", refusal: { code: "INSUFFICIENT_BALANCE" } });
  });

  it("[FAIR-4] [FAIR-5] a seed that was changed meanwhile is shown before it is played with", async () => {
    const seeds = { serverSeedHash: NEXT_HASH, clientSeed: "shapla", nonce: 0 };
    const { table, api } = fakeServices({
      play: inTurn(refusedWith("STATE_CHANGED"), playedWith(roundOf())),
      seeds: async () => ({ value: { seeds, revealed: [] } }),
    });
    table.play(CHOICES);
    await settled();
    expect(table.state.get()).toMatchObject({ phase: "idle", seeds, refusal: { code: "STATE_CHANGED" } });
    expect(api.asked.filter(([name]) => name === "play")).toHaveLength(1);
    table.play(CHOICES);
    expect(api.asked.at(-1)).toMatchObject(["play", { serverSeedHash: NEXT_HASH }]);
  });

  it("[VEN-20] a session that has ended ends the game", async () => {
    const { table } = fakeServices({ play: inTurn(refusedWith("SESSION_EXPIRED")) });
    table.play(CHOICES);
    await settled();
    expect(table.state.get().hasEnded).toBe(true);
  });
});

describe("a round that was cut off", () => {
  const unfinished = roundOf({ state: "BETTING", outcome: null, payout: null, nonce: null, endTime: null });

  it("[FAIR-16] is finished when the game is opened again, and shown", async () => {
    const { table, api, frame } = fakeServices({ resume: inTurn(playedWith(roundOf())) }, { unfinished });
    expect(table.state.get()).toMatchObject({ phase: "checking", isResumed: true });
    table.play(CHOICES);
    await settled();
    expect(api.asked).toEqual([["resume", unfinished.round]]);
    expect(table.state.get()).toMatchObject({ phase: "showing", shown: { state: "DONE" } });
    table.finishShowing();
    expect(table.state.get().isResumed).toBe(false);
    expect(frame.said.map(({ type }) => type)).toEqual(["roundOpened", "balanceChanged", "roundEnded"]);
  });

  it("[FAIR-16] from another tab or device is found and finished when it is in the way", async () => {
    const { table } = fakeServices({
      play: inTurn(refusedWith("ROUND_OPEN")),
      reopen: async () => ({ value: openedWith({ unfinished }) }),
      resume: inTurn(playedWith(roundOf())),
    });
    table.play(CHOICES);
    await settled();
    expect(table.state.get()).toMatchObject({ phase: "showing", shown: { round: unfinished.round } });
  });
});

describe("a pause", () => {
  it("[VEN-19] lets no bet through until it is over, and a running round to its end", async () => {
    const { table, api } = fakeServices({ play: inTurn(playedWith(roundOf())) });
    table.play(CHOICES);
    table.setPaused(true);
    await settled();
    table.finishShowing();
    expect(table.state.get()).toMatchObject({ phase: "idle", isPaused: true, balance: "1010.00" });
    table.play(CHOICES);
    expect(api.asked).toHaveLength(1);
    table.setPaused(false);
    table.play(CHOICES);
    expect(api.asked).toHaveLength(2);
  });
});

describe("the last results", () => {
  it("[INS-16] are 20, newest first", async () => {
    const results = Array.from({ length: 20 }, (_one, number) => {
      const { round: _round, ...rest } = lostRound();
      return {
        round: `old-${number}`,
        state: rest.state,
        time: rest.time,
        stake: rest.stake,
        payout: rest.payout,
        choices: rest.choices,
        outcome: rest.outcome,
      };
    });
    const { table } = fakeServices({ play: inTurn(playedWith(roundOf())) }, { results });
    table.play(CHOICES);
    await settled();
    table.finishShowing();
    const shown = table.state.get().results.map(({ round }) => round);
    expect(shown).toHaveLength(20);
    expect(shown.slice(0, 2)).toEqual(["01a1dead0001", "old-0"]);
    expect(shown).not.toContain("old-19");
  });
});
