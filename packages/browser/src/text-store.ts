// Texts kept in an area of the browser's storage that a program names. Where the browser refuses (private windows, full
// disks, frames) the values live in memory as long as the page does.
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Gone with the tab, and what stays. */
export interface BrowserStorage {
  readonly session: TextStore;
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
  const forget = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      // An older value must not come back after a refused write.
      forget(key);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!kept) memory.set(key, value);
    },
    remove: forget,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}
