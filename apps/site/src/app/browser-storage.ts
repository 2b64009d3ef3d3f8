// Session and local storage, the site's own cookies and the channels between windows, and the only file of the site that
// touches them. Where the browser refuses (private windows, full disks) the values live in memory as long as the page does.
export interface TextStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

export interface SiteStorage {
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

export function browserStorage(): SiteStorage {
  return {
    session: safeStore(() => window.sessionStorage),
    local: safeStore(() => window.localStorage),
  };
}

/** What a form remembers for a day [ACC-38]; the credential itself is the server's, and no script sees it. */
export type Cookies = Omit<TextStore, "clear">;

const SECONDS_PER_HOUR = 3_600;

export function browserCookies(page: Document, hours: number): Cookies {
  const set = (name: string, value: string, seconds: number): void => {
    const secure = page.location.protocol === "https:" ? "; Secure" : "";
    // oxlint-disable-next-line unicorn/no-document-cookie -- this file is the one place for it.
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  };
  return {
    read: (name) => {
      const found = page.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
      return found === undefined ? null : decoded(found.slice(name.length + 1));
    },
    write: (name, value) => set(name, value, hours * SECONDS_PER_HOUR),
    remove: (name) => set(name, "", 0),
  };
}

/** Somebody else may have written it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The other tabs of the site; what one tells, all others hear. */
export interface Tabs {
  readonly tell: (note: unknown) => void;
  readonly hear: (listener: (note: unknown) => void) => void;
}

/** A browser without the channel has tabs that do not know of one another. */
export function browserTabs(name: string): Tabs {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin.
    tell: (note) => channel?.postMessage(note),
    hear: (listener) => channel?.addEventListener("message", ({ data }) => listener(data)),
  };
}
