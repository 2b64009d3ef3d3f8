// Wakes the domains that hear of events, after a commit and at most once in a while, however many commits there
// are. It is no part of the commits: PostgreSQL lets transactions with a notice commit one at a time, each through
// its write to the disk, and all bets would queue for it. A ring that is lost costs a second: consumers look by
// themselves.
import type { Log } from "./log.ts";

export interface Bell {
  ring(): void;
  stop(): void;
}

const QUIET_MS = 50;

export function createBell(announce: () => Promise<unknown>, log: Log): Bell {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  const sound = async (): Promise<void> => {
    timer = null;
    try {
      await announce();
    } catch (problem) {
      log.warn({ problem: String(problem) }, "events could not be announced");
    }
  };
  return {
    ring: () => {
      if (!isOver) timer ??= setTimeout(() => void sound(), QUIET_MS);
    },
    stop: () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
