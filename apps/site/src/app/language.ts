// The language of the interface and its change, in the order of SITE-51.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import { changeChoice } from "@jonaki/i18n";
import type { Language, LanguageChoice, Translator } from "@jonaki/i18n";

export interface LanguageParts {
  readonly offered: readonly Language[];
  readonly choice: LanguageChoice;
  readonly translator: Translator;
  /** Opens another language; the second argument hears of English texts that came late [SITE-55]. */
  readonly open: (language: Language, changed: (translator: Translator) => void) => Promise<Translator>;
  /** From now on a language is opened with every text it has. */
  readonly openWhole: () => void;
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
  /** Every text of the language, once a screen has asked for them: a first view does with fewer, and is not redrawn. */
  readonly whole: Observable<Translator | null>;
  /** Takes the translator that knows the English texts too, unless another language is shown by now. */
  readonly complete: (translator: Translator) => void;
  /** Resolves when `whole` is there for the language on the screen; for a language always the same promise. */
  readonly allTexts: () => Promise<void>;
}

/** Marked as React marks a promise it has waited for, so that nothing is held back for it. */
const HERE: Promise<void> = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

export function createLanguageControl(parts: LanguageParts): LanguageControl {
  const translator = observable(parts.translator);
  const language = observable(parts.choice.lang);
  let { choice } = parts;
  let wanted: Language = choice.lang;
  const whole = observable<Translator | null>(null);
  const asked = new Map<Language, Promise<void>>();
  /** From the first screen that needs them on, every language is opened with all its texts. */
  let opensWhole = false;
  const complete = (next: Translator): void => {
    if (next.language === translator.get().language) translator.set(next);
  };
  const keepWhole = (next: Translator): void => {
    if (next.language === translator.get().language) whole.set(next);
  };
  const change = (next: Translator, isWhole: boolean): void => {
    translator.set(next);
    if (isWhole) {
      whole.set(next);
      asked.set(next.language, HERE);
    }
    parts.showLocale(next.language);
    choice = changeChoice(choice, next.language);
    parts.store(choice);
    parts.tell(next.language).catch(() => undefined);
    language.set(next.language);
  };
  const addTheRest = async (shown: Language): Promise<void> => {
    opensWhole = true;
    parts.openWhole();
    keepWhole(await parts.open(shown, keepWhole));
  };
  return {
    offered: parts.offered,
    translator,
    language,
    whole,
    complete,
    allTexts: () => {
      const shown = translator.get().language;
      const known = asked.get(shown) ?? addTheRest(shown);
      asked.set(shown, known);
      return known;
    },
    choose: async (chosen) => {
      wanted = chosen;
      if (chosen === translator.get().language) return true;
      try {
        const isWhole = opensWhole;
        const opened = await parts.open(chosen, (next) => {
          complete(next);
          if (isWhole) keepWhole(next);
        });
        // Of two quick presses the last one counts.
        if (wanted === chosen) change(opened, isWhole);
        return true;
      } catch {
        return false;
      }
    },
  };
}
