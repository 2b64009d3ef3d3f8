// The language and theme of a game: as it was launched, and as the site says from then on [VEN-19].
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import { LOCALES } from "@jonaki/i18n";
import type { CompiledMessages, Language, Translator } from "@jonaki/i18n";
import { openTranslator } from "@jonaki/i18n/browser";
import type { Theme } from "./launch.ts";

export interface LanguageControl {
  readonly translator: Observable<Translator>;
  /** Stays as it is when the texts cannot be had. */
  readonly choose: (language: Language) => Promise<void>;
}

type Load = (language: Language) => Promise<CompiledMessages>;

/** Rejects when the texts cannot be had: without them there is nothing to show. */
export async function openLanguage(page: Document, load: Load, first: Language): Promise<LanguageControl> {
  const open = (language: Language): Promise<Translator> =>
    openTranslator({
      language,
      load,
      // Nobody listens on the games' origin; every key is checked when the client is built.
      report: () => undefined,
      changed: (next) => translator.set(next),
    });
  const translator = observable(await open(first));
  page.documentElement.lang = LOCALES[first];
  return {
    translator,
    choose: async (language) => {
      try {
        const next = await open(language);
        page.documentElement.lang = LOCALES[language];
        translator.set(next);
      } catch {
        // The texts that are there stay.
      }
    },
  };
}

export function showTheme(page: Document, theme: Theme): void {
  page.documentElement.dataset["theme"] = theme;
}
