// The language of the interface: what the browser remembers, and the change in the order of SITE-51.
import { changeChoice, LANGUAGES, restoreChoice } from "@jonaki/i18n";
import type { Language, LanguageChoice, Translator } from "@jonaki/i18n";
import type { TextStore } from "./browser-storage.ts";
import { observable } from "./observable.ts";
import type { Observable } from "./observable.ts";

export const LANG_KEYS = { current: "lang", before: "hisLang" } as const;

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

export interface LanguageParts {
  readonly offered: readonly Language[];
  readonly choice: LanguageChoice;
  readonly translator: Translator;
  /** Opens another language; the second argument hears of English texts that came late [SITE-55]. */
  readonly open: (language: Language, changed: (translator: Translator) => void) => Promise<Translator>;
  /** The interface locale: what stands on <html>. */
  readonly showLocale: (language: Language) => void;
  readonly store: (choice: LanguageChoice) => void;
  /** Tells the server [CALL-44]; a failure undoes nothing [SITE-52]. */
  readonly tell: (language: Language) => Promise<unknown>;
}

export interface LanguageControl {
  readonly offered: readonly Language[];
  /** The texts on the screen. */
  readonly translator: Observable<Translator>;
  /** The application's state: the language of the calls [SITE-54]. */
  readonly language: Observable<Language>;
  /** False when the texts of that language could not be loaded, and nothing has changed. */
  readonly choose: (language: Language) => Promise<boolean>;
  /** Takes the translator that knows the English texts too, unless another language is shown by now. */
  readonly complete: (translator: Translator) => void;
}

export function createLanguageControl(parts: LanguageParts): LanguageControl {
  const translator = observable(parts.translator);
  const language = observable(parts.choice.lang);
  let { choice } = parts;
  let wanted: Language = choice.lang;
  const complete = (next: Translator): void => {
    if (next.language === translator.get().language) translator.set(next);
  };
  const change = (next: Translator): void => {
    translator.set(next);
    parts.showLocale(next.language);
    choice = changeChoice(choice, next.language);
    parts.store(choice);
    parts.tell(next.language).catch(() => undefined);
    language.set(next.language);
  };
  return {
    offered: parts.offered,
    translator,
    language,
    complete,
    choose: async (chosen) => {
      wanted = chosen;
      if (chosen === translator.get().language) return true;
      try {
        const opened = await parts.open(chosen, complete);
        // Of two quick presses the last one counts.
        if (wanted === chosen) change(opened);
        return true;
      } catch {
        return false;
      }
    },
  };
}
