// Which language the browser remembers; apart from the change itself, because a page without React asks too.
import type { TextStore } from "@jonaki/browser/text-store";
import { LANGUAGES, restoreChoice } from "@jonaki/i18n";
import type { Language, LanguageChoice } from "@jonaki/i18n";

const LANG_KEYS = { current: "lang", before: "hisLang" } as const;

/** Exactly the languages of the brand configuration [SITE-48] that have texts. */
export function offeredLanguages(configured: readonly string[]): readonly Language[] {
  return configured.flatMap((code) => LANGUAGES.filter((language) => language === code));
}

/** What is remembered; an unsupported value is replaced at once [SITE-53]. */
export function restoreLanguage(local: TextStore, offered: readonly Language[]): LanguageChoice {
  const stored = { lang: local.read(LANG_KEYS.current), hisLang: local.read(LANG_KEYS.before) };
  const choice = restoreChoice(stored, offered);
  storeLanguage(local, choice);
  return choice;
}

export function storeLanguage(local: TextStore, { lang, hisLang }: LanguageChoice): void {
  local.write(LANG_KEYS.current, lang);
  if (hisLang !== null) local.write(LANG_KEYS.before, hisLang);
}
