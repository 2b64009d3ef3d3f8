// The balance at the table of Crash: from the answers where they can be put in order, and asked for where they cannot. Two bets
// of the same moment may be answered the other way round.
import type { Settable } from "@jonaki/browser/observable";
import type { FrameLink } from "../../app/frame-link.ts";
import type { PlayApi } from "../../app/play-api.ts";
import type { CrashState } from "./crash-state.rules.ts";

export interface CrashMoney {
  /** A question that moves money is on its way; its end is told with the balance that came, if it can be relied on. */
  readonly begin: () => void;
  readonly end: (balance: string | null) => void;
  readonly refresh: () => Promise<void>;
}

export function createCrashMoney(
  api: Pick<PlayApi, "balance">,
  frame: FrameLink,
  state: Settable<CrashState>,
): CrashMoney {
  let asking = 0;
  let isMixed = false;
  let changes = 0;
  const set = (balance: string): void => {
    changes += 1;
    if (state.get().balance === balance) return;
    state.set({ ...state.get(), balance });
    frame.say({ type: "balanceChanged", balance });
  };
  const refresh = async (): Promise<void> => {
    const before = changes;
    const reply = await api.balance();
    if ("refusal" in reply) {
      if (reply.refusal.code === "SESSION_EXPIRED") state.set({ ...state.get(), hasEnded: true });
      return;
    }
    // An answer that came meanwhile may know more than this one.
    if (before !== changes || asking > 0) isMixed = true;
    else set(reply.value.balance);
    if (asking === 0 && isMixed) await settle();
  };
  const settle = async (): Promise<void> => {
    isMixed = false;
    await refresh();
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
      else if (asking === 0) void settle();
    },
  };
}
