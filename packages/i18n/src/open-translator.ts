// Opens a language in the browser with its own catalogue only; the English one is fetched when the first
// text turns out to be missing, so that nobody pays for it before [SITE-55].
import type { Language } from "./languages.ts";
import { createTranslator } from "./translator.ts";
import type { CompiledMessages, Translator } from "./translator.ts";

export interface OpenOptions {
  readonly language: Language;
  readonly load: (language: Language) => Promise<CompiledMessages>;
  readonly report: (key: string) => void;
  /** Gets the translator that knows the English texts too, when one became necessary. */
  readonly changed: (translator: Translator) => void;
}

export async function openTranslator({ language, load, report, changed }: OpenOptions): Promise<Translator> {
  const messages = await load(language);
  const known = new Set<string>();
  // Shared by both translators: a key that the first one reported is not reported again.
  const reportOnce = (key: string): void => {
    if (known.has(key)) return;
    known.add(key);
    report(key);
  };
  const addEnglish = async (): Promise<void> => {
    const english = await load("EN");
    changed(createTranslator({ language, messages, english, report: reportOnce }));
  };
  let asked = language === "EN";
  const missed = (key: string): void => {
    reportOnce(key);
    if (asked) return;
    asked = true;
    // Without English the key itself stays on the screen, and it has been reported already.
    addEnglish().catch(() => undefined);
  };
  return createTranslator({ language, messages, report: missed });
}
