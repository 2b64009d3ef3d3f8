// Crash in this process, put together: its calls, its socket, the room of those who look on, and the runner of the rounds.
import type { FastifyInstance } from "fastify";
import type { Post } from "../http/poster.ts";
import { openBell } from "../platform/bell.ts";
import type { Bell } from "../platform/bell.ts";
import { gathering } from "../platform/gather.ts";
import { createArrivals } from "./arrivals.ts";
import type { BetParts } from "./bet.flow.ts";
import type { CashOutParts } from "./cash-out.flow.ts";
import { openCrashLive } from "./crash-live.ts";
import { registerCrash } from "./crash.routes.ts";
import { cashOutBets, insertBets, openBets } from "./crash-moves.store.ts";
import type { CashedOut, NewCrashBet, TakenBet } from "./crash-moves.store.ts";
import { LISTEN_TO_ROUNDS } from "./crash-rounds.store.ts";
import { createRoom } from "./room.ts";
import { advanceRound } from "./round.flow.ts";
import type { CrashParts } from "./round.flow.ts";
import { createRunner } from "./runner.ts";
import { recoverBets, settleBets } from "./settle.flow.ts";

export interface CrashTable {
  register(scope: FastifyInstance, post: Post): Promise<void>;
  /** Brings to its end what nobody works on any more. */
  recover(): Promise<number>;
  stop(): Promise<void>;
}

/** How often who plays is told, and how long a change can stay unheard when a bell was lost. */
const PLAYERS_EVERY_MS = 1_000;
const PEN = "crash";
const TOGETHER = 200;

type Together = Pick<BetParts, "writeBet" | "openBet"> & Pick<CashOutParts, "writeCashOut">;

/** Bets and cash-outs of the same moment are written in one statement each. */
export function together({ database: { store } }: CrashParts): Together {
  const isIn = (bets: readonly { readonly id: string }[], done: ReadonlySet<string>): readonly boolean[] =>
    bets.map(({ id }) => done.has(id));
  return {
    writeBet: gathering(
      async (bets: readonly NewCrashBet[]) => isIn(bets, await insertBets(store, bets)),
      TOGETHER,
    ),
    openBet: gathering(
      async (bets: readonly TakenBet[]) => isIn(bets, await openBets(store, bets)),
      TOGETHER,
    ),
    writeCashOut: gathering(async (cashOuts: readonly CashedOut[]) => {
      await cashOutBets(store, cashOuts);
      return cashOuts;
    }, TOGETHER),
  };
}

export function createCrashTable(given: CrashParts, databaseUrl: string): CrashTable {
  const arrivals = createArrivals();
  const parts = { ...given, arrivals };
  const { log } = parts;
  const room = createRoom(parts);
  let bell: Promise<Bell> | null = null;
  const ring = (): void => {
    room
      .look()
      .catch((problem: unknown) => log.warn({ problem: String(problem) }, "studio: the round was not told"));
    runner.wake();
  };
  /** Opened for the first who looks on: a studio without Crash needs none. */
  const bellOf = (): Promise<Bell> => (bell ??= opened());
  const opened = async (): Promise<Bell> => {
    try {
      return await openBell(databaseUrl, LISTEN_TO_ROUNDS, ring, log);
    } catch (problem) {
      // The next who asks tries anew.
      bell = null;
      throw problem;
    }
  };
  const runner = createRunner({
    ...parts,
    hasAudience: () => room.size() > 0,
    holdPen: async () => (await bellOf()).hold(PEN),
    layDownPen: async () => (await bell)?.letGo(PEN),
  });
  let telling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (room.size() === 0) return;
    telling = telling
      .then(room.look)
      .then(room.tellPlayers)
      .catch((problem: unknown) =>
        log.warn({ problem: String(problem) }, "studio: the players were not told"),
      );
  }, PLAYERS_EVERY_MS);
  return {
    async register(scope, post) {
      registerCrash(post, { ...parts, ...together(parts), newestRound: room.newest });
      await openCrashLive(scope, parts, { room, wake: runner.wake });
    },
    async recover() {
      const { decided } = await advanceRound(parts);
      await settleBets(parts, decided);
      return decided.length + (await recoverBets(parts));
    },
    stop: async () => {
      clearInterval(timer);
      await telling;
      await runner.stop();
      await (await bell)?.close();
    },
  };
}
