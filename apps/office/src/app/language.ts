// The language of the office: Bengali until somebody chooses, kept in local storage and changed without a reload [OFF-21].
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { TextStore } from "@jonaki/browser/text-store";
import { LOCALES, resolveLanguage } from "@jonaki/i18n";
import type { CompiledMessages, Language, Translator } from "@jonaki/i18n";
import { openTranslator } from "@jonaki/i18n/office";

export interface LanguageControl {
  readonly translator: Observable<Translator>;
  /** Stays as it is when the texts cannot be had. */
  readonly choose: (language: Language) => Promise<void>;
}

export interface LanguageParts {
  readonly local: TextStore;
  readonly load: (language: Language) => Promise<CompiledMessages>;
  readonly showLocale: (locale: string) => void;
}

const KEY = "lang";

/** Rejects when the texts cannot be had: without them there is nothing to show. */
export async function openLanguage({ local, load, showLocale }: LanguageParts): Promise<LanguageControl> {
  const open = (language: Language): Promise<Translator> =>
    openTranslator({
      language,
      load,
      // Nobody listens on the office's origin; every key is checked when it is built.
      report: () => undefined,
      changed: (next) => translator.set(next),
    });
  const first = resolveLanguage(local.read(KEY));
  const translator = observable(await open(first));
  showLocale(LOCALES[first]);
  return {
    translator,
    choose: async (language) => {
      try {
        const next = await open(language);
        showLocale(LOCALES[language]);
        local.write(KEY, language);
        translator.set(next);
      } catch {
        // The texts that are there stay.
      }
    },
  };
}
