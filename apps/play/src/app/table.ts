// A member at the table: what is known of the money, the seeds and the rounds, and the one round that may run. A
// bet and an act are asked about with the same request until the answer is definite, so that nothing is done twice.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { Json } from "@jonaki/games";
import type { Opened, Played, PlaySeeds, RoundRecord } from "@jonaki/games/play/wire";
import { askUntilKnown } from "./ask-again.ts";
import type { Ask } from "./ask-again.ts";
import type { RandomText } from "./chance.ts";
import type { Timers } from "./clock.ts";
import type { FrameLink } from "./frame-link.ts";
import type { PlayApi, ShownRefusal } from "./play-api.ts";
import { keepRequests } from "./requests.ts";
import { SHOWN_RESULTS } from "./seat.ts";
import type { Seat, SeatState } from "./seat.ts";
import { actsIn, balanceWhileOpen, lineOf, newsAfter } from "./table-news.ts";

/**
 * sending: the first answer is awaited · checking: it is not known yet · playing: the round waits for an act ·
 * showing: decided, and being shown.
 */
export type Phase = "idle" | "sending" | "checking" | "playing" | "showing";

export interface TableState extends SeatState {
  readonly phase: Phase;
  readonly seeds: PlaySeeds;
  /** The round that is, or was last, on the board. */
  readonly shown: RoundRecord | null;
  /** The act whose answer is awaited. */
  readonly act: Json | null;
  readonly refusal: ShownRefusal | null;
  /** The round under way was begun before this page was opened. */
  readonly isResumed: boolean;
}

export interface Table extends Seat {
  readonly kind: "single";
  readonly state: Observable<TableState>;
  readonly play: (choices: object) => void;
  /** The next step of the round that waits. */
  readonly act: (act: Json) => void;
  /** The board has shown the round to its end. */
  readonly finishShowing: () => void;
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

export function createTable(parts: TableParts): Table {
  const { opened, frame } = parts;
  const state = observable<TableState>({
    phase: "idle",
    balance: opened.balance,
    seeds: opened.seeds,
    results: opened.results,
    shown: null,
    act: null,
    refusal: null,
    isResumed: false,
    isPaused: false,
    hasEnded: false,
  });
  const change = (next: Partial<TableState>): void => state.set({ ...state.get(), ...next });
  const { play, act, goOn } = createRounds(parts, state, change);
  if (opened.unfinished !== null) goOn(opened.unfinished);
  return {
    kind: "single",
    state,
    play,
    act,
    finishShowing: () => {
      const { phase, shown, results, balance } = state.get();
      if (phase !== "showing" || shown === null) return;
      // A bet that was taken in spite of a fault may have been told of already, with the balance of now.
      const isTold = results.some(({ round }) => round === shown.round);
      change({
        phase: "idle",
        isResumed: false,
        balance: isTold ? balance : (shown.balanceAfter ?? balance),
        results: isTold ? results : [lineOf(shown), ...results].slice(0, SHOWN_RESULTS),
      });
      frame.say({ type: "balanceChanged", balance: state.get().balance });
      frame.say({ type: "roundEnded", round: shown.round });
    },
    setPaused: (isPaused) => change({ isPaused }),
    setSeeds: (seeds) => change({ seeds }),
    forgetRefusal: () => change({ refusal: null }),
  };
}

type Change = (next: Partial<TableState>) => void;

interface Rounds extends Pick<Table, "play" | "act"> {
  /** With a round that was begun before: one that waits stands as it was, any other is driven to its end [FAIR-16]. */
  readonly goOn: (round: RoundRecord) => void;
}

function createRounds(parts: TableParts, state: Observable<TableState>, change: Change): Rounds {
  const { api, frame, timers } = parts;
  const requests = keepRequests(parts.randomText);
  const run = async (ask: Ask<Played>, refused: (refusal: ShownRefusal) => unknown): Promise<void> => {
    const reply = await askUntilKnown(timers, ask, () => change({ phase: "checking" }));
    if ("value" in reply) take(reply.value);
    else await refused(reply.refusal);
  };

  const take = ({ round, seeds }: Played): void => {
    requests.forget();
    const { shown, balance, isResumed } = state.get();
    const waits = round.state === "PLAYING";
    change({ phase: waits ? "playing" : "showing", shown: round, seeds, act: null });
    if (!waits || isResumed || shown?.round === round.round) return;
    change({ balance: balanceWhileOpen(round) ?? balance });
    frame.say({ type: "balanceChanged", balance: state.get().balance });
  };

  const betRefused = async (refusal: ShownRefusal): Promise<void> => {
    frame.say({ type: "roundEnded", round: null });
    change({ phase: "idle", act: null, refusal, isResumed: false });
    if (refusal.code !== "UNKNOWN") requests.forget();
    const { unfinished, hasEnded, ...news } = await newsAfter(api, refusal.code);
    if (hasEnded === true) return change({ hasEnded });
    // Who has pressed again meanwhile hears of it by that.
    if (state.get().phase !== "idle") return;
    change(news);
    if (unfinished !== undefined) goOn(unfinished);
  };

  const resume = (round: string): void => void run(() => api.resume(round), betRefused);

  const actRefused = (round: string, refusal: ShownRefusal): void => {
    if (refusal.code === "SESSION_EXPIRED") return change({ hasEnded: true });
    if (refusal.code === "UNKNOWN") return change({ phase: "playing", act: null, refusal });
    // Somebody was faster, in another window or on another device: what counts is how the round stands.
    change({ phase: "checking", act: null, refusal: { code: "ROUND_MOVED", stakes: null } });
    resume(round);
  };

  const goOn = (round: RoundRecord): void => {
    frame.say({ type: "roundOpened" });
    change({ phase: "checking", isResumed: true, refusal: null });
    if (round.state === "PLAYING") change({ phase: "playing", shown: round });
    else resume(round.round);
  };

  return {
    goOn,
    play: (choices) => {
      const { phase, isPaused, seeds } = state.get();
      if (phase !== "idle" || isPaused) return;
      const request = requests.of({ serverSeedHash: seeds.serverSeedHash, choices });
      frame.say({ type: "roundOpened" });
      change({ phase: "sending", refusal: null });
      void run(() => api.play(request), betRefused);
    },
    act: (act) => {
      const { phase, shown } = state.get();
      if (phase !== "playing" || shown === null) return;
      const request = { round: shown.round, step: actsIn(shown), act };
      change({ phase: "sending", act, refusal: null, isResumed: false });
      void run(
        () => api.act(request),
        (refusal) => actRefused(shown.round, refusal),
      );
    },
  };
}
