// Whether the visitor asked for less motion.
import { useSyncExternalStore } from "react";

const CALM = "(prefers-reduced-motion: reduce)";

function follow(changed: () => void): () => void {
  const query = window.matchMedia(CALM);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function useCalm(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(CALM).matches);
}
