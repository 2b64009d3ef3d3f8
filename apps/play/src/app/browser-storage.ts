// Session and local storage, and the only file of the game clients that touches them; in a frame a browser may refuse
// both.
import { safeStore } from "@jonaki/browser/text-store";
import type { BrowserStorage } from "@jonaki/browser/text-store";

export function browserStorage(): BrowserStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}
