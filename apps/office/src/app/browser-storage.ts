// Session and local storage and the channel between tabs, and the only file of the office that touches them. Where the
// browser refuses, the values live in memory as long as the page does.
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export interface OfficeStorage {
  /** Gone with the tab: the session. */
  readonly session: TextStore;
  /** Stays: language, theme, how each operator looks at a table. */
  readonly local: TextStore;
}

/** Even naming the area may throw, so it is asked for each time. */
export function safeStore(area: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      // An older value must not come back after a refused write.
      remove(key);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!kept) memory.set(key, value);
    },
    remove,
  };
}

/** The other tabs of the office; what one tells, all others hear. */
export interface Tabs {
  readonly tell: (note: unknown) => void;
  readonly hear: (listener: (note: unknown) => void) => void;
}

/** A browser without the channel has tabs that do not know of one another. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("office") : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin.
    tell: (note) => channel?.postMessage(note),
    hear: (listener) => channel?.addEventListener("message", ({ data }) => listener(data)),
  };
}

export function browserStorage(): OfficeStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}
