// The model is what every wallet is held to, so its own answers are written out here by hand, from the table.
import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import type { PostingCall } from "../contract.ts";
import { predict, startModel } from "./model.ts";
import type { ModelPlayer } from "./model.ts";

const named = { player: "p", round: "r" };
const CALLS = {
  bet: { verb: "bet", transaction: "b", session: "s", game: "g", amount: "10", currency: "PLAY", ...named },
  win: { verb: "win", transaction: "w", bet: "b", game: "g", amount: "25", currency: "PLAY", ...named },
  rollback: { verb: "rollback", transaction: "x", bet: "b", ...named },
  close: { verb: "close", transaction: "c", ...named },
} as const satisfies Record<string, PostingCall>;

const MORE: Readonly<Record<string, PostingCall>> = {
  ...CALLS,
  bet2: { ...CALLS.bet, transaction: "b2" },
  "bet!": { ...CALLS.bet, amount: "11" },
  "bet too large": { ...CALLS.bet, amount: "100.01" },
  "bet in TRIAL": { ...CALLS.bet, currency: "TRIAL" },
  "bet with another session": { ...CALLS.bet, session: "z" },
  "bet of nobody": { ...CALLS.bet, player: "z" },
  "bet in r2": { ...CALLS.bet, round: "r2" },
  win2: { ...CALLS.win, transaction: "w2" },
  "win!": { ...CALLS.win, amount: "26" },
  "closing win": { ...CALLS.win, closes: true },
  "win in TRIAL": { ...CALLS.win, currency: "TRIAL" },
  "win of q": { ...CALLS.win, player: "q" },
  "win in r2": { ...CALLS.win, round: "r2" },
  "win of nobody": { ...CALLS.win, player: "z" },
  "win as b": { ...CALLS.win, transaction: "b", bet: "b9" },
  "betless win": { ...CALLS.win, transaction: "w0", bet: null },
  rollback2: { ...CALLS.rollback, transaction: "x2" },
  "rollback in r2": { ...CALLS.rollback, round: "r2" },
  "rollback of q": { ...CALLS.rollback, player: "q" },
  "rollback of nobody": { ...CALLS.rollback, player: "z" },
  "rollback of w": { ...CALLS.rollback, bet: "w" },
  close2: { ...CALLS.close, transaction: "c2" },
  "close of nobody": { ...CALLS.close, player: "z" },
};

const player: ModelPlayer = {
  session: "s",
  currency: "PLAY",
  balanceMinor: minor(100_00n),
  minimumMinor: minor(1_00n),
  maximumMinor: minor(500_00n),
  barredWith: null,
};

/** "bet OK, win OK = 115.00" is played and must come out as it is written. */
function play(written: string, betlessWins = false): string {
  let model = startModel(
    new Map([
      ["p", player],
      ["q", { ...player, session: "t" }],
    ]),
    betlessWins,
  );
  const answers = written
    .replace(/ = .*$/u, "")
    .split(", ")
    .map((line) => {
      const name = line.replace(/ [A-Z_]+$/u, "");
      const [after, { code }] = predict(model, MORE[name]!);
      model = after;
      return `${name} ${code}`;
    });
  expect(model.players.get("q")?.balanceMinor).toBe(100_00n);
  return `${answers.join(", ")} = ${model.players.get("p")!.balanceMinor / 100n}`;
}

describe("the model of the state table", () => {
  it.each([
    "bet OK, bet OK = 90",
    "bet OK, bet! MISMATCH, bet OK = 90",
    "bet too large INSUFFICIENT_BALANCE, bet too large INSUFFICIENT_BALANCE, bet MISMATCH = 100",
    "bet in TRIAL CURRENCY_WRONG, bet in TRIAL CURRENCY_WRONG = 100",
    "bet with another session SESSION_EXPIRED = 100",
    "bet of nobody SESSION_EXPIRED = 100",
  ])("[VEN-5] %s", (written) => {
    expect(play(written)).toBe(written);
  });

  it.each([
    "bet OK, win OK, win OK, win2 OK = 140",
    "bet OK, win OK, win! MISMATCH, win OK = 115",
    "win BET_UNKNOWN, bet OK, win BET_UNKNOWN, win2 OK = 115",
    "bet in TRIAL CURRENCY_WRONG, win BET_UNKNOWN = 100",
    "bet OK, win in TRIAL CURRENCY_WRONG, win2 OK = 115",
    "bet OK, win of q BET_UNKNOWN = 90",
    "bet OK, win in r2 BET_UNKNOWN = 90",
    "win of nobody BET_UNKNOWN = 100",
    "bet OK, win as b MISMATCH = 90",
    "betless win BET_UNKNOWN = 100",
  ])("[VEN-6] %s", (written) => {
    expect(play(written)).toBe(written);
  });

  it.each(["betless win OK, close OK = 125", "bet OK, close OK, betless win ROUND_CLOSED = 90"])(
    "[VEN-6] with leave for wins without a bet: %s",
    (written) => {
      expect(play(written, true)).toBe(written);
    },
  );

  it.each([
    "rollback OK, bet BET_ROLLED_BACK, bet BET_ROLLED_BACK, win BET_ROLLED_BACK = 100",
    "rollback OK, rollback OK, rollback2 OK, bet BET_ROLLED_BACK, rollback2 OK = 100",
    "rollback OK, bet in r2 MISMATCH, win as b MISMATCH, bet BET_ROLLED_BACK = 100",
    "rollback OK, bet in TRIAL BET_ROLLED_BACK, win BET_ROLLED_BACK = 100",
    "bet OK, rollback OK, rollback OK, rollback2 OK, bet OK, win BET_ROLLED_BACK = 100",
    "bet in TRIAL CURRENCY_WRONG, rollback OK, rollback2 OK = 100",
    "bet in TRIAL CURRENCY_WRONG, rollback in r2 OK = 100",
    "bet OK, win OK, rollback ROUND_CLOSED, rollback2 ROUND_CLOSED = 115",
    "bet OK, rollback in r2 MISMATCH, rollback OK = 100",
    "bet OK, rollback of q MISMATCH, rollback OK = 100",
    "bet OK, win OK, rollback of w MISMATCH = 115",
    "rollback of nobody BET_UNKNOWN, bet OK = 90",
  ])("[VEN-7] %s", (written) => {
    expect(play(written)).toBe(written);
  });

  it.each([
    "bet OK, close OK, close OK, close2 OK = 90",
    "bet OK, close OK, win ROUND_CLOSED, rollback ROUND_CLOSED, bet2 ROUND_CLOSED = 90",
    "bet OK, closing win OK, win2 ROUND_CLOSED, rollback ROUND_CLOSED, close OK = 115",
    "close BET_UNKNOWN, bet ROUND_CLOSED, win BET_UNKNOWN, close BET_UNKNOWN, close2 OK = 100",
    "close BET_UNKNOWN, bet ROUND_CLOSED, rollback OK = 100",
    "close BET_UNKNOWN, rollback OK, bet BET_ROLLED_BACK = 100",
    "rollback OK, close BET_UNKNOWN = 100",
    "bet in TRIAL CURRENCY_WRONG, close BET_UNKNOWN = 100",
    "bet OK, rollback OK, close OK, win BET_ROLLED_BACK, rollback2 OK = 100",
    "closing win BET_UNKNOWN, bet OK, win2 OK = 115",
    "close of nobody BET_UNKNOWN, bet OK = 90",
  ])("[VEN-8] %s", (written) => {
    expect(play(written)).toBe(written);
  });
});
