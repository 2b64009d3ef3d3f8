// Whether a media query holds; follows the window while it changes. Who draws without a window hands in its own answers.
import { createContext, use, useSyncExternalStore } from "react";

export interface Media {
  readonly matches: (query: string) => boolean;
  /** Hears of changes; the answer stops it. */
  readonly follow: (query: string, changed: () => void) => () => void;
}

const windowMedia: Media = {
  matches: (query) => window.matchMedia(query).matches,
  follow: (query, changed) => {
    const list = window.matchMedia(query);
    // Safari 13 and older have addListener only; from 14 on this works everywhere we serve.
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  },
};

export const MediaContext = createContext(windowMedia);

export function useMedia(query: string): boolean {
  const { matches, follow } = use(MediaContext);
  const now = (): boolean => matches(query);
  return useSyncExternalStore((changed) => follow(query, changed), now, now);
}
