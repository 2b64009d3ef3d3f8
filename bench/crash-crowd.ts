// A crowd at the table of Crash: sockets that look on and note when they hear of a round, and players who bet over HTTP.
import { Agent, request } from "node:http";
import { CRASH_LIVE_PATH } from "../packages/games/src/play/crash-wire.ts";
import type { CrashRound, FromStudio } from "../packages/games/src/play/crash-wire.ts";
import { openEar } from "./plain-ears.ts";
import type { PlainEar } from "./plain-ears.ts";
import { PLAYERS, playTokenOf } from "./seated-players.ts";

export const CROWD = 10_000;
const AT_ONCE = 200;
const ROUND = Buffer.from('{"type":"round"');

interface Telling {
  readonly text: Buffer;
  readonly saidAt: number;
  heard: number;
}

/** One that is late may still hear of what others have heard long ago. */
function tellingOf(tellings: Map<string, Telling>, heard: Buffer): Telling {
  const text = heard.toString("latin1");
  const known = tellings.get(text);
  if (known !== undefined) return known;
  const saidAt = Number(/"now":(\d+)/u.exec(text)?.[1]);
  const telling = { text: Buffer.from(heard), saidAt, heard: 0 };
  tellings.set(text, telling);
  return telling;
}

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
  const sockets: PlainEar[] = [];
  const delays: number[] = [];
  const waiting = new Map<string, (round: CrashRound) => void>();
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  const tellings = new Map<string, Telling>();
  let last: Telling = { text: Buffer.alloc(0), saidAt: 0, heard: 0 };
  const hear = (text: Buffer): void => {
    if (!text.subarray(0, ROUND.length).equals(ROUND)) return;
    // Everybody is told the same.
    if (!text.equals(last.text)) last = tellingOf(tellings, text);
    delays.push(Date.now() - last.saidAt);
    last.heard += 1;
    if (last.heard < CROWD) return;
    const { round } = JSON.parse(text.toString()) as FromStudio & { readonly type: "round" };
    waiting.get(round.state)?.(round);
  };
  const address = new URL(CRASH_LIVE_PATH, gamesUrl.replace("localhost", "127.0.0.1"));
  const enter = (place: number): Promise<void> =>
    new Promise((resolve, reject) => {
      let isWelcome = false;
      const hello = JSON.stringify({ type: "hello", token: playTokenOf("crash", place) });
      const listen = (text: Buffer): void => {
        if (isWelcome) return hear(text);
        isWelcome = true;
        resolve();
      };
      const fail = (problem: Error): void => {
        reject(problem);
        lose(problem);
      };
      sockets.push(openEar({ address, hello, hear: listen, fail }));
    });
  for (let from = 0; from < CROWD; from += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_one, beside) => enter(from + beside)));
  }
  const next = (state: string): Promise<CrashRound> =>
    Promise.race([lost, new Promise<CrashRound>((resolve) => waiting.set(state, resolve))]);
  lost.catch(() => undefined);
  return {
    delays,
    nextBetting: () => next("BETTING"),
    nextOver: () => next("OVER"),
    leave: () => {
      for (const socket of sockets) socket.leave();
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
