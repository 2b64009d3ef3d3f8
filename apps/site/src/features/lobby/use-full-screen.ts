// The page of a game on the full screen, bar and game together, so that time and net result stay in sight [LOB-51, SAFE-13].
// It is left for whatever stands over the page: that is drawn beside it, and nobody would see it [SAFE-5, SAFE-14].
import { useEffect, useSyncExternalStore } from "react";
import type { RefObject } from "react";

export interface FullScreen {
  readonly isFull: boolean;
  /** Null where the browser cannot. */
  readonly toggle: (() => void) | null;
}

export function useFullScreen(page: RefObject<HTMLElement | null>, isStoodOver: boolean): FullScreen {
  const isFull = useSyncExternalStore(follow, isFilled);
  useEffect(() => {
    if (isStoodOver && isFull) leave();
  }, [isStoodOver, isFull]);
  const toggle = (): void => {
    if (isFilled()) leave();
    // Who did not press a button is refused, and the page stays as it is.
    else void page.current?.requestFullscreen().catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}

/** Escape and the browser's own gesture lead out of it, too. */
function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

/** An older browser knows nothing of it. */
const isFilled = (): boolean => Boolean(document.fullscreenElement);

const leave = (): void => void document.exitFullscreen().catch(() => undefined);
