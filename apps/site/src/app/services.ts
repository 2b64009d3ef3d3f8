// What the screens work with: calls, storage, time, language, theme and the page itself, handed down once.
import type { Settable } from "@jonaki/browser/observable";
import type { Tabs } from "@jonaki/browser/tabs";
import { createContext, use } from "react";
import type { Api, Chance, Sealer } from "@jonaki/client";
import type { BrowserPage } from "./browser-page.ts";
import type { Cookies } from "./browser-storage.ts";
import type { SiteTimers } from "./clock.ts";
import type { Install } from "./install.ts";
import type { LanguageControl } from "./language.ts";
import type { FollowSite } from "./follow-site.ts";
import type { Connection, SendNote } from "./network.ts";
import type { PopupMemory } from "./popup-memory.ts";
import type { ServerClock } from "./server-clock.ts";
import type { Session } from "./session.ts";
import type { SiteHistory } from "./site-history.ts";
import type { SolvePuzzle } from "./solve-puzzle.ts";
import type { StartData } from "./start-data.ts";
import type { ThemeControl } from "./theme.ts";

export interface Services {
  readonly api: Api;
  readonly sealer: Sealer;
  readonly start: StartData;
  readonly session: Session;
  readonly tabs: Tabs;
  /** Another channel between the windows of this site. */
  readonly openTabs: (name: string) => Tabs;
  readonly cookies: Cookies;
  readonly page: BrowserPage;
  readonly history: SiteHistory;
  readonly timers: SiteTimers;
  readonly chance: Chance;
  readonly serverClock: ServerClock;
  readonly solvePuzzle: SolvePuzzle;
  /** What a reset link brought [ACC-60]; only in memory, and gone with the page. */
  readonly resetToken: Settable<string | null>;
  readonly language: LanguageControl;
  readonly theme: ThemeControl;
  readonly popups: PopupMemory;
  readonly install: Install;
  readonly connection: Connection;
  readonly sendNote: SendNote;
  /** Undefined where the browser offers no cryptography. */
  readonly cipher: SubtleCrypto | undefined;
  /** Follows the live topics of the site and of the member; the answer stops it. */
  readonly followSite: FollowSite;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("A service was asked for outside ServicesContext.");
  return services;
}
