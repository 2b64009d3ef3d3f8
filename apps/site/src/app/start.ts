// Puts the services together from the browser's ports. The page's own data come first, then the language, so
// that the first screen is drawn once and right.
import type { Tabs } from "@jonaki/browser/tabs";
import type { BrowserStorage } from "@jonaki/browser/text-store";
import { createCaller, createSealer } from "@jonaki/client";
import type { CallerOptions, Chance, Clock, LocalCode } from "@jonaki/client";
import { LOCALES } from "@jonaki/i18n";
import type { CompiledMessages, Language, MessageKey, Translator } from "@jonaki/i18n";
import { openTranslator } from "@jonaki/i18n/browser";
import type { BrowserPage } from "./browser-page.ts";
import type { Cookies } from "./browser-storage.ts";
import { loadChunk } from "./chunk-load-error.ts";
import type { SiteTimers } from "./clock.ts";
import { followSite } from "./follow-site.ts";
import type { Install } from "./install.ts";
import { offeredLanguages, restoreLanguage, storeLanguage } from "./language-choice.ts";
import { createLanguageControl } from "./language.ts";
import type { Connection, SendNote } from "./network.ts";
import { firstAnswer, learn } from "./permission.query.ts";
import { createPopupMemory } from "./popup-memory.ts";
import { takeResetToken } from "./reset-link.ts";
import { HOME } from "./routes.ts";
import { createServerClock } from "./server-clock.ts";
import type { Services } from "./services.ts";
import { createSession, rememberBrand } from "./session.ts";
import { shareSession } from "./session-tabs.ts";
import type { SiteHistory } from "./site-history.ts";
import type { SiteLive, SiteLiveListener, SiteLiveParts } from "./site-live.ts";
import type { SolvePuzzle } from "./solve-puzzle.ts";
import type { StartData } from "./start-data.ts";
import { createThemeControl } from "./theme.ts";

export interface SitePorts extends Pick<CallerOptions, "table" | "transport"> {
  /** The data block of the served page [SITE-7]. */
  readonly start: StartData;
  readonly storage: BrowserStorage;
  readonly tabs: Tabs;
  readonly openTabs: (name: string) => Tabs;
  readonly cookies: Cookies;
  readonly page: BrowserPage;
  readonly history: SiteHistory;
  readonly clock: Clock;
  readonly timers: SiteTimers;
  readonly chance: Chance;
  readonly cipher: SubtleCrypto | undefined;
  readonly install: Install;
  readonly connection: Connection;
  readonly sendNote: SendNote;
  readonly solvePuzzle: SolvePuzzle;
  readonly loadFirstTexts: LoadTexts;
  readonly loadCatalogue: LoadTexts;
  readonly openLive: (parts: Pick<SiteLiveParts, "token"> & SiteLiveListener) => Promise<SiteLive>;
}

type LoadTexts = (language: Language) => Promise<CompiledMessages>;

/** Texts for what no server answered. */
const LOCAL_TEXTS: Readonly<Record<LocalCode, MessageKey>> = {
  NETWORK: "err_network",
  UNKNOWN: "err_unknown",
  SEAL_INVALID: "err_seal_invalid",
};

/** Rejects when the texts of the language cannot be had: without them there is nothing to show. */
export async function startServices(ports: SitePorts): Promise<Services> {
  const { start, page, storage, timers, connection } = ports;
  // Before anything else looks at the address.
  const resetToken = takeResetToken(ports.history);
  const session = createSession(storage.session);
  rememberBrand(session, start.brand);
  // First of all, so that another tab's answer is here before the first screen is.
  shareSession(session, ports.tabs);
  const theme = createThemeControl(storage.local, page.showTheme);
  const offered = offeredLanguages(start.brand.languages);
  const choice = restoreLanguage(storage.local, offered);
  const showLocale = (language: Language): void => page.showLocale(LOCALES[language]);
  showLocale(choice.lang);

  const { open, openWhole } = textOpener(ports);
  // Only a text that is missing calls this, and none is asked for before the control stands.
  const translator = await open(choice.lang, (next) => language.complete(next));
  const language = createLanguageControl({
    offered,
    choice,
    translator,
    open,
    openWhole,
    showLocale,
    store: (next) => storeLanguage(storage.local, next),
    tell: (chosen) => api.site.updateLanguage({ language: chosen }),
  });
  const sealer = createSealer(ports.clock, ports.chance);
  const api = createCaller({
    ...ports,
    sealer,
    language: language.language.get,
    token: session.token,
    localText: (code) => language.translator.get().t(LOCAL_TEXTS[code]),
    onSessionEnd: (code) => {
      session.end(code);
      ports.history.push(`${HOME}?modal=loginPopupModal`);
    },
  });
  const services: Services = {
    ...ports,
    api,
    sealer,
    session,
    resetToken,
    theme,
    language,
    popups: createPopupMemory(session, storage.local, ports.clock, start.brand.timeZone),
    serverClock: createServerClock(ports.clock),
    followSite: (listener) => {
      const open = (hears: SiteLiveListener) => ports.openLive({ token: session.token, ...hears });
      return followSite({ timers, connection, session, open }, listener);
    },
  };
  const first = firstAnswer(start);
  if (first !== undefined) learn(services, first);
  return services;
}

function textOpener({ loadFirstTexts, loadCatalogue, timers, sendNote }: SitePorts) {
  let load = loadFirstTexts;
  return {
    open: (language: Language, changed: (translator: Translator) => void): Promise<Translator> =>
      openTranslator({
        language,
        load: (wanted) => loadChunk(() => load(wanted), timers.after),
        report: (key) => sendNote({ missingText: key }),
        changed,
      }),
    openWhole: () => {
      load = loadCatalogue;
    },
  };
}
