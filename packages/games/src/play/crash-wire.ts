// What the studio tells a client of Crash beyond what every game is told: the shared round, the member's own bets, and who
// else plays. Times are milliseconds by the studio's clock; multipliers are decimal text.
import { count, fields, list, nullable, oneOf, text } from "./read.ts";
import type { Reading } from "./read.ts";

const amount = text(/^\d{1,15}\.\d{2}$/u);
const multiplier = text(/^[1-9]\d{0,4}\.\d{2}$/u);
const hex32 = text(/^[0-9a-f]{64}$/u);

export const CRASH_STATES = ["BETTING", "FLYING", "OVER"] as const;
export type CrashState = (typeof CRASH_STATES)[number];

/** Burst and seed are null until the round is over [FAIR-4]. */
export const crashRound = fields({
  round: text(/^[\w-]{1,64}$/u),
  state: oneOf(CRASH_STATES),
  seedHash: hex32,
  salt: text(),
  opened: count,
  flies: count,
  burst: nullable(multiplier),
  bursts: nullable(count),
  seed: nullable(hex32),
});
export type CrashRound = Reading<typeof crashRound>;

/** BETTING is not known to be taken yet; VOID is taken back; last is where it is cashed out by itself [INS-15]. */
export const CRASH_BET_STATES = ["BETTING", "OPEN", "DECIDED", "DONE", "VOID", "REFUSED"] as const;
export type CrashBetState = (typeof CRASH_BET_STATES)[number];

export const crashBet = fields({
  bet: text(/^[\w.:-]{1,64}$/u),
  round: text(),
  place: count,
  state: oneOf(CRASH_BET_STATES),
  stake: amount,
  auto: nullable(multiplier),
  last: multiplier,
  /** Where it was cashed out, and what it paid; a lost one has a payout of 0.00 and no multiplier. */
  at: nullable(multiplier),
  payout: nullable(amount),
});
export type CrashBet = Reading<typeof crashBet>;

/** The answer to a bet and to a cash-out; the balance is null while the wallet has not told it. */
export const crashAnswer = fields({ bet: crashBet, balance: nullable(amount) });
export type CrashAnswer = Reading<typeof crashAnswer>;

export const crashBets = fields({ bets: list(crashBet) });
export type CrashBets = Reading<typeof crashBets>;

/** A line of the players' list: a masked name [VEN-4]. */
const line = fields({
  id: text(),
  name: text(),
  stake: amount,
  at: nullable(multiplier),
  payout: nullable(amount),
});
export type CrashLine = Reading<typeof line>;

const result = fields({ round: text(), burst: multiplier });
export type CrashResult = Reading<typeof result>;

/** Lines that are new or have changed; where `all` is true, the whole list. */
const players = { all: oneOf(["yes", "no"]), count, staked: amount, paid: amount, lines: list(line) };

const FROM_STUDIO = {
  welcome: fields({
    type: oneOf(["welcome"]),
    now: count,
    round: nullable(crashRound),
    results: list(result),
  }),
  round: fields({ type: oneOf(["round"]), now: count, round: crashRound }),
  players: fields({ type: oneOf(["players"]), round: text(), ...players }),
  pong: fields({ type: oneOf(["pong"]), now: count, echo: count }),
};
export type FromStudio = {
  [Type in keyof typeof FROM_STUDIO]: Reading<(typeof FROM_STUDIO)[Type]>;
}[keyof typeof FROM_STUDIO];

/** Throws for what is no message of the studio's. */
export function readFromStudio(value: unknown): FromStudio {
  const type = (value as { readonly type?: keyof typeof FROM_STUDIO } | null)?.type;
  return FROM_STUDIO[oneOf(["welcome", "round", "players", "pong"])(type)](value);
}

/** Hello comes first, with the play token; ping measures how far away the studio's clock is. */
const TO_STUDIO = {
  hello: fields({ type: oneOf(["hello"]), token: text(/^[\w-]{43}$/u) }),
  ping: fields({ type: oneOf(["ping"]), echo: count }),
};
export type ToStudio = {
  [Type in keyof typeof TO_STUDIO]: Reading<(typeof TO_STUDIO)[Type]>;
}[keyof typeof TO_STUDIO];

export function readToStudio(value: unknown): ToStudio {
  const type = (value as { readonly type?: keyof typeof TO_STUDIO } | null)?.type;
  return TO_STUDIO[oneOf(["hello", "ping"])(type)](value);
}

/** Where the socket of Crash is on the games' origin. */
export const CRASH_LIVE_PATH = "/api/crash/live";
