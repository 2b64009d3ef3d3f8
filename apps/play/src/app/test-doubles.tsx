// A game without a studio: the answers, time and site of a test's own. Nothing outside tests imports it.
import { observable } from "@jonaki/browser/observable";
import { memoryStorage } from "@jonaki/browser/test-doubles";
import type { TextStore } from "@jonaki/browser/text-store";
import { safeStore } from "@jonaki/browser/text-store";
import type { ReactNode } from "react";
import type { FromGame, ToGame } from "@jonaki/games/play/frame";
import type { Opened, Played, RoundRecord } from "@jonaki/games/play/wire";
import type { Language } from "@jonaki/i18n";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { dice } from "@jonaki/games";
import { configure } from "@testing-library/react";
import type { Timers } from "./clock.ts";
import type { FrameLink } from "./frame-link.ts";
import type { PlayApi, Reply, ShownRefusal } from "./play-api.ts";
import { ServicesContext } from "./services.ts";
import type { Services, SingleServices } from "./services.ts";
import { createTable } from "./table.ts";

// A panel is there when its files are, and how long those take is the machine's affair: no test here is about speed.
configure({ asyncUtilTimeout: 45_000 });

export const HASH = "ab".repeat(32);
export const NEXT_HASH = "cd".repeat(32);

export function roundOf(change: Partial<RoundRecord> = {}): RoundRecord {
  return {
    round: "01a1dead0001",
    state: "DONE",
    time: "2026-11-15T10:00:00.000Z",
    stake: "10.00",
    payout: "20.00",
    choices: { stake: "10.00", side: "over", chance: 4950 },
    outcome: { roll: "77.77", won: true, payout: "20.00" },
    game: "dice",
    version: "1",
    tableHash: HASH,
    currency: "PLAY",
    endTime: "2026-11-15T10:00:00.100Z",
    balanceBefore: "1000.00",
    balanceAfter: "1010.00",
    serverSeedHash: HASH,
    clientSeed: "shapla",
    nonce: 0,
    salt: null,
    sharedRound: null,
    chainEnd: null,
    chainPlace: null,
    shown: null,
    serverSeed: null,
    ...change,
  };
}

export const lostRound = (change: Partial<RoundRecord> = {}): RoundRecord =>
  roundOf({
    round: "01a1dead0002",
    payout: "0.00",
    outcome: { roll: "12.34", won: false, payout: "0.00" },
    balanceAfter: "990.00",
    ...change,
  });

const SHEET = dice.sheet();

export function openedWith(change: Partial<Opened> = {}): Opened {
  return {
    token: "t".repeat(43),
    displayName: "ra***92",
    currency: "PLAY",
    language: "en",
    mode: "real",
    balance: "1000.00",
    limits: { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" },
    seeds: { serverSeedHash: HASH, clientSeed: "shapla", nonce: 0 },
    unfinished: null,
    results: [],
    sheet: SHEET,
    ...change,
  };
}

export const playedWith = (round: RoundRecord): Reply<Played> => ({
  value: { round, seeds: { serverSeedHash: HASH, clientSeed: "shapla", nonce: 1 } },
});

export const refusedWith = (code: ShownRefusal["code"]): { readonly refusal: ShownRefusal } => ({
  refusal: { code, stakes: null },
});

/** Every question is noted; a question nobody prepared an answer for gets NETWORK. */
export function fakeApi(answers: Partial<PlayApi> = {}): PlayApi & { readonly asked: unknown[][] } {
  const asked: unknown[][] = [];
  const none = (): Promise<Reply<never>> => Promise.resolve(refusedWith("NETWORK"));
  const names = [
    "reopen",
    "play",
    "act",
    "resume",
    "round",
    "history",
    "balance",
    "seeds",
    "setClientSeed",
    "rotate",
  ] as const;
  const noted = Object.fromEntries(
    names.map((name) => [
      name,
      (...words: unknown[]) => {
        asked.push([name, ...words]);
        return ((answers[name] ?? none) as (...all: unknown[]) => unknown)(...words);
      },
    ]),
  );
  return { ...(noted as unknown as PlayApi), asked };
}

/** What the clock on a test's device says when it begins. */
export const WALL_MS = Date.parse("2026-11-15T10:00:00.000Z");

/** Time that passes when the test says so; a frame is painted at every moment. */
export interface FakeTime extends Timers {
  pass(ms: number): Promise<void>;
}

export function fakeTime(): FakeTime {
  let nowMs = 0;
  const waiting = new Set<{ readonly atMs: number; readonly run: () => void }>();
  const frames = new Set<(nowMs: number) => void>();
  return {
    nowMs: () => nowMs,
    wallMs: () => WALL_MS + nowMs,
    after: (delayMs, run) => {
      const entry = { atMs: nowMs + delayMs, run };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    everyFrame: (run) => {
      const startMs = nowMs;
      const paint = (atMs: number): void => run(atMs - startMs);
      frames.add(paint);
      return () => frames.delete(paint);
    },
    pass: async (ms) => {
      nowMs += ms;
      for (const paint of frames) paint(nowMs);
      for (const entry of waiting) {
        if (entry.atMs > nowMs || !waiting.delete(entry)) continue;
        entry.run();
      }
      await settled();
    },
  };
}

/** Lets every promise that is already decided be heard. */
export const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

export interface FakeFrame extends FrameLink {
  readonly said: FromGame[];
  tell(message: ToGame): void;
}

export function fakeFrame(isFramed = true): FakeFrame {
  const said: FromGame[] = [];
  const hearers = new Set<(message: ToGame) => void>();
  return {
    isFramed,
    said,
    say: (message) => void said.push(message),
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell: (message) => hearers.forEach((hear) => hear(message)),
  };
}

export function memoryStore(): TextStore {
  const area = memoryStorage();
  return safeStore(() => area);
}

export interface FakeServices extends SingleServices {
  readonly api: ReturnType<typeof fakeApi>;
  readonly timers: FakeTime;
  readonly frame: FakeFrame;
  readonly played: string[];
  setOnline(isOnline: boolean): void;
}

export function fakeServices(answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}): FakeServices {
  const api = fakeApi(answers);
  const timers = fakeTime();
  const frame = fakeFrame();
  const online = observable(true);
  const played: string[] = [];
  let texts = 0;
  let draws = 0;
  const parts = {
    api,
    timers,
    frame,
    opened: openedWith(opened),
    randomText: (length: number) => `${(texts += 1)}`.padStart(length, "r"),
  };
  return {
    ...parts,
    table: createTable(parts),
    randomBelow: (bound) => (draws += 7) % bound,
    storage: { session: memoryStore(), local: memoryStore() },
    connection: { isOnline: online.get, subscribe: online.subscribe, onReturn: () => () => undefined },
    sound: {
      isMuted: observable(false),
      setMuted: () => undefined,
      setHushed: () => undefined,
      play: (note) => void played.push(note),
    },
    played,
    setOnline: online.set,
  };
}

const translators = createTranslators(() => undefined);
export const translatorFor = (language: Language) => translators[language];

/** A screen inside everything it needs. */
export function inGame(services: Services, screen: ReactNode, language: Language = "EN"): ReactNode {
  return (
    <TranslatorProvider translator={translators[language]}>
      <ServicesContext value={services}>{screen}</ServicesContext>
    </TranslatorProvider>
  );
}
