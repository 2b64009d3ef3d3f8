// Whether a media query holds; follows the window while it changes.
import { useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const follow = (changed: () => void): (() => void) => {
    const list = window.matchMedia(query);
    // Safari 13 and older have addListener only; from 14 on this works everywhere we serve.
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
