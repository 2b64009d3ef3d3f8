// What the studio tells a game client: the same messages for every game, with the game's own choices and
// outcomes inside. The studio's types and the browser's readers come from this one declaration.
import { count, fields, json, list, nullable, oneOf, text } from "./read.ts";
import type { Reading } from "./read.ts";

const amount = text(/^\d{1,15}\.\d{2}$/u);
const hex32 = text(/^[0-9a-f]{64}$/u);
/** ISO 8601 in UTC. */
const time = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);

export const CURRENCIES = ["BDT", "PLAY", "TRIAL"] as const;
export const LANGUAGES = ["bn", "en"] as const;
export const MODES = ["real", "bonus", "demo"] as const;

/** BETTING and DECIDED are unfinished, PLAYING waits for the member; REFUSED moved no money, or the platform gave the stake back. */
export const ROUND_STATES = ["BETTING", "PLAYING", "DECIDED", "DONE", "REFUSED"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** The codes a member may be shown [VEN-20, last column]; a code without a text of its own is UNKNOWN. */
export const PLAY_CODES = [
  "INSUFFICIENT_BALANCE",
  "SESSION_EXPIRED",
  "TICKET_INVALID",
  "MEMBER_BLOCKED",
  "LIMIT_REACHED",
  "GAME_UNAVAILABLE",
  "GAME_MAINTENANCE",
  "BET_CLOSED",
  "BET_LIMIT",
  "CASHOUT_LATE",
  "ROUND_OPEN",
  "CLIENT_SEED",
  /** The server seed was rotated meanwhile: its hash has to be shown before it is played with [FAIR-4]. */
  "STATE_CHANGED",
  "REQUEST_REUSED",
  "NOT_FOUND",
  "VALIDATION",
  "RETRY",
  "UNKNOWN",
] as const;
export type PlayCode = (typeof PLAY_CODES)[number];

/** The amounts that BET_LIMIT names; null with every other code. */
const stakes = fields({ smallest: amount, largest: amount });
export type NamedStakes = Reading<typeof stakes>;

export const refusal = fields({ code: oneOf(PLAY_CODES), stakes: nullable(stakes) });
export type PlayRefusal = Reading<typeof refusal>;

export const playSeeds = fields({ serverSeedHash: hex32, clientSeed: text(), nonce: count });
export type PlaySeeds = Reading<typeof playSeeds>;

export const revealedSeed = fields({
  serverSeed: hex32,
  serverSeedHash: hex32,
  clientSeed: text(),
  rounds: count,
  time,
});

/** The seeds in use, and the last ones that were revealed, newest first. */
export const seedsAnswer = fields({ seeds: playSeeds, revealed: list(revealedSeed) });
export type SeedsAnswer = Reading<typeof seedsAnswer>;

/** A line of the history: what was staked on what, and what came of it. */
const line = {
  round: text(/^[\w.:-]{1,64}$/u),
  state: oneOf(ROUND_STATES),
  time,
  stake: amount,
  payout: nullable(amount),
  choices: json,
  outcome: nullable(json),
};
export const roundLine = fields(line);
export type RoundLine = Reading<typeof roundLine>;

/** A round as it can be recalled and checked [FAIR-8, FAIR-17, FAIR-18]. */
export const roundRecord = fields({
  ...line,
  game: text(),
  version: text(),
  tableHash: hex32,
  currency: oneOf(CURRENCIES),
  endTime: nullable(time),
  balanceBefore: nullable(amount),
  balanceAfter: nullable(amount),
  serverSeedHash: hex32,
  /** One pair for single play, the other for shared rounds [FAIR-1]. */
  clientSeed: nullable(text()),
  nonce: nullable(count),
  salt: nullable(text()),
  sharedRound: nullable(text()),
  /** The published end of a shared round's chain and the seed's place in it, from 1, once the round is over [FAIR-6]. */
  chainEnd: nullable(hex32),
  chainPlace: nullable(count),
  /** What may be seen of a round that goes on step by step; null in a game of one step. */
  shown: nullable(json),
  /** Null until the seed was rotated, or the shared round is over. */
  serverSeed: nullable(hex32),
});
export type RoundRecord = Reading<typeof roundRecord>;

const limits = fields({ minimum: amount, maximum: amount, largestWin: amount });

const sheet = fields({
  code: text(),
  version: text(),
  tableHash: hex32,
  rules: fields({ bn: text(), en: text() }),
  payTable: list(fields({ name: text(), pays: text(), chance: text() })),
  limits,
  returnToPlayer: fields({ fraction: text(), decimal: text() }),
  hitFrequency: text(),
  variance: text(),
  largestWin: fields({ pays: text(), chance: text() }),
  method: oneOf(["ENUMERATION", "RECURSION", "SIMULATION"]),
  simulation: nullable(fields({ rounds: text(), low: text(), high: text() })),
});
export type PlaySheet = Reading<typeof sheet>;

/** The token is new with every ticket and stays the same when a page comes back. */
const entered = {
  token: text(/^[\w-]{43}$/u),
  displayName: text(),
  currency: oneOf(CURRENCIES),
  language: oneOf(LANGUAGES),
  mode: oneOf(MODES),
  balance: amount,
  /** The platform's limits for this member and game; the game's own are on the sheet. */
  limits,
  results: list(roundLine),
  sheet,
};

/** Everything a game starts with. */
export const opened = fields({ ...entered, seeds: playSeeds, unfinished: nullable(roundRecord) });
export type Opened = Reading<typeof opened>;

/** Everything a game of shared rounds starts with; the round itself comes by its socket. */
export const openedShared = fields(entered);
export type OpenedShared = Reading<typeof openedShared>;

/** A round that has ended, and the seeds that the next one is played with. */
export const played = fields({ round: roundRecord, seeds: playSeeds });
export type Played = Reading<typeof played>;

export const history = fields({ rounds: list(roundLine) });
export type History = Reading<typeof history>;

/** The seed that ended; its rounds can be verified from now on. */
export const rotated = fields({ revealed: revealedSeed, seeds: playSeeds });
export type Rotated = Reading<typeof rotated>;

/** After a new client seed. */
export const seedsChanged = fields({ seeds: playSeeds });

export const balanceAnswer = fields({ balance: amount });
