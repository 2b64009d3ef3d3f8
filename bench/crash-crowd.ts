// A crowd at the table of Crash: sockets that look on and note when they hear of a round, and players who bet over HTTP.
import { Agent, request } from "node:http";
import { CRASH_LIVE_PATH } from "../packages/games/src/play/crash-wire.ts";
import type { CrashRound, FromStudio } from "../packages/games/src/play/crash-wire.ts";
import { WebSocket } from "ws";
import { PLAYERS, playTokenOf } from "./seated-players.ts";

export const CROWD = 10_000;
const AT_ONCE = 200;
const ROUND = '{"type":"round"';

export interface Crowd {
  /** Milliseconds from the studio's word to the ear, of every round event that was heard. */
  readonly delays: number[];
  /**
   * The next round that is opened, once the last of the crowd has heard of it: whoever bets sits in the same process, and would
   * hold the ears shut that are measured.
   */
  nextBetting(): Promise<CrashRound>;
  nextOver(): Promise<CrashRound>;
  leave(): void;
}

export async function gather(gamesUrl: string): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  const delays: number[] = [];
  const waiting = new Map<string, (round: CrashRound) => void>();
  const ears = new Map<string, number>();
  const hear = (data: Buffer): void => {
    if (data.toString("latin1", 0, ROUND.length) !== ROUND) return;
    const text = data.toString("latin1");
    delays.push(Date.now() - Number(/"now":(\d+)/u.exec(text)?.[1]));
    // Everybody is told the same.
    const heard = (ears.get(text) ?? 0) + 1;
    ears.set(text, heard);
    if (heard < CROWD) return;
    const { round } = JSON.parse(text) as FromStudio & { readonly type: "round" };
    waiting.get(round.state)?.(round);
  };
  const enter = (place: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(gamesUrl.replace("http", "ws") + CRASH_LIVE_PATH, { origin: gamesUrl });
      sockets.push(socket);
      socket.on("error", reject);
      socket.on("open", () =>
        socket.send(JSON.stringify({ type: "hello", token: playTokenOf("crash", place) })),
      );
      socket.once("message", () => {
        socket.on("message", hear);
        resolve();
      });
    });
  for (let from = 0; from < CROWD; from += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_one, beside) => enter(from + beside)));
  }
  const next = (state: string): Promise<CrashRound> => new Promise((resolve) => waiting.set(state, resolve));
  return {
    delays,
    nextBetting: () => next("BETTING"),
    nextOver: () => next("OVER"),
    leave: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Two bets of every seated player in one round; answers the status of each. */
export async function betAll(gamesUrl: string, round: CrashRound): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const bet = (player: number, place: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${gamesUrl}/api/crash/bet`,
        {
          method: "POST",
          agent,
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${playTokenOf("crash", player)}`,
          },
        },
        (answer) => {
          answer.resume();
          answer.on("end", () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.on("error", reject);
      sent.end(
        JSON.stringify({
          requestId: `bench-${round.round}-${player}-${place}`.padEnd(20, "-"),
          round: round.round,
          serverSeedHash: round.seedHash,
          place,
          choices: { stake: "1.00", auto: place === 1 ? "1.50" : null },
        }),
      );
    });
  const bets = Array.from({ length: PLAYERS * 2 }, (_one, count) => bet(count >> 1, 1 + (count & 1)));
  const answers = await Promise.all(bets);
  agent.destroy();
  return answers;
}
