// The calls of Crash: a bet, a cash-out, and what became of the member's bets in the newest round.
import { crashAnswer, crashBets } from "@jonaki/games/play/crash-wire";
import type { CrashAnswer, CrashBets } from "@jonaki/games/play/crash-wire";
import type { Post } from "../../app/network.ts";
import { ask } from "../../app/play-api.ts";
import type { Reply } from "../../app/play-api.ts";
import type { Place, Wish } from "./crash-state.rules.ts";

export interface CrashBetRequest {
  readonly requestId: string;
  /** The round and the hash on the screen: a bet is taken for no other [FAIR-4]. */
  readonly round: string;
  readonly serverSeedHash: string;
  readonly place: Place;
  readonly choices: Wish;
}

export interface CashOutRequest {
  readonly bet: string;
  /** When it was pressed, by this device's clock: for the record only [INS-7]. */
  readonly asked: number;
}

export interface CrashApi {
  readonly bet: (request: CrashBetRequest) => Promise<Reply<CrashAnswer>>;
  readonly cashOut: (request: CashOutRequest) => Promise<Reply<CrashAnswer>>;
  readonly bets: () => Promise<Reply<CrashBets>>;
}

export function createCrashApi(post: Post, token: string): CrashApi {
  return {
    bet: (request) => ask(post, token, ["/api/crash/bet", request, crashAnswer]),
    cashOut: (request) => ask(post, token, ["/api/crash/cash-out", request, crashAnswer]),
    bets: () => ask(post, token, ["/api/crash/bets", {}, crashBets]),
  };
}
