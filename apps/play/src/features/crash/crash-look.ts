// Looks after the member's own bets until nothing about them is open [INS-7]: after a burst, after every welcome, and when a bet
// has reached its own end. When the round is over its bets are read among the rounds, so that the screen is the record [FAIR-15].
import { waiting } from "../../app/ask-again.ts";
import { hasNewsOf, hasUnlisted, withBets } from "./crash-state.rules.ts";
import type { CrashDesk } from "./crash-table.ts";

export interface CrashLook {
  /** Reads the own bets, and goes on until all is known. */
  readonly now: () => void;
  /** The same, and the rounds with them: a round has gone by whose end was not seen. */
  readonly missed: () => void;
  /** Only when there is something to learn. */
  readonly ifDue: () => void;
}

const AGAIN_MS = [300, 600, 1_200, 2_500];

export function createCrashLook(desk: CrashDesk): CrashLook {
  const { state, change, crashApi, api, timers, studioMs } = desk;
  let isLooking = false;
  let isWanted = false;
  let hasMissed = false;
  const read = async (): Promise<boolean> => {
    const reply = await crashApi.bets();
    if ("value" in reply) {
      state.set(withBets(state.get(), reply.value.bets));
      return true;
    }
    if (reply.refusal.code === "SESSION_EXPIRED") change({ hasEnded: true });
    return false;
  };
  /** The studio lists a bet among the rounds only when its round is over, because the list names the burst. */
  const readRounds = async (): Promise<boolean> => {
    const { round } = state.get();
    if (!hasMissed && !(round?.state === "OVER" && hasUnlisted(state.get()))) return true;
    const reply = await api.history(null);
    if ("refusal" in reply) return false;
    hasMissed = false;
    change({ results: reply.value.rounds });
    return true;
  };
  const look = async (): Promise<void> => {
    isLooking = true;
    for (let looks = 0; !state.get().hasEnded; looks += 1) {
      isWanted = false;
      const isRead = await read();
      if (isWanted) continue;
      if (isRead && !hasNewsOf(state.get(), studioMs()) && (await readRounds())) break;
      await waiting(timers, AGAIN_MS[Math.min(looks, AGAIN_MS.length - 1)] ?? 0);
    }
    isLooking = false;
  };
  const now = (): void => {
    isWanted = true;
    if (!isLooking) void look();
  };
  return {
    now,
    missed: () => {
      hasMissed = true;
      now();
    },
    ifDue: () => {
      if (!isLooking && hasNewsOf(state.get(), studioMs())) now();
    },
  };
}
