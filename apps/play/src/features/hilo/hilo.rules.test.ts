import { describe, expect, it } from "vitest";
import { hilo } from "@jonaki/games";
import { minor } from "@jonaki/money";
import {
  betFor,
  chainOf,
  guessKey,
  hiloBetting,
  lastStep,
  optionsOf,
  rightsOf,
  roundOf,
  skipsLeft,
  stepNow,
} from "./hilo.rules.ts";
import type { HiloAct, HiloRound } from "./hilo.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const round = (cards: readonly number[], acts: readonly HiloAct[] = []): HiloRound => ({
  ...betFor(minor(10_00n), LIMITS),
  cards,
  acts,
  end: null,
});

describe("the guesses", () => {
  it("[INS-13] between the ends both sides include the same card", () => {
    expect(optionsOf(round([8]))).toEqual([
      { guess: "higher", chance: "46.15 %", multiplier: "2.1450", payoutMinor: 21_45n, fits: true },
      { guess: "lower", chance: "61.53 %", multiplier: "1.6087", payoutMinor: 16_08n, fits: true },
    ]);
    expect([guessKey(8, "higher"), guessKey(8, "lower")]).toEqual([
      "play_hilo_higher_same",
      "play_hilo_lower_same",
    ]);
  });

  it("[INS-13] on the lowest and the highest card the same is a guess of its own", () => {
    expect(optionsOf(round([1])).map(({ guess, chance }) => [guess, chance])).toEqual([
      ["higher", "92.30 %"],
      ["same", "7.69 %"],
    ]);
    expect(optionsOf(round([13])).map(({ guess }) => guess)).toEqual(["lower", "same"]);
    expect([guessKey(1, "higher"), guessKey(13, "lower"), guessKey(13, "same")]).toEqual([
      "play_hilo_higher",
      "play_hilo_lower",
      "play_hilo_same",
    ]);
  });

  it("[INS-15] one that would pay more than a round may cannot be taken", () => {
    const limits = { ...LIMITS, largestWin: "150.00" };
    const open = { ...round([1]), ...betFor(minor(100_00n), limits) };
    expect(optionsOf(open).map(({ fits }) => fits)).toEqual([true, false]);
  });

  it("[INS-13] what is left of the skips is counted", () => {
    expect([skipsLeft(round([8])), skipsLeft(round([8, 9, 2], ["skip", "higher"]))]).toEqual([52, 51]);
  });
});

describe("the chain", () => {
  const acts: readonly HiloAct[] = ["higher", "skip", "lower"];
  const cards = [8, 9, 12, 3];

  it("[INS-13] pays 0.99 over the product of its chances, as the game's own code does", () => {
    expect(rightsOf({ cards, acts })).toEqual([6, 12]);
    expect(stepNow(round(cards, acts))).toEqual({ multiplier: "2.3237", payoutMinor: 23_23n });
    expect([stepNow(round([8])), stepNow(round([8, 9], ["skip"]))]).toEqual([null, null]);
  });

  it("[FAIR-17] says of every card how it was come by, and which guess was wrong", () => {
    expect(chainOf({ cards: [8, 9, 12, 13], acts })).toEqual([
      { card: 8, said: null, isRight: true },
      { card: 9, said: "higher", isRight: true },
      { card: 12, said: "skip", isRight: true },
      { card: 13, said: "lower", isRight: false },
    ]);
  });
});

describe("what is sent and what comes back", () => {
  it("[INS-13] the stake of the panel is a bet of the game", () => {
    const choices = hiloBetting.choicesOf(minor(10_00n), { stakeText: "10" });
    expect(hilo.readOpening(choices, minor(2_000_000_00n)).ok).toBe(true);
  });

  it("[INS-15] above the last step the round cashes itself out: known before the bet", () => {
    const bet = betFor(minor(10_00n), { ...LIMITS, largestWin: "130.00" });
    expect(lastStep(bet)).toEqual({ multiplier: "12.0000", payoutMinor: 120_00n });
  });

  it("[FAIR-15] a record is read as it is, and one of another game not at all", () => {
    const choices = { stake: "10.00", largestWin: "2000000.00", acts: ["higher"] };
    const shown = { cards: [6, 9], rights: [8], skips: 0 };
    expect(roundOf({ choices, outcome: null, shown })).toMatchObject({ cards: [6, 9], end: null });
    const outcome = { cards: [6, 2], right: 0, multiplier: "0.0000", payout: "0.00" };
    expect(roundOf({ choices, outcome })).toMatchObject({ cards: [6, 2], end: { payout: "0.00" } });
    expect(roundOf({ choices, outcome: null })).toBeNull();
    expect(() => roundOf({ choices, outcome: { ...outcome, cards: [14] } })).toThrow();
  });
});
