// The studio's calls as a game client makes them. An answer that cannot be read is no answer: what was asked is
// then not known, and is asked again.
import {
  balanceAnswer,
  history,
  opened,
  openedShared,
  played,
  refusal,
  rotated,
  roundRecord,
  seedsAnswer,
  seedsChanged,
} from "@jonaki/games/play/wire";
import type {
  History,
  Opened,
  OpenedShared,
  Played,
  PlayRefusal,
  PlaySeeds,
  Rotated,
  RoundRecord,
  SeedsAnswer,
} from "@jonaki/games/play/wire";
import type { Json } from "@jonaki/games";
import type { Post } from "./network.ts";

/**
 * NETWORK: nobody knows whether the studio heard it. ROUND_MOVED: the round stands otherwise than it was shown here.
 * BET_TAKEN_BACK: a bet that waited was never sent, because the next round could not be seen.
 */
export type ShownRefusal =
  | PlayRefusal
  | { readonly code: "NETWORK" | "ROUND_MOVED" | "BET_TAKEN_BACK"; readonly stakes: null };
export type Reply<Value> = { readonly value: Value } | { readonly refusal: ShownRefusal };

/** What a game starts with: with seeds of the member's own, or at a round that all share. */
export type AnyOpened = Opened | OpenedShared;

export interface PlayRequest {
  readonly requestId: string;
  readonly serverSeedHash: string;
  readonly choices: object;
}

/** A step in a round that goes on: sent again, it is the same step. */
export interface ActRequest {
  readonly round: string;
  /** How many acts came before it. */
  readonly step: number;
  readonly act: Json;
}

/** The calls of an open session. */
export interface PlayApi {
  readonly reopen: () => Promise<Reply<AnyOpened>>;
  readonly play: (request: PlayRequest) => Promise<Reply<Played>>;
  readonly act: (request: ActRequest) => Promise<Reply<Played>>;
  readonly resume: (round: string) => Promise<Reply<Played>>;
  readonly round: (round: string) => Promise<Reply<RoundRecord>>;
  readonly history: (before: string | null) => Promise<Reply<History>>;
  readonly balance: () => Promise<Reply<{ readonly balance: string }>>;
  readonly seeds: () => Promise<Reply<SeedsAnswer>>;
  readonly setClientSeed: (clientSeed: string) => Promise<Reply<{ readonly seeds: PlaySeeds }>>;
  readonly rotate: () => Promise<Reply<Rotated>>;
}

type Read<Value> = (value: unknown) => Value;

export async function ask<Value>(
  post: Post,
  token: string | null,
  [path, body, read]: readonly [string, object, Read<Value>],
): Promise<Reply<Value>> {
  try {
    const answer = await post(path, token, body);
    return answer.status === 200 ? { value: read(answer.body) } : { refusal: refusal(answer.body) };
  } catch {
    return { refusal: { code: "NETWORK", stakes: null } };
  }
}

const anyOpened: Read<AnyOpened> = (value) =>
  typeof value === "object" && value !== null && "seeds" in value ? opened(value) : openedShared(value);

export const openGame = (post: Post, ticket: string, game: string): Promise<Reply<AnyOpened>> =>
  ask(post, null, ["/api/open", { ticket, game }, anyOpened]);

export function createPlayApi(post: Post, token: string): PlayApi {
  return {
    reopen: () => ask(post, token, ["/api/reopen", {}, anyOpened]),
    play: (request) => ask(post, token, ["/api/play", request, played]),
    act: (request) => ask(post, token, ["/api/act", request, played]),
    resume: (round) => ask(post, token, ["/api/resume", { round }, played]),
    round: (round) => ask(post, token, ["/api/round", { round }, roundRecord]),
    history: (before) => ask(post, token, ["/api/history", before === null ? {} : { before }, history]),
    balance: () => ask(post, token, ["/api/balance", {}, balanceAnswer]),
    seeds: () => ask(post, token, ["/api/seeds", {}, seedsAnswer]),
    setClientSeed: (clientSeed) => ask(post, token, ["/api/seeds/client", { clientSeed }, seedsChanged]),
    rotate: () => ask(post, token, ["/api/seeds/rotate", {}, rotated]),
  };
}
