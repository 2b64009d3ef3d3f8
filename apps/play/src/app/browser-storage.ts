// Session and local storage, and the only file of the game clients that touches them. In a frame a browser may
// refuse both; the values then live as long as the page does.
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

export interface PlayStorage {
  readonly session: TextStore;
  readonly local: TextStore;
}

/** Even naming the area may throw, so it is asked for each time. */
export function safeStore(area: () => Storage): TextStore {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return memory.get(key) ?? area().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (key, value) => {
      memory.set(key, value);
      try {
        area().setItem(key, value);
      } catch {
        // It stays in memory.
      }
    },
  };
}

export function browserStorage(): PlayStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}
