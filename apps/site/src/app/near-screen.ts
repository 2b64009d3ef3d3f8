// What waits until it is near the screen: lazy images [SITE-57] and the ends of lists that go on [SHELL-99]. One look
// at all that wait, at most every 200 ms while the page scrolls, and nobody listens when nothing waits.
import type { SiteTimers } from "./clock.ts";
import type { Services } from "./services.ts";
import { throttled } from "./throttle.ts";

/** How near, unless somebody says otherwise: in heights of the screen, counted from its top. */
const NEAR_SCREENS = 1.3;
const LOOK_EVERY_MS = 200;

/** Calls back once when the element is near; the answer stops waiting. */
export type WhenNear = (element: Element, near: () => void, screens?: number) => () => void;

/** The screen's height and its scrolling: what the browser gives. */
export interface Screen {
  readonly heightPx: () => number;
  readonly onMove: (moved: () => void) => () => void;
}

const browserScreen: Screen = {
  heightPx: () => window.innerHeight,
  onMove: (moved) => {
    // Capturing: a list that scrolls inside itself moves what is in it, too.
    const how = { capture: true, passive: true };
    window.addEventListener("scroll", moved, how);
    window.addEventListener("resize", moved);
    return () => {
      window.removeEventListener("scroll", moved, how);
      window.removeEventListener("resize", moved);
    };
  },
};

export function createWhenNear({ after }: Pick<SiteTimers, "after">, screen: Screen): WhenNear {
  const waiting = new Map<Element, { readonly near: () => void; readonly screens: number }>();
  let stop: (() => void) | null = null;
  const look = throttled(LOOK_EVERY_MS, after, () => {
    const heightPx = screen.heightPx();
    for (const [element, { near, screens }] of waiting) {
      if (element.getBoundingClientRect().top > heightPx * screens) continue;
      waiting.delete(element);
      near();
    }
    if (waiting.size > 0) return;
    stop?.();
    stop = null;
  });
  return (element, near, screens = NEAR_SCREENS) => {
    waiting.set(element, { near, screens });
    stop ??= screen.onMove(look);
    look();
    return () => void waiting.delete(element);
  };
}

const ofServices = new WeakMap<Services, WhenNear>();

/** One for everything of a page. */
export function whenNearOf(services: Services): WhenNear {
  const known = ofServices.get(services) ?? createWhenNear(services.timers, browserScreen);
  ofServices.set(services, known);
  return known;
}
