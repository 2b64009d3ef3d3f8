// The browser's time, and the only file of the office that touches it.
import type { Clock, Timers } from "@jonaki/client";

export interface OfficeTimers extends Timers {
  /** Runs again and again; the answer stops it. */
  readonly every: (periodMs: number, run: () => void) => () => void;
}

/** Wall-clock time and not the page's own: it goes on while the device sleeps. */
export const browserClock: Clock = { nowMs: () => Date.now() };

export const browserTimers: OfficeTimers = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every: (periodMs, run) => {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
};
