// Session and local storage, and the only file of the office that touches them: the session goes with the tab; language,
// theme and how each operator looks at a table stay.
import { safeStore } from "@jonaki/browser/text-store";
import type { BrowserStorage } from "@jonaki/browser/text-store";

export function browserStorage(): BrowserStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}
