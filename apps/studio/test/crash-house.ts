// A studio with a table of Crash whose rounds the test moves on itself: it knows the burst that players do not.
import { crashAnswer, crashBets } from "@jonaki/games/play/crash-wire";
import type { CrashAnswer, CrashBet } from "@jonaki/games/play/crash-wire";
import { openedShared, refusal } from "@jonaki/games/play/wire";
import type { OpenedShared, PlayRefusal } from "@jonaki/games/play/wire";
import { seededRandom } from "@jonaki/testkit";
import type { FakeClock } from "@jonaki/testkit";
import type { PlaySession } from "@jonaki/vendor";
import { createArrivals } from "../src/crash/arrivals.ts";
import { readNewest } from "../src/crash/crash-rounds.store.ts";
import type { CrashRoundRow } from "../src/crash/crash-rounds.store.ts";
import { advanceRound, openNextRound } from "../src/crash/round.flow.ts";
import type { FlightParts } from "../src/crash/round.flow.ts";
import { settleBets } from "../src/crash/settle.flow.ts";
import { reachedAtMs } from "@jonaki/games";
import { sql } from "kysely";
import { databaseOn, openStudioPool } from "../src/platform/database.ts";
import { newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

export interface BetInput {
  readonly requestId: string;
  readonly round: string;
  readonly serverSeedHash: string;
  readonly place: number;
  readonly choices: unknown;
}

export interface CrashHouse extends StudioHouse {
  readonly parts: FlightParts;
  sit(play?: Partial<PlaySession>): Promise<OpenedShared & { readonly handle: string }>;
  round(): Promise<CrashRoundRow>;
  /** A new round that bursts at or above the first and below the second. */
  openRound(between?: readonly [number, number]): Promise<CrashRoundRow>;
  bet(token: string, input?: Partial<BetInput>): Promise<CrashAnswer | PlayRefusal>;
  cashOut(token: string, bet: string): Promise<CrashAnswer | PlayRefusal>;
  betsOf(token: string): Promise<readonly CrashBet[]>;
  /** Brings the clock to where a multiplier is reached, and does what is due. */
  flyTo(hundredths: number): Promise<void>;
  takeOff(): Promise<void>;
  /** How long a flight takes to a multiplier. */
  reachedAtMs(hundredths: number): number;
  /** How many rows a question has in the studio's database. */
  rowsOf(query: string): Promise<number>;
  /** To the moment of the burst, before anybody is told. */
  flyToBurst(): Promise<void>;
  /** To the end of the round; what is decided is settled. */
  land(): Promise<CrashRoundRow>;
}

/** Moves the clock and the rounds with it. */
function flightOf(parts: FlightParts, clock: FakeClock) {
  const round = async (): Promise<CrashRoundRow> => {
    const newest = await readNewest(parts.database.store);
    if (newest === null) throw new Error("there is no round");
    return newest;
  };
  const advance = async (): Promise<void> => {
    const { decided } = await advanceRound(parts);
    await settleBets(parts, decided);
  };
  const to = async (time: Date): Promise<void> => {
    const ms = time.getTime() - clock.now().getTime();
    if (ms > 0) clock.advance(ms);
    await advance();
  };
  const takeOff = async (): Promise<void> => to((await round()).fliesAt);
  const land = async (): Promise<CrashRoundRow> => {
    await takeOff();
    await to(new Date((await round()).burstsAt.getTime() + 200));
    return round();
  };
  return { round, to, takeOff, land };
}

export async function startCrashHouse(): Promise<CrashHouse> {
  const house = await startStudioHouse();
  const { clock, wallet, url, send } = house;
  const log = { error: () => undefined, warn: () => undefined };
  const parts: FlightParts = {
    database: databaseOn(openStudioPool(url, log)),
    wallet: wallet.wallet,
    clock,
    random: seededRandom(`crash of ${url}`),
    log,
    salt: { event: "play", value: "play" },
    arrivals: createArrivals(),
  };
  const { round, to, takeOff, land } = flightOf(parts, clock);
  const answered = async (path: string, body: object, token: string): Promise<CrashAnswer | PlayRefusal> => {
    const answer = await send(path, body, token);
    return answer.status === 200 ? crashAnswer(answer.body) : refusal(answer.body);
  };
  return {
    ...house,
    parts,
    round,
    takeOff,
    land,
    flyTo: async (hundredths) => to(new Date((await round()).fliesAt.getTime() + reachedAtMs(hundredths))),
    flyToBurst: async () => to((await round()).burstsAt),
    reachedAtMs,
    rowsOf: async (query) => (await sql.raw(query).execute(parts.database.store)).rows.length,
    async openRound([from, below] = [100, 1_000_001]) {
      const before = await readNewest(parts.database.store);
      if (before !== null && before.state !== "OVER") await land();
      for (;;) {
        const mayOpenAt = await openNextRound(parts);
        if (mayOpenAt !== null) {
          clock.advance(mayOpenAt.getTime() - clock.now().getTime());
          continue;
        }
        const opened = await round();
        if (opened.burst >= from && opened.burst < below) return opened;
        await land();
      }
    },
    async sit(play = {}) {
      const { ticket, handle } = wallet.issue(play);
      const { body } = await send("/api/open", { ticket, game: "crash" });
      return { ...openedShared(body), handle };
    },
    async bet(token, input = {}) {
      const { round: name, seedHash } = await round();
      const given = { requestId: newRequestId(), round: name, serverSeedHash: seedHash, place: 1 };
      const choices = { stake: "10.00", auto: null };
      return answered("/api/crash/bet", { ...given, choices, ...input }, token);
    },
    cashOut: (token, bet) => answered("/api/crash/cash-out", { bet, asked: 1_763_200_000_123 }, token),
    betsOf: async (token) => crashBets((await send("/api/crash/bets", {}, token)).body).bets,
    async stop() {
      await house.stop();
      await parts.database.close();
    },
  };
}

export function mustBet(answer: CrashAnswer | PlayRefusal): CrashBet {
  if ("code" in answer) throw new Error(`refused with ${answer.code}`);
  return answer.bet;
}
