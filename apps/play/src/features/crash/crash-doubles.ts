// A table of Crash without a studio: the news, answers and time of a test's own. Nothing outside tests imports it.
import { observable } from "@jonaki/browser/observable";
import { crash, reachedAtMs } from "@jonaki/games";
import type { CrashAnswer, CrashBet, CrashRound, FromStudio, ToStudio } from "@jonaki/games/play/crash-wire";
import type { OpenedShared } from "@jonaki/games/play/wire";
import type { OpenSocket, SocketEars } from "../../app/network.ts";
import type { Reply } from "../../app/play-api.ts";
import type { SharedServices } from "../../app/services.ts";
import {
  fakeApi,
  fakeFrame,
  fakeTime,
  HASH,
  memoryStore,
  openedWith,
  refusedWith,
  settled,
} from "../../app/test-doubles.tsx";
import type { FakeFrame, FakeTime } from "../../app/test-doubles.tsx";
import type { CrashApi } from "./crash-api.ts";
import { createCrashTable } from "./crash-table.ts";

/** The studio's clock when a test begins; the device's own is another one. */
export const STUDIO_MS = Date.parse("2026-11-16T08:30:00.000Z");
export const BETTING_MS = 6_000;

export function roundOf(change: Partial<CrashRound> = {}): CrashRound {
  return {
    round: "chain-1",
    state: "BETTING",
    seedHash: HASH,
    salt: "play",
    opened: STUDIO_MS,
    flies: STUDIO_MS + BETTING_MS,
    burst: null,
    bursts: null,
    seed: null,
    ...change,
  };
}

export const flyingRound = (): CrashRound => roundOf({ state: "FLYING" });
export const overRound = (burst = "2.50"): CrashRound =>
  roundOf({
    state: "OVER",
    burst,
    bursts: STUDIO_MS + BETTING_MS + reachedAtMs(Number(burst.replace(".", "")) + 1),
    seed: "ef".repeat(32),
  });
export const nextRound = (): CrashRound =>
  roundOf({ round: "chain-2", opened: STUDIO_MS + 60_000, flies: STUDIO_MS + 60_000 + BETTING_MS });

export function betOf(change: Partial<CrashBet> = {}): CrashBet {
  return {
    bet: "01b1feed0001",
    round: "chain-1",
    place: 1,
    state: "OPEN",
    stake: "10.00",
    auto: null,
    last: "10000.00",
    at: null,
    payout: null,
    ...change,
  };
}

export const answerOf = (bet: CrashBet, balance: string | null = "990.00"): Reply<CrashAnswer> => ({
  value: { bet, balance },
});

export interface FakeSocket {
  readonly said: ToStudio[];
  readonly ears: SocketEars;
  isClosed: boolean;
}

export interface FakeCrash extends SharedServices {
  readonly frame: FakeFrame;
  readonly timers: FakeTime;
  readonly asked: unknown[][];
  readonly sockets: FakeSocket[];
  readonly played: string[];
  setOnline(isOnline: boolean): void;
  /** A hidden page is looked at again. */
  comeBack(): void;
  /** The newest socket opens and is welcomed. */
  welcome(round: CrashRound | null): Promise<void>;
  hear(message: FromStudio): Promise<void>;
  hearRound(round: CrashRound): Promise<void>;
  /** The newest socket is lost. */
  drop(): void;
}

export type CrashAnswers = Partial<CrashApi> & Parameters<typeof fakeApi>[0];

function crashApiOf({ bet, cashOut, bets }: CrashAnswers, asked: unknown[][]): CrashApi {
  const none = (): Promise<Reply<never>> => Promise.resolve(refusedWith("NETWORK"));
  return {
    bet: (request) => {
      asked.push(["bet", request]);
      return bet?.(request) ?? none();
    },
    cashOut: (request) => {
      asked.push(["cashOut", request]);
      return cashOut?.(request) ?? none();
    },
    bets: () => {
      asked.push(["bets"]);
      return bets?.() ?? Promise.resolve({ value: { bets: [] } });
    },
  };
}

function openedShared(change: Partial<OpenedShared>): OpenedShared {
  const { seeds: _seeds, unfinished: _unfinished, ...opened } = openedWith({ sheet: crash.sheet() });
  return { ...opened, ...change };
}

const openFake =
  (sockets: FakeSocket[]): OpenSocket =>
  (_path, ears) => {
    const socket: FakeSocket = { said: [], ears, isClosed: false };
    sockets.push(socket);
    return {
      say: (text) => void socket.said.push(JSON.parse(text) as ToStudio),
      close: () => {
        socket.isClosed = true;
      },
    };
  };

export function fakeCrash(answers: CrashAnswers = {}, change: Partial<OpenedShared> = {}): FakeCrash {
  const api = fakeApi({
    balance: async () => ({ value: { balance: "1000.00" } }),
    history: async () => ({ value: { rounds: [] } }),
    ...answers,
  });
  const { asked } = api;
  const timers = fakeTime();
  const frame = fakeFrame();
  const online = observable(true);
  const sockets: FakeSocket[] = [];
  const returned = new Set<() => void>();
  const onReturn = (run: () => void) => {
    returned.add(run);
    return () => returned.delete(run);
  };
  const played: string[] = [];
  let texts = 0;
  const parts = {
    api,
    timers,
    frame,
    opened: openedShared(change),
    crashApi: crashApiOf(answers, asked),
    randomText: (length: number) => `${(texts += 1)}`.padStart(length, "r"),
    randomBelow: () => 0,
    randomShare: () => 1,
    connection: { isOnline: online.get, subscribe: online.subscribe, onReturn },
    openSocket: openFake(sockets),
  };
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error("no socket was opened");
    return socket;
  };
  const hear = async (message: FromStudio): Promise<void> => {
    newest().ears.heard(JSON.stringify(message));
    await settled();
  };
  const now = (): number => STUDIO_MS + timers.nowMs();
  return {
    ...parts,
    asked,
    sockets,
    played,
    table: createCrashTable(parts),
    storage: { session: memoryStore(), local: memoryStore() },
    sound: {
      isMuted: observable(false),
      setMuted: () => undefined,
      setHushed: () => undefined,
      play: (note) => void played.push(note),
    },
    setOnline: online.set,
    comeBack: () => returned.forEach((run) => run()),
    hear,
    hearRound: (round) => hear({ type: "round", now: now(), round }),
    welcome: async (round) => {
      newest().ears.opened();
      await hear({ type: "welcome", now: now(), round, results: [] });
    },
    drop: () => newest().ears.closed(),
  };
}

export const askedFor = ({ asked }: FakeCrash, name: string): readonly unknown[] =>
  asked.filter(([one]) => one === name).map(([, request]) => request);
