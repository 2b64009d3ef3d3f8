// Puts the office's services together from the browser's ports; the texts come first, so that the first screen is right.
import type { Tabs } from "@jonaki/browser/tabs";
import type { BrowserStorage } from "@jonaki/browser/text-store";
import { createCaller, createSealer } from "@jonaki/client";
import type { CallerOptions, Chance, Clock, LocalCode } from "@jonaki/client";
import type { CompiledMessages, Language, MessageKey } from "@jonaki/i18n";
import type { OfficeCalls } from "@jonaki/wire";
import type { BrowserPage } from "./browser-page.ts";
import type { OfficeTimers } from "./clock.ts";
import { openLanguage } from "./language.ts";
import type { Services } from "./services.ts";
import { createSession } from "./session.ts";
import { createThemeControl } from "./theme.ts";

export interface OfficePorts extends Pick<CallerOptions, "table" | "transport"> {
  readonly storage: BrowserStorage;
  readonly tabs: Tabs;
  readonly page: BrowserPage;
  readonly showNews: Services["showNews"];
  readonly clock: Clock;
  readonly timers: OfficeTimers;
  readonly chance: Chance;
  readonly loadTexts: (language: Language) => Promise<CompiledMessages>;
}

/** Texts for what no server answered. */
const LOCAL_TEXTS: Readonly<Record<LocalCode, MessageKey>> = {
  NETWORK: "err_network",
  UNKNOWN: "err_unknown",
  SEAL_INVALID: "err_seal_invalid",
};

/** Rejects when the texts of the language cannot be had: without them there is nothing to show. */
export async function startServices(ports: OfficePorts): Promise<Services> {
  const { storage, page, showNews, clock, timers, chance } = ports;
  const { local } = storage;
  const session = createSession(storage.session, ports.tabs);
  const theme = createThemeControl(local, page.showTheme);
  const language = await openLanguage({ local, load: ports.loadTexts, showLocale: page.showLocale });
  const sealer = createSealer(clock, chance);
  const api = createCaller<OfficeCalls>({
    ...ports,
    sealer,
    language: () => language.translator.get().language,
    token: session.token.get,
    localText: (code) => language.translator.get().t(LOCAL_TEXTS[code]),
    onSessionEnd: session.end,
  });
  return { api, sealer, session, local, page, showNews, clock, timers, language, theme };
}
