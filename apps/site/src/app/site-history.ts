// The browser's history as the router uses it [SHELL-1]. A navigation to where we are, or one the browser
// refuses, is ignored: no error, no reload, no entry [SHELL-2]. The router's own history reloads instead.
import type { Location } from "./address.ts";

export interface SiteHistory {
  readonly location: () => Location;
  readonly listen: (heard: () => void) => () => void;
  /** So many entries on, or back. */
  readonly go: (delta: number) => void;
  readonly push: (address: string, state?: unknown) => void;
  readonly replace: (address: string, state?: unknown) => void;
}

/** The parts of a window that history needs. */
export type HistoryWindow = Pick<Window, "history" | "location" | "addEventListener" | "removeEventListener">;

interface Entry {
  readonly state: unknown;
  readonly key: string;
}

export function createSiteHistory(window: HistoryWindow): SiteHistory {
  const listeners = new Set<() => void>();
  let count = 0;
  const tellAll = (): void => {
    for (const heard of listeners) heard();
  };
  const go = (address: string, state: unknown, write: (entry: Entry, href: string) => void): void => {
    const { href } = new URL(address, window.location.href);
    if (href === window.location.href) return;
    count += 1;
    try {
      write({ state: state ?? null, key: `page${count}` }, href);
    } catch {
      return;
    }
    tellAll();
  };
  return {
    location: () => locationOf(window),
    listen: (heard) => {
      listeners.add(heard);
      window.addEventListener("popstate", heard);
      return () => {
        listeners.delete(heard);
        window.removeEventListener("popstate", heard);
      };
    },
    go: (delta) => window.history.go(delta),
    push: (address, state) => go(address, state, (entry, href) => window.history.pushState(entry, "", href)),
    replace: (address, state) =>
      go(address, state, (entry, href) => window.history.replaceState(entry, "", href)),
  };
}

function locationOf({ history, location }: HistoryWindow): Location {
  const entry = history.state as Partial<Entry> | null;
  return {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    state: entry?.state ?? null,
    key: entry?.key ?? "default",
  };
}
