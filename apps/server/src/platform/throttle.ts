// How many calls a minute [CALL-15], counted in memory so that no call waits for it, and shared with
// the other processes once a second: together they may pass a limit by at most one second's calls.
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import { addCounts } from "./throttle.store.ts";

const MINUTE_MS = 60_000;
const SHARE_EVERY_MS = 1_000;

export interface Throttle {
  /** Counts one call on a key; answers when to come back when there were more than the limit. */
  count(key: string, limitPerMinute: number): Date | null;
  share(): Promise<void>;
  stop(): Promise<void>;
}

interface Window {
  minute: number;
  total: number;
  unshared: number;
}

export const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE_MS);

export function createThrottle(database: Database, clock: Clock, log: Log): Throttle {
  const windows = new Map<string, Window>();

  const count = (key: string, limitPerMinute: number): Date | null => {
    const minute = minuteOf(clock.now());
    const window = windows.get(key);
    if (window === undefined || window.minute !== minute) {
      windows.set(key, { minute, total: 1, unshared: 1 });
      return null;
    }
    window.total += 1;
    window.unshared += 1;
    return window.total > limitPerMinute ? new Date((minute + 1) * MINUTE_MS) : null;
  };

  const share = async (): Promise<void> => {
    const minute = minuteOf(clock.now());
    const added = [...windows].filter(([, window]) => window.minute === minute && window.unshared > 0);
    for (const [key, window] of windows) if (window.minute !== minute) windows.delete(key);
    if (added.length === 0) return;
    const rows = added.map(([key, window]) => ({ key, minute, count: window.unshared }));
    for (const [, window] of added) window.unshared = 0;
    for (const { key, count: total } of await addCounts(database.store, rows)) {
      const window = windows.get(key);
      if (window !== undefined && window.minute === minute) window.total = total + window.unshared;
    }
  };

  let sharing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sharing = sharing
      .then(share)
      .catch((problem: unknown) => log.warn({ problem: String(problem) }, "throttle not shared"));
  }, SHARE_EVERY_MS);
  return {
    count,
    share,
    stop: async () => {
      clearInterval(timer);
      await sharing;
    },
  };
}
