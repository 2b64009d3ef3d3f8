// What the screens work with: calls, session, storage, time, language, theme and the page itself, handed down once.
import type { TextStore } from "@jonaki/browser/text-store";
import { createContext, use } from "react";
import type { Clock, OfficeApi, Sealer } from "@jonaki/client";
import type { ToastMessage } from "@jonaki/ui/toast";
import type { BrowserPage } from "./browser-page.ts";
import type { OfficeTimers } from "./clock.ts";
import type { LanguageControl } from "./language.ts";
import type { OfficeSession } from "./session.ts";
import type { ThemeControl } from "./theme.ts";

export interface Services {
  readonly api: OfficeApi;
  readonly sealer: Sealer;
  readonly session: OfficeSession;
  readonly local: TextStore;
  readonly page: BrowserPage;
  /** A note at the bottom of the screen. */
  readonly showNews: (message: ToastMessage) => void;
  readonly clock: Clock;
  readonly timers: OfficeTimers;
  readonly language: LanguageControl;
  readonly theme: ThemeControl;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("A service was asked for outside ServicesContext.");
  return services;
}
