// The browser's history as the router uses it [SHELL-1]. A navigation to where we are, or one the browser
// refuses, is ignored: no error, no reload, no entry [SHELL-2]. The router's own history reloads instead.
import { createPath, parsePath } from "react-router";
import type { Location, Navigator, Path, To } from "react-router";

export interface SiteHistory extends Navigator {
  readonly location: () => Location;
  readonly listen: (heard: () => void) => () => void;
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
  const absolute = (to: To): URL => new URL(hrefOf(to), window.location.href);
  const go = (to: To, state: unknown, write: (entry: Entry, href: string) => void): void => {
    const { href } = absolute(to);
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
    createHref: hrefOf,
    createURL: absolute,
    encodeLocation: (to) => {
      const { pathname, search, hash } = absolute(to);
      return { pathname, search, hash };
    },
    go: (delta) => window.history.go(delta),
    push: (to, state) => go(to, state, (entry, href) => window.history.pushState(entry, "", href)),
    replace: (to, state) => go(to, state, (entry, href) => window.history.replaceState(entry, "", href)),
  };
}

const hrefOf = (to: To): string => createPath(typeof to === "string" ? parsePath(to) : pathOf(to));

const pathOf = ({ pathname = "", search = "", hash = "" }: Partial<Path>): Path => ({
  pathname,
  search,
  hash,
});

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
