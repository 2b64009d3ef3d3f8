// Whether the phone shell is showing (below 840 px); follows the window while it is resized.
import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 839px)";

function follow(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  // Safari 13 and older have addListener only; from 14 on this works everywhere we serve.
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(PHONE).matches);
}
