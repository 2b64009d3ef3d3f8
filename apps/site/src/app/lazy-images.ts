// Images that wait until they are near the screen [SITE-57]: one look at all that wait, at most every 200 ms while
// the page scrolls, and a memory of those that were loaded, which show at once the next time.
import type { SiteTimers } from "./clock.ts";

/** How near: in heights of the screen, counted from its top. */
const NEAR_SCREENS = 1.3;
const LOOK_EVERY_MS = 200;
export const MOST_KEPT = 200;
export const MOST_TRIES = 3;

export interface LazyImages {
  /** Calls back once when the element is near; the answer stops waiting. */
  readonly whenNear: (element: Element, near: () => void) => () => void;
  readonly isKept: (address: string) => boolean;
  readonly keep: (address: string) => void;
}

/** The screen's height and its scrolling: what the browser gives. */
export interface Screen {
  readonly heightPx: () => number;
  readonly onMove: (moved: () => void) => () => void;
}

export const browserScreen: Screen = {
  heightPx: () => window.innerHeight,
  onMove: (moved) => {
    // Capturing: a list that scrolls inside itself moves its images, too.
    const how = { capture: true, passive: true };
    window.addEventListener("scroll", moved, how);
    window.addEventListener("resize", moved);
    return () => {
      window.removeEventListener("scroll", moved, how);
      window.removeEventListener("resize", moved);
    };
  },
};

export function createLazyImages(timers: Pick<SiteTimers, "after">, screen: Screen): LazyImages {
  const waiting = new Map<Element, () => void>();
  const kept = new Set<string>();
  let pausing = false;
  let wanted = false;
  let stop: (() => void) | null = null;

  const look = (): void => {
    const border = screen.heightPx() * NEAR_SCREENS;
    for (const [element, near] of waiting) {
      if (element.getBoundingClientRect().top > border) continue;
      waiting.delete(element);
      near();
    }
    if (waiting.size > 0) return;
    stop?.();
    stop = null;
  };
  const moved = (): void => {
    wanted = true;
    if (pausing) return;
    wanted = false;
    pausing = true;
    look();
    timers.after(LOOK_EVERY_MS, () => {
      pausing = false;
      if (wanted) moved();
    });
  };
  return {
    whenNear: (element, near) => {
      waiting.set(element, near);
      stop ??= screen.onMove(moved);
      moved();
      return () => void waiting.delete(element);
    },
    isKept: (address) => kept.has(address),
    keep: (address) => {
      // The newest stand last, so the first is the one not seen for longest.
      kept.delete(address);
      kept.add(address);
      const oldest = kept.values().next();
      if (kept.size > MOST_KEPT && oldest.done !== true) kept.delete(oldest.value);
    },
  };
}
