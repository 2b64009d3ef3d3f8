// The member's own bets and cash-outs on their way to the studio: each is asked about as it was until the answer is definite,
// and what was refused is told, never silently tried again in another round.
import type { CrashAnswer, CrashRound } from "@jonaki/games/play/crash-wire";
import { askUntilKnown, waiting } from "../../app/ask-again.ts";
import type { Reply } from "../../app/play-api.ts";
import { keepRequests } from "../../app/requests.ts";
import type { CrashLook } from "./crash-look.ts";
import type { CrashMoney } from "./crash-money.ts";
import { earlyMs, isUnsettled, phaseOf, PLACES, takesBets } from "./crash-state.rules.ts";
import type { Place, PlaceState, Wish } from "./crash-state.rules.ts";
import type { CrashDesk, CrashTable } from "./crash-table.ts";

export interface CrashAsking extends Pick<CrashTable, "bet" | "cashOut"> {
  readonly sendQueued: () => void;
}

/** A cash-out counts when it arrives: what is not known is asked again sooner than a bet. */
const CASH_OUT_AGAIN_MS = [120, 300, 800, 2_000];

export function createCrashAsking(desk: CrashDesk, money: CrashMoney, look: CrashLook): CrashAsking {
  const { state, change, changePlace, crashApi, timers, studioMs } = desk;
  const requests = { 1: keepRequests(desk.randomText), 2: keepRequests(desk.randomText) };

  const take = (place: Place, reply: Reply<CrashAnswer>, isCurrent: boolean): void => {
    const idle = { doing: "nothing", isChecking: false } as const;
    if ("value" in reply) {
      const { bet, balance } = reply.value;
      changePlace(place, isCurrent && bet.round === state.get().round?.round ? { ...idle, bet } : idle);
      // The balance of a bet that has gone on meanwhile is an old one.
      money.end(bet.state === "OPEN" || bet.state === "DONE" ? balance : null);
      if (bet.state !== "OPEN" && isUnsettled(bet)) look.now();
      return;
    }
    const { refusal } = reply;
    changePlace(place, { ...idle, refusal });
    money.end(null);
    if (refusal.code === "SESSION_EXPIRED") change({ hasEnded: true });
    else look.now();
  };

  const send = async (place: Place, choices: Wish, round: CrashRound): Promise<void> => {
    const values = { round: round.round, serverSeedHash: round.seedHash, place, choices };
    const request = requests[place].of(values);
    changePlace(place, { doing: "betting", queued: null, bet: null, isChecking: false, refusal: null });
    money.begin();
    const checking = (): void => changePlace(place, { isChecking: true });
    const reply = await askUntilKnown(timers, () => crashApi.bet(request), checking);
    if ("value" in reply || reply.refusal.code !== "UNKNOWN") requests[place].forget();
    take(place, reply, true);
  };

  const askCashOut = async (place: Place, bet: string, round: CrashRound): Promise<void> => {
    const request = { bet, asked: Math.round(timers.wallMs()) };
    changePlace(place, { doing: "cashingOut", isChecking: false, refusal: null });
    // Pressed at the take-off: sent when it is worth something, not refused and asked again later.
    const early = earlyMs(round, studioMs());
    if (early > 0) await waiting(timers, early);
    money.begin();
    const checking = (): void => changePlace(place, { isChecking: true });
    const ask = () => crashApi.cashOut(request);
    const reply = await askUntilKnown(timers, ask, checking, CASH_OUT_AGAIN_MS);
    take(place, reply, state.get().places[place].bet?.bet === bet);
  };

  return {
    bet: (place, wish) => {
      const { places, round, link } = state.get();
      const own = places[place];
      if (link !== "live" || !isFree(own) || !mayBet(desk)) return;
      const isTaken = own.bet !== null && own.bet.state !== "REFUSED";
      if (!isTaken && takesBets(round, studioMs())) void send(place, wish, round);
      else changePlace(place, { queued: wish, refusal: null });
    },
    cashOut: (place) => {
      const { places, round } = state.get();
      const { bet, doing } = places[place];
      if (round === null || phaseOf(round, studioMs()) !== "flying") return;
      if (bet?.state === "OPEN" && doing === "nothing") void askCashOut(place, bet.bet, round);
    },
    sendQueued: () => {
      for (const place of PLACES) {
        const { places, round } = state.get();
        const { queued, bet } = places[place];
        if (queued === null || bet !== null || !takesBets(round, studioMs()) || !mayBet(desk)) continue;
        void send(place, queued, round);
      }
    },
  };
}

const mayBet = ({ state }: CrashDesk): boolean => !state.get().isPaused && !state.get().hasEnded;

const isFree = ({ doing, queued, bet }: PlaceState): boolean =>
  doing === "nothing" && queued === null && (bet === null || !isUnsettled(bet));
