// The ports of a site that is drawn inside the house: a visitor nobody knows yet, who does nothing. Time stands still at
// the moment the page was asked for.
import { observable } from "@jonaki/browser/observable";
import { safeStore } from "@jonaki/browser/text-store";
import type { TextStore } from "@jonaki/browser/text-store";
import { loadCatalogue } from "@jonaki/i18n/browser";
import type { Transport } from "@jonaki/client";
import { table } from "virtual:wire-table";
import type { SiteHistory } from "../app/site-history.ts";
import type { StartData } from "../app/start-data.ts";
import type { SitePorts } from "../app/start.ts";

export interface Visit {
  readonly path: string;
  readonly origin: string;
  readonly start: StartData;
  readonly transport: Transport;
}

const never = (): (() => void) => () => undefined;
const nothing = (): void => undefined;

export function housePorts({ path, origin, start, transport }: Visit): SitePorts {
  const nowMs = Date.parse(start.permission?.time ?? "");
  return {
    start,
    table,
    transport,
    storage: { session: emptyStore(), local: emptyStore() },
    tabs: { tell: nothing, hear: nothing },
    openTabs: () => ({ tell: nothing, hear: nothing }),
    cookies: emptyStore(),
    page: {
      host: new URL(origin).host,
      origin,
      os: "",
      reload: nothing,
      openWindow: () => null,
      showLocale: nothing,
      showTheme: nothing,
      wantsNoMotion: () => false,
    },
    history: standingHistory(path),
    clock: { nowMs: () => nowMs },
    timers: { after: never, every: never, whenIdle: never },
    chance: (count) => new Uint8Array(count),
    cipher: undefined,
    install: { state: observable("by-hand"), isApple: false, ask: () => Promise.resolve() },
    connection: { isOnline: () => true, subscribe: never },
    sendNote: nothing,
    solvePuzzle: () => Promise.resolve(null),
    // The page is drawn whole, so it needs every text at once.
    loadFirstTexts: loadCatalogue,
    loadCatalogue,
    openLive: () => Promise.reject(new Error("Nothing is followed while a page is drawn.")),
  };
}

/** No browser stands behind it, so the values live in memory. */
const emptyStore = (): TextStore =>
  safeStore(() => {
    throw new Error("There is no storage in the house.");
  });

function standingHistory(pathname: string): SiteHistory {
  const location = { pathname, search: "", hash: "", state: null, key: "default" };
  return { location: () => location, listen: never, go: nothing, push: nothing, replace: nothing };
}
