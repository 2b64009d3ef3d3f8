import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listBegins, outdone, winsIn } from "./winners.rules.ts";
import type { Room, WinResult } from "./winners.rules.ts";

const AT = new Date("2026-11-15T10:00:00.000Z");
const fact = (changes: object = {}) => ({
  bet: "7",
  member: "3",
  vendor: "TUNTUNI",
  game: "dice",
  category: "MINI",
  unit: "PLAY",
  state: "WON",
  version: 1,
  stakeMinor: "1000",
  payoutMinor: "2500",
  validMinor: "1000",
  settledAt: AT.toISOString(),
  ...changes,
});
const event = (name: string, ...facts: object[]) => ({ id: 1n, name, facts, at: AT });

describe("what is heard of bets", () => {
  it("[MSG-32] a bet that ended with more than its stake is a win, with the time it ended", () => {
    expect(winsIn([event("bet.settled", fact(), fact({ bet: "8", state: "CASHED_OUT" }))])).toEqual([
      {
        betId: 7n,
        version: 1,
        memberId: 3n,
        vendor: "TUNTUNI",
        game: "dice",
        payoutMinor: 2_500n,
        settledAt: AT,
      },
      expect.objectContaining({ betId: 8n }),
    ]);
  });

  it.each([
    ["demo play", "bet.settled", { unit: "TRIAL" }],
    ["a lost bet", "bet.settled", { state: "LOST", payoutMinor: "0" }],
    ["the stake that came back", "bet.settled", { payoutMinor: "1000" }],
    ["a part of the stake", "bet.settled", { payoutMinor: "400" }],
    ["a draw", "bet.settled", { state: "DRAW", payoutMinor: "1000" }],
    ["a bet that was taken back", "bet.voided", { state: "VOID" }],
    ["a bet that is still open", "bet.paid", {}],
    ["a correction of demo play", "bet.corrected", { unit: "TRIAL", state: "CORRECTED", version: 2 }],
  ])("[MSG-32] %s is none", (_what, name, changes) => {
    expect(winsIn([event(name, fact(changes))])).toEqual([]);
  });

  it("[REP-3] the newest version counts, in whatever order it is heard, and one without a win takes it away", () => {
    const gone = event("bet.corrected", fact({ state: "CORRECTED", version: 2, payoutMinor: "0" }));
    const more = event("bet.corrected", fact({ state: "CORRECTED", version: 3, payoutMinor: "9000" }));
    const settled = event("bet.settled", fact());
    expect(winsIn([gone, settled])).toMatchObject([{ version: 2, payoutMinor: 0n }]);
    expect(winsIn([more, settled, gone])).toMatchObject([{ version: 3, payoutMinor: 9_000n }]);
  });
});

describe("which wins are kept", () => {
  const ROOM: Room = { shown: 2, others: 4 };
  /** Members may opt out while others still outdo a win. */
  const MAY_HIDE = ROOM.others - ROOM.shown;

  const anyWins = fc
    .array(
      fc.record({
        memberId: fc.bigInt(1n, 8n),
        payoutMinor: fc.bigInt(1n, 12n),
        quarter: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 60 },
    )
    .map((drawn) =>
      drawn.map(({ quarter, ...win }, place) => ({
        ...win,
        betId: BigInt(place + 1),
        version: 1,
        vendor: "V",
        game: "g",
        settledAt: new Date(AT.getTime() + quarter * 15_000),
      })),
    );
  const board = (wins: readonly WinResult[], from: Date, hidden: ReadonlySet<bigint>) =>
    wins
      .filter((win) => win.settledAt >= from && !hidden.has(win.memberId))
      .toSorted((a, b) => Number(b.payoutMinor - a.payoutMinor) || Number(b.betId - a.betId))
      .slice(0, ROOM.shown)
      .map(({ betId }) => betId);
  const kept = (wins: readonly WinResult[]): readonly WinResult[] => {
    const gone = new Set(outdone(wins, ROOM));
    return wins.filter((win) => !gone.has(win));
  };
  const moments = Array.from(
    { length: 17 },
    (_one, minute) => new Date(AT.getTime() + (minute - 1) * 60_000),
  );
  const hidings = fc.uniqueArray(fc.bigInt(1n, 8n), { maxLength: MAY_HIDE });

  it("[MSG-32] whatever the moment and whoever opted out, the list of what is kept is the list of all", () => {
    fc.assert(
      fc.property(anyWins, hidings, (wins, hiding) => {
        const hidden = new Set(hiding);
        for (const from of moments)
          expect(board(kept(wins), from, hidden)).toEqual(board(wins, from, hidden));
      }),
      { numRuns: 300 },
    );
  });

  it("[MSG-32] it stays so when they are tidied in parts, as they come", () => {
    fc.assert(
      fc.property(anyWins, fc.nat(60), hidings, (wins, cut, hiding) => {
        const hidden = new Set(hiding);
        const inParts = kept([...kept(wins.slice(0, cut)), ...kept(wins.slice(cut))]);
        for (const from of moments) expect(board(inParts, from, hidden)).toEqual(board(wins, from, hidden));
      }),
      { numRuns: 300 },
    );
  });

  it("[MSG-32] the list begins 24 hours ago, in whole minutes", () => {
    expect(listBegins(AT)).toEqual(new Date("2026-11-14T10:00:00.000Z"));
    expect(listBegins(new Date(AT.getTime() + 1))).toEqual(new Date("2026-11-14T10:01:00.000Z"));
  });

  it("[MSG-32] of one minute it is 20 a member and 41 members at most, whatever is won in which order", () => {
    const wins = Array.from({ length: 8_000 }, (_one, place) => ({
      betId: BigInt(place),
      version: 1,
      memberId: BigInt(place % 80),
      payoutMinor: BigInt(10_000 - place),
      settledAt: new Date(AT.getTime() + place),
    }));
    expect(wins.length - outdone(wins).length).toBeLessThanOrEqual(41 * 20);
  });

  it("[MSG-32] of a day of bets at hundreds a second a few hundred wins are kept", () => {
    const wins = Array.from({ length: 60_000 }, (_one, place) => ({
      betId: BigInt(place),
      version: 1,
      memberId: BigInt((place * 7_919) % 5_003),
      payoutMinor: BigInt(1 + ((place * 104_729) % 999_983)),
      settledAt: new Date(AT.getTime() + place * 1_000),
    }));
    expect(wins.length - outdone(wins).length).toBeLessThan(1_000);
  });

  it("[REP-3] a corrected one stays, because it keeps the older result away", () => {
    const win = (betId: bigint, version: number, payoutMinor: bigint) => ({
      betId,
      version,
      memberId: 1n,
      payoutMinor,
      settledAt: AT,
    });
    const wins = [win(9n, 1, 90n), win(8n, 1, 80n), win(7n, 1, 70n), win(6n, 2, 60n), win(5n, 2, 0n)];
    expect(outdone(wins, ROOM).map(({ betId }) => betId)).toEqual([7n]);
  });
});
