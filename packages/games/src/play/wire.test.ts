import { describe, expect, it } from "vitest";
import { readToGame } from "./frame.ts";
import { Unreadable } from "./read.ts";
import { balanceAnswer, playSeeds, refusal, roundLine } from "./wire.ts";

const line = {
  round: "0193b2c4",
  state: "DONE",
  time: "2026-11-15T09:00:00.000Z",
  stake: "10.00",
  payout: "20.00",
  choices: { stake: "10.00", side: "over", chance: 4950 },
  outcome: { roll: "50.50", won: true, payout: "20.00" },
};

describe("what a game client reads", () => {
  it("[FAIR-15] a line of the history is taken exactly as it is stored", () => {
    expect(roundLine(line)).toEqual(line);
    expect(roundLine({ ...line, payout: null, outcome: null, state: "BETTING" })).toMatchObject({
      payout: null,
    });
  });

  it.each([
    ["a float as an amount", { ...line, payout: 20 }],
    ["an amount with three decimals", { ...line, payout: "20.000" }],
    ["an unknown state", { ...line, state: "WON" }],
    ["a field too many", { ...line, bonus: "1.00" }],
    ["a field too few", { ...line, outcome: undefined }],
    ["a time without a zone", { ...line, time: "2026-11-15 09:00:00" }],
    ["a list", [line]],
    ["nothing", null],
  ])("[FAIR-15] %s is refused whole, never shown half", (_what, value) => {
    expect(() => roundLine(value)).toThrow(Unreadable);
  });

  it("[FAIR-4] a hash is 64 lower-case digits", () => {
    const seeds = { serverSeedHash: "a".repeat(64), clientSeed: "me", nonce: 0 };
    expect(playSeeds(seeds)).toEqual(seeds);
    expect(() => playSeeds({ ...seeds, serverSeedHash: "A".repeat(64) })).toThrow(Unreadable);
    expect(() => playSeeds({ ...seeds, nonce: -1 })).toThrow(Unreadable);
    expect(() => playSeeds({ ...seeds, nonce: 0.5 })).toThrow(Unreadable);
  });

  it("[INS-15] a refusal names both amounts or none", () => {
    const limit = { code: "BET_LIMIT", stakes: { smallest: "1.00", largest: "202.02" } };
    expect(refusal(limit)).toEqual(limit);
    expect(refusal({ code: "RETRY", stakes: null })).toEqual({ code: "RETRY", stakes: null });
    expect(() => refusal({ ...limit, stakes: { smallest: "1.00" } })).toThrow(Unreadable);
    expect(() => refusal({ code: "WHATEVER", stakes: null })).toThrow(Unreadable);
  });

  it("[WAL-1] a balance that is no exact amount is refused", () => {
    expect(balanceAnswer({ balance: "12.50" })).toEqual({ balance: "12.50" });
    expect(() => balanceAnswer({ balance: "-1.00" })).toThrow(Unreadable);
  });
});

describe("what a game hears from the site", () => {
  it.each([
    { type: "pause" },
    { type: "resume" },
    { type: "mute", muted: true },
    { type: "mute", muted: false },
    { type: "language", language: "en" },
    { type: "theme", theme: "light" },
  ])("[VEN-19] takes %j", (message) => {
    expect(readToGame(message)).toEqual(message);
  });

  it.each([
    null,
    "pause",
    { type: "bet" },
    { type: "pause", now: true },
    { type: "mute", muted: "yes" },
    { type: "language", language: "fr" },
    { type: "theme" },
    { event: "pause" },
  ])("[VEN-19] leaves %j alone", (message) => {
    expect(readToGame(message)).toBeNull();
  });
});
