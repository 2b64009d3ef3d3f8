// Which languages exist, which are offered, and what the browser remembers of the choice [SITE-47 to SITE-53].

/** The languages that have a catalogue and may be offered. */
export const LANGUAGES = ["BN", "EN"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "BN";

/** The language tags that HTML, Intl and the catalogue files know. */
export const LOCALES: Readonly<Record<Language, "bn" | "en">> = { BN: "bn", EN: "en" };

/** Each language's own name, in that language, for the selector. */
export const LANGUAGE_NAME_KEYS = { BN: "language_bn", EN: "language_en" } as const;

/** The language a code is answered with: itself when it is offered, otherwise Bengali [SITE-50]. */
export function resolveLanguage(
  code: string | null | undefined,
  offered: readonly Language[] = LANGUAGES,
): Language {
  return offered.find((one) => one === code) ?? DEFAULT_LANGUAGE;
}

/** What local storage holds under `lang` and `hisLang`; null where nothing is stored. */
export interface StoredLanguages {
  readonly lang: string | null;
  readonly hisLang: string | null;
}

export interface LanguageChoice {
  readonly lang: Language;
  readonly hisLang: Language | null;
}

/** The choice at start: an unsupported stored value is replaced by Bengali [SITE-53]. */
export function restoreChoice(stored: StoredLanguages, offered?: readonly Language[]): LanguageChoice {
  return {
    lang: resolveLanguage(stored.lang, offered),
    hisLang: stored.hisLang === null ? null : resolveLanguage(stored.hisLang, offered),
  };
}

/** The choice after a change; choosing the current language again forgets nothing [SITE-53]. */
export function changeChoice(current: LanguageChoice, chosen: Language): LanguageChoice {
  return chosen === current.lang ? current : { lang: chosen, hisLang: current.lang };
}
