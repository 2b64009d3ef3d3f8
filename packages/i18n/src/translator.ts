// One language's texts by key: filled with values, and never empty because a text is missing [SITE-55].
import { setupI18n } from "@lingui/core";
import type { Messages } from "@lingui/core";
import type en from "./en.json";
import type later from "./later/en.json";
import type office from "./office/en.json";
import type sent from "./sent/en.json";
import { LOCALES } from "./languages.ts";
import type { Language } from "./languages.ts";

/** A key of the catalogue; one that does not exist fails the type check [SITE-1]. */
export type MessageKey = keyof typeof en | keyof typeof later | keyof typeof sent | keyof typeof office;

/** A compiled catalogue: the same on the server and in a language's chunk in the browser. */
export type CompiledMessages = Messages;

/** Values for the placeholders, already in the digits they are shown with [ERR-4]. */
export type TextValues = Readonly<Record<string, string>>;

export interface Translator {
  readonly language: Language;
  readonly t: (key: MessageKey, values?: TextValues) => string;
}

export interface TranslatorParts {
  readonly language: Language;
  readonly messages: CompiledMessages;
  /** The English texts that stand in for missing ones. */
  readonly english?: CompiledMessages | undefined;
  /** Told each missing key once. */
  readonly report: (key: string) => void;
}

// No text can be this, so it tells a miss from every text.
const MISSING = "\u0000";

export function createTranslator({ language, messages, english, report }: TranslatorParts): Translator {
  const own = reader(language, messages);
  const spare = english === undefined ? undefined : reader("EN", english);
  const reported = new Set<string>();
  const t: Translator["t"] = (key, values) => {
    const text = own(key, values);
    if (text !== MISSING) return text;
    if (!reported.has(key)) {
      reported.add(key);
      report(key);
    }
    const spareText = spare?.(key, values) ?? MISSING;
    return spareText === MISSING ? key : spareText;
  };
  return { language, t };
}

function reader(language: Language, messages: CompiledMessages) {
  const locale = LOCALES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: messages }, missing: () => MISSING });
  return (key: string, values?: TextValues): string => i18n._(key, values);
}
