// A member at the table of Crash [INS-6, INS-7]: the shared round as the studio tells it, up to two bets of his own, and what
// waits for the next round. A bet is asked about with the same request until the answer is definite; nothing is sent twice.
import { observable } from "@jonaki/browser/observable";
import type { Observable, Settable } from "@jonaki/browser/observable";
import type { FromStudio } from "@jonaki/games/play/crash-wire";
import type { OpenedShared } from "@jonaki/games/play/wire";
import type { RandomShare, RandomText } from "../../app/chance.ts";
import type { Timers } from "../../app/clock.ts";
import type { FrameLink } from "../../app/frame-link.ts";
import type { Connection, OpenSocket } from "../../app/network.ts";
import type { PlayApi } from "../../app/play-api.ts";
import type { Seat } from "../../app/seat.ts";
import type { CrashApi } from "./crash-api.ts";
import { createCrashAsking } from "./crash-asking.ts";
import type { CrashAsking } from "./crash-asking.ts";
import { openCrashLink } from "./crash-link.ts";
import type { Link } from "./crash-link.ts";
import { createCrashLook } from "./crash-look.ts";
import type { CrashLook } from "./crash-look.ts";
import { createCrashMoney } from "./crash-money.ts";
import {
  EMPTY_PLACE,
  hasUnlisted,
  isInRound,
  NO_PLAYERS,
  PLACES,
  takesBets,
  withPlayers,
  withRound,
} from "./crash-state.rules.ts";
import type { CrashState, Place, PlaceState, Wish } from "./crash-state.rules.ts";

export interface CrashTable extends Seat {
  readonly kind: "shared";
  readonly state: Observable<CrashState>;
  /** The studio's clock, by which everything is decided. */
  readonly studioMs: () => number;
  /** Sent while bets are taken, else kept for the next round. */
  readonly bet: (place: Place, wish: Wish) => void;
  /** Only what was not sent yet. */
  readonly takeBack: (place: Place) => void;
  readonly cashOut: (place: Place) => void;
  readonly forgetRefusal: (place: Place) => void;
}

export interface CrashParts {
  readonly api: Pick<PlayApi, "balance" | "history">;
  readonly crashApi: CrashApi;
  readonly openSocket: OpenSocket;
  readonly opened: OpenedShared;
  readonly timers: Timers;
  readonly randomText: RandomText;
  readonly randomShare: RandomShare;
  readonly connection: Connection;
  readonly frame: FrameLink;
}

/** What the parts of the table share. */
export interface CrashDesk extends CrashParts {
  readonly state: Settable<CrashState>;
  readonly studioMs: () => number;
  readonly change: (next: Partial<CrashState>) => void;
  readonly changePlace: (place: Place, next: Partial<PlaceState>) => void;
}

export function createCrashTable(parts: CrashParts): CrashTable {
  const { opened, timers } = parts;
  const state = observable<CrashState>({
    balance: opened.balance,
    results: opened.results,
    isPaused: false,
    hasEnded: false,
    link: "opening",
    round: null,
    bursts: [],
    players: NO_PLAYERS,
    places: { 1: EMPTY_PLACE, 2: EMPTY_PLACE },
  });
  const change = (next: Partial<CrashState>): void => state.set({ ...state.get(), ...next });
  const changePlace = (place: Place, next: Partial<PlaceState>): void => {
    const { places } = state.get();
    change({ places: { ...places, [place]: { ...places[place], ...next } } });
  };
  const desk: CrashDesk = { ...parts, state, change, changePlace, studioMs: () => link.studioMs() };
  const money = createCrashMoney({ ...parts, state });
  const look = createCrashLook(desk);
  const asking = createCrashAsking(desk, money, look);
  const takeAllBack = (refusal: PlaceState["refusal"]): void => {
    for (const place of PLACES)
      if (state.get().places[place].queued !== null) changePlace(place, { queued: null, refusal });
  };
  const link = openCrashLink({
    ...parts,
    token: opened.token,
    heard: (message) => hear(desk, message, { ...look, sendQueued: asking.sendQueued }),
    changed: (next: Link) => {
      change({ link: next });
      // Which round would be the next one cannot be seen any more.
      if (next === "lost") takeAllBack({ code: "BET_TAKEN_BACK", stakes: null });
    },
    failed: () => void money.refresh(),
  });
  parts.connection.onReturn(() => look.now());
  state.subscribe(tellFrame(desk, money.refresh));
  state.subscribe(watchEnds(desk, timers, look.ifDue));
  return {
    kind: "shared",
    state,
    studioMs: link.studioMs,
    bet: asking.bet,
    cashOut: asking.cashOut,
    takeBack: (place) => changePlace(place, { queued: null }),
    forgetRefusal: (place) => changePlace(place, { refusal: null }),
    setPaused: (isPaused) => {
      change({ isPaused });
      if (isPaused) takeAllBack(null);
    },
  };
}

interface Hearing extends Pick<CrashLook, "now" | "missed">, Pick<CrashAsking, "sendQueued"> {}

function hear({ state, change, studioMs }: CrashDesk, message: FromStudio, then: Hearing): void {
  const before = state.get();
  if (message.type === "players") {
    if (message.round === before.round?.round) change({ players: withPlayers(before.players, message) });
    return;
  }
  if (message.type === "pong") return;
  if (message.type === "welcome") change({ bursts: message.results });
  if (message.round !== null) state.set(withRound(state.get(), message.round));
  const { round } = state.get();
  if (round?.round !== before.round?.round && hasUnlisted(before)) then.missed();
  else if (message.type === "welcome" || round?.state === "OVER") then.now();
  if (takesBets(round, studioMs())) then.sendQueued();
}

/** Says when the member's own part of a round begins and when it is over and paid [VEN-19]. */
function tellFrame({ state, frame }: CrashDesk, readBalance: () => Promise<void>): () => void {
  let isIn = false;
  let lastBet: string | null = null;
  return () => {
    const now = state.get();
    for (const place of PLACES) lastBet = now.places[place].bet?.bet ?? lastBet;
    if (isInRound(now) === isIn) return;
    isIn = !isIn;
    if (isIn) {
      lastBet = null;
      return frame.say({ type: "roundOpened" });
    }
    const round = lastBet;
    void readBalance().then(() => frame.say({ type: "roundEnded", round }));
  };
}

const WATCH_MS = 300;

/** A bet that ends by itself is told by nobody: while one flies, its end is looked for. */
function watchEnds({ state }: CrashDesk, timers: Timers, look: () => void): () => void {
  let isWatching = false;
  const flies = (): boolean =>
    state.get().round?.state !== "OVER" &&
    PLACES.some((place) => state.get().places[place].bet?.state === "OPEN");
  const watch = (): void => {
    isWatching = flies();
    if (!isWatching) return;
    look();
    timers.after(WATCH_MS, watch);
  };
  return () => {
    if (isWatching || !flies()) return;
    isWatching = true;
    timers.after(WATCH_MS, watch);
  };
}
