// The catalogues as the browser gets them: compiled at build, one lazy chunk per language.
import type { Language } from "./languages.ts";
import type { CompiledMessages } from "./translator.ts";

export { openTranslator } from "./open-translator.ts";
export type { OpenOptions } from "./open-translator.ts";

/** Fetches one language's chunk; pass it to openTranslator as `load`. */
export async function loadCatalogue(language: Language): Promise<CompiledMessages> {
  const { messages } =
    language === "EN" ? await import("./en.json?lingui") : await import("./bn.json?lingui");
  return messages;
}
