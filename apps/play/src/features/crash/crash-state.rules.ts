// Everything a member knows at the table of Crash, and what news make of it. Pure: rounds only go forward, lines are merged by
// their ids, and a bet belongs to the round on the board or is none of its.
import { CRASH_TABLE, hundredthsAt, reachedAtMs } from "@jonaki/games";
import type { CrashBet, CrashLine, CrashResult, CrashRound, FromStudio } from "@jonaki/games/play/crash-wire";
import { parseAmount } from "@jonaki/money";
import type { ShownRefusal } from "../../app/play-api.ts";
import { SHOWN_RESULTS } from "../../app/seat.ts";
import type { SeatState } from "../../app/seat.ts";
import type { Link } from "./crash-link.ts";

/** Two bets a round [INS-6]. */
export const PLACES = [1, 2] as const;
export type Place = (typeof PLACES)[number];

/** A bet as it will be sent. */
export interface Wish {
  readonly stake: string;
  readonly auto: string | null;
}

export interface PlaceState {
  /** The bet in the round on the board. */
  readonly bet: CrashBet | null;
  /** Waits for the next round, and can be taken back until it is sent. */
  readonly queued: Wish | null;
  readonly doing: "nothing" | "betting" | "cashingOut";
  /** The first answer did not come: it is asked again. */
  readonly isChecking: boolean;
  readonly refusal: ShownRefusal | null;
}

export interface Players {
  readonly round: string;
  readonly count: number;
  readonly staked: string;
  readonly paid: string;
  readonly lines: readonly CrashLine[];
}

export interface CrashState extends SeatState {
  readonly link: Link;
  readonly round: CrashRound | null;
  /** Where the last 20 rounds burst, newest first [INS-16]. */
  readonly bursts: readonly CrashResult[];
  readonly players: Players;
  readonly places: Readonly<Record<Place, PlaceState>>;
}

export const EMPTY_PLACE: PlaceState = {
  bet: null,
  queued: null,
  doing: "nothing",
  isChecking: false,
  refusal: null,
};

export const NO_PLAYERS: Players = { round: "", count: 0, staked: "0.00", paid: "0.00", lines: [] };

export type Phase = "none" | "betting" | "flying" | "over";

/** By the studio's clock: the news of a take-off comes later than the take-off. */
export function phaseOf(round: CrashRound | null, studioMs: number): Phase {
  if (round === null) return "none";
  if (round.state === "OVER") return "over";
  return round.state === "FLYING" || studioMs >= round.flies ? "flying" : "betting";
}

export const takesBets = (round: CrashRound | null, studioMs: number): round is CrashRound =>
  phaseOf(round, studioMs) === "betting";

export const reachedBy = ({ flies }: CrashRound, studioMs: number): number => hundredthsAt(studioMs - flies);

/** How long until the lowest multiplier is reached: a cash-out that arrives before is worth nothing yet. */
export const earlyMs = ({ flies }: CrashRound, studioMs: number): number =>
  Math.max(0, flies + reachedAtMs(Number(CRASH_TABLE.smallestTargetHundredths)) - studioMs);

/** Hundredths of a multiplier as it is written: 2.00 is 200. */
export const hundredthsOf = (multiplier: string): number => Number(multiplier.replace(".", ""));

const RANKS: Readonly<Record<CrashRound["state"], number>> = { BETTING: 0, FLYING: 1, OVER: 2 };

/** Another process of the studio may know less than what is known here already. */
const isOlder = (next: CrashRound, known: CrashRound): boolean =>
  next.round === known.round ? RANKS[next.state] < RANKS[known.state] : next.opened < known.opened;

export function withRound<State extends CrashState>(state: State, round: CrashRound): State {
  const known = state.round;
  if (known !== null && isOlder(round, known)) return state;
  const next = { ...state, round, bursts: withBurst(state.bursts, round) };
  if (known?.round === round.round) return next;
  const places = { 1: { ...state.places[1], bet: null }, 2: { ...state.places[2], bet: null } };
  return { ...next, places, players: { ...NO_PLAYERS, round: round.round } };
}

function withBurst(bursts: readonly CrashResult[], { round, burst }: CrashRound): readonly CrashResult[] {
  if (burst === null || bursts.some((one) => one.round === round)) return bursts;
  return [{ round, burst }, ...bursts].slice(0, SHOWN_RESULTS);
}

type PlayersNews = FromStudio & { readonly type: "players" };

/** Lines that changed take the place of what they were; the whole list takes the place of all. */
export function withPlayers(before: Players, news: PlayersNews): Players {
  const { round, count, staked, paid } = news;
  const isWhole = news.all === "yes" || before.round !== round;
  const lines = new Map((isWhole ? [] : before.lines).map((line) => [line.id, line]));
  for (const line of news.lines) lines.set(line.id, line);
  return { round, count, staked, paid, lines: [...lines.values()].toSorted(byStake) };
}

/** The largest first, as the studio lists them. */
function byStake(one: CrashLine, other: CrashLine): number {
  const [left, right] = [parseAmount(one.stake) ?? 0n, parseAmount(other.stake) ?? 0n];
  if (left !== right) return left > right ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Not ended: money may still move. */
export const isUnsettled = ({ state }: CrashBet): boolean => state !== "DONE" && state !== "REFUSED";

const BET_RANKS: Readonly<Record<CrashBet["state"], number>> = {
  BETTING: 0,
  OPEN: 1,
  VOID: 1,
  DECIDED: 2,
  DONE: 3,
  REFUSED: 3,
};

/** A list that was asked for before an answer came, and came after it, knows less of the same bet. */
const newerOf = (known: CrashBet | null, read: CrashBet | null): CrashBet | null =>
  known !== null && known.bet === read?.bet && BET_RANKS[read.state] < BET_RANKS[known.state] ? known : read;

/** What the studio says of the own bets; a place whose answer is awaited hears it from that answer. */
export function withBets<State extends CrashState>(state: State, bets: readonly CrashBet[]): State {
  const own = bets.filter(({ round }) => round === state.round?.round);
  const placeWith = (place: Place): PlaceState => {
    const before = state.places[place];
    if (before.doing === "betting") return before;
    const here = own.filter((bet) => bet.place === place);
    const read = here.find(({ state: one }) => one !== "REFUSED") ?? here[0] ?? null;
    return { ...before, bet: newerOf(before.bet, read) };
  };
  return { ...state, places: { 1: placeWith(1), 2: placeWith(2) } };
}

/** Whether the studio has, or will have at once, more to tell of the own bets than is known. */
export function hasNewsOf({ round, places }: CrashState, studioMs: number): boolean {
  return PLACES.some((place) => {
    const { bet } = places[place];
    if (bet === null || !isUnsettled(bet)) return false;
    if (bet.state !== "OPEN" || round === null || round.state === "OVER") return true;
    return phaseOf(round, studioMs) === "flying" && reachedBy(round, studioMs) >= hundredthsOf(bet.last);
  });
}

/** A bet of the round on the board is not among the member's rounds. */
export const hasUnlisted = ({ places, results }: CrashState): boolean =>
  PLACES.some((place) => {
    const { bet } = places[place];
    return bet !== null && bet.state !== "REFUSED" && !results.some((line) => line.round === bet.bet);
  });

/** A bet of the member's own is on its way, flies, or is being paid. */
export const isInRound = ({ places }: CrashState): boolean =>
  PLACES.some((place) => {
    const { doing, bet } = places[place];
    return doing === "betting" || (bet !== null && isUnsettled(bet));
  });
