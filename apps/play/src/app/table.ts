// A member at the table: what is known of the money, the seeds and the rounds, and the one round that may run. A
// bet is asked about with the same request until the answer is definite, so that it is never placed twice.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { Opened, Played, PlaySeeds, RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import type { Timers } from "./clock.ts";
import type { RandomText } from "./chance.ts";
import type { FrameLink } from "./frame-link.ts";
import type { PlayApi, Reply, ShownRefusal } from "./play-api.ts";

/** sending: the first answer is awaited · checking: it is not known yet · showing: decided, and being shown. */
export type Phase = "idle" | "sending" | "checking" | "showing" | "ended";

export interface TableState {
  readonly phase: Phase;
  readonly balance: string;
  readonly seeds: PlaySeeds;
  /** The last 20, newest first [INS-16]; the round that is being shown is not among them yet. */
  readonly results: readonly RoundLine[];
  /** The round that is, or was last, on the board. */
  readonly shown: RoundRecord | null;
  readonly refusal: ShownRefusal | null;
  /** The round under way was begun before this page was opened. */
  readonly isResumed: boolean;
  readonly isPaused: boolean;
}

export interface Table {
  readonly state: Observable<TableState>;
  readonly play: (choices: object) => void;
  /** The board has shown the round to its end. */
  readonly finishShowing: () => void;
  readonly setPaused: (isPaused: boolean) => void;
  readonly setSeeds: (seeds: PlaySeeds) => void;
  readonly forgetRefusal: () => void;
}

export interface TableParts {
  readonly api: PlayApi;
  readonly opened: Opened;
  readonly timers: Timers;
  readonly randomText: RandomText;
  readonly frame: FrameLink;
}

const REQUEST_ID_LENGTH = 24;
const SHOWN_RESULTS = 20;
/** How long to wait before asking again, the last one from then on. */
const ASK_AGAIN_MS = [800, 1_500, 3_000, 5_000];
/** A fault of the studio may last; after so many the member may press again. */
const FAULTS_BORNE = 3;

type Ask = () => Promise<Reply<Played>>;

export function createTable(parts: TableParts): Table {
  const { api, opened, frame } = parts;
  const state = observable<TableState>({
    phase: "idle",
    balance: opened.balance,
    seeds: opened.seeds,
    results: opened.results,
    shown: null,
    refusal: null,
    isResumed: false,
    isPaused: false,
  });
  const change = (next: Partial<TableState>): void => state.set({ ...state.get(), ...next });

  const run = async (ask: Ask): Promise<void> => {
    frame.say({ type: "roundOpened" });
    const reply = await askUntilKnown(parts.timers, ask, () => change({ phase: "checking" }));
    if ("value" in reply) {
      change({ phase: "showing", shown: reply.value.round, seeds: reply.value.seeds });
      return;
    }
    frame.say({ type: "roundEnded", round: null });
    change({ phase: "idle", refusal: reply.refusal, isResumed: false });
    const news = await newsAfter(api, reply.refusal.code);
    if ("unfinished" in news) resume(news.unfinished);
    else change(news);
  };

  const resume = (round: string): void => {
    change({ phase: "checking", isResumed: true, refusal: null });
    void run(() => api.resume(round));
  };

  if (opened.unfinished !== null) resume(opened.unfinished.round);
  return {
    state,
    play: (choices) => {
      const { phase, isPaused, seeds } = state.get();
      if (phase !== "idle" || isPaused) return;
      const requestId = parts.randomText(REQUEST_ID_LENGTH);
      const request = { requestId, serverSeedHash: seeds.serverSeedHash, choices };
      change({ phase: "sending", refusal: null });
      void run(() => api.play(request));
    },
    finishShowing: () => {
      const { phase, shown, results, balance } = state.get();
      if (phase !== "showing" || shown === null) return;
      change({
        phase: "idle",
        isResumed: false,
        balance: shown.balanceAfter ?? balance,
        results: [lineOf(shown), ...results].slice(0, SHOWN_RESULTS),
      });
      frame.say({ type: "balanceChanged", balance: state.get().balance });
      frame.say({ type: "roundEnded", round: shown.round });
    },
    setPaused: (isPaused) => change({ isPaused }),
    setSeeds: (seeds) => change({ seeds }),
    forgetRefusal: () => change({ refusal: null }),
  };
}

type News = Partial<Pick<TableState, "phase" | "seeds" | "balance">> | { readonly unfinished: string };

/** What a refusal makes worth knowing: the new seeds, the true balance, the round that is in the way. */
async function newsAfter(api: PlayApi, code: ShownRefusal["code"]): Promise<News> {
  if (code === "SESSION_EXPIRED") return { phase: "ended" };
  if (code === "STATE_CHANGED") {
    const reply = await api.seeds();
    return "value" in reply ? { seeds: reply.value.seeds } : {};
  }
  if (code === "INSUFFICIENT_BALANCE") {
    const reply = await api.balance();
    return "value" in reply ? reply.value : {};
  }
  if (code !== "ROUND_OPEN") return {};
  const reply = await api.reopen();
  const unfinished = "value" in reply ? reply.value.unfinished : null;
  return unfinished === null ? {} : { unfinished: unfinished.round };
}

/** Asks the same again while nobody knows; the studio answers a repeat as it answered the first. */
async function askUntilKnown(timers: Timers, ask: Ask, isUnknown: () => void): Promise<Reply<Played>> {
  for (let asked = 1, faults = 0; ; asked += 1) {
    const reply = await ask();
    if ("value" in reply) return reply;
    const { code } = reply.refusal;
    if (code === "UNKNOWN") faults += 1;
    const isOpen = code === "RETRY" || code === "NETWORK" || (code === "UNKNOWN" && faults < FAULTS_BORNE);
    if (!isOpen) return reply;
    isUnknown();
    const waitMs = ASK_AGAIN_MS[Math.min(asked, ASK_AGAIN_MS.length) - 1] ?? 0;
    await new Promise<void>((resolve) => void timers.after(waitMs, resolve));
  }
}

function lineOf({ round, state, time, stake, payout, choices, outcome }: RoundRecord): RoundLine {
  return { round, state, time, stake, payout, choices, outcome };
}
