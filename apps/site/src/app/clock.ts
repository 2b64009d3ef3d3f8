// The browser's time, and the only file of the site that touches it.
import type { Clock, Timers } from "@jonaki/client";

export interface SiteTimers extends Timers {
  /** Runs again and again; the answer stops it. */
  readonly every: (periodMs: number, run: () => void) => () => void;
  /** Runs once when the browser has nothing better to do; the answer calls it off. */
  readonly whenIdle: (run: () => void) => () => void;
}

/** Wall-clock time and not the page's own: it goes on while the device sleeps. */
export const browserClock: Clock = { nowMs: () => Date.now() };

/** Safari has no idle callback; a moment after the first paint is idle enough. */
const ALMOST_IDLE_MS = 200;

export const browserTimers: SiteTimers = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every: (periodMs, run) => {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
  whenIdle: (run) => {
    if (typeof requestIdleCallback !== "function") return browserTimers.after(ALMOST_IDLE_MS, run);
    const wish = requestIdleCallback(() => run(), { timeout: 2_000 });
    return () => cancelIdleCallback(wish);
  },
};
