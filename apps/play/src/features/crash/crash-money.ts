// The balance at the table of Crash: from the answers where they can be put in order, and asked for where they cannot, until it
// is known. Two bets of the same moment may be answered the other way round.
import type { Settable } from "@jonaki/browser/observable";
import { askUntilKnown } from "../../app/ask-again.ts";
import type { Timers } from "../../app/clock.ts";
import type { FrameLink } from "../../app/frame-link.ts";
import type { PlayApi } from "../../app/play-api.ts";
import type { CrashState } from "./crash-state.rules.ts";

export interface CrashMoney {
  /** A question that moves money is on its way; its end is told with the balance that came, if it can be relied on. */
  readonly begin: () => void;
  readonly end: (balance: string | null) => void;
  readonly refresh: () => Promise<void>;
}

export interface CrashMoneyParts {
  readonly api: Pick<PlayApi, "balance">;
  readonly timers: Timers;
  readonly frame: FrameLink;
  readonly state: Settable<CrashState>;
}

export function createCrashMoney({ api, timers, frame, state }: CrashMoneyParts): CrashMoney {
  let asking = 0;
  let isMixed = false;
  let isWanted = false;
  let changes = 0;
  let reading: Promise<void> | null = null;
  const set = (balance: string): void => {
    changes += 1;
    if (state.get().balance === balance) return;
    state.set({ ...state.get(), balance });
    frame.say({ type: "balanceChanged", balance });
  };
  const isUnsure = (): boolean => isWanted || (isMixed && asking === 0);
  const read = async (): Promise<void> => {
    do {
      isWanted = false;
      if (asking === 0) isMixed = false;
      const before = changes;
      const reply = await askUntilKnown(timers, api.balance, () => undefined);
      if ("refusal" in reply) {
        if (reply.refusal.code === "SESSION_EXPIRED") state.set({ ...state.get(), hasEnded: true });
        return;
      }
      // An answer that came meanwhile may know more than this one.
      if (before !== changes || asking > 0) isMixed = true;
      else set(reply.value.balance);
    } while (isUnsure());
  };
  /** One at a time, however many ask: who asks while one is on its way may know of a later change. */
  const refresh = (): Promise<void> => {
    isWanted = true;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    refresh,
    begin: () => {
      asking += 1;
      if (asking > 1) isMixed = true;
    },
    end: (balance) => {
      asking -= 1;
      changes += 1;
      if (balance === null) isMixed = true;
      if (!isMixed && balance !== null) set(balance);
      else if (asking === 0) void refresh();
    },
  };
}
