// The catalogues as the browser gets them: compiled at build, lazy chunks per language. What games, proofs and
// records say, and refusals whose words come with the server's answer, are a chunk of their own: no first page
// needs them.
import type { Language } from "./languages.ts";
import type { CompiledMessages } from "./translator.ts";

export { openTranslator } from "./open-translator.ts";
export type { OpenOptions } from "./open-translator.ts";

/** What the first page needs; pass it to openTranslator as `load`. */
export async function loadFirstTexts(language: Language): Promise<CompiledMessages> {
  const { messages } =
    language === "EN" ? await import("./en.json?lingui") : await import("./bn.json?lingui");
  return messages;
}

/** Every text of a language, fetched in two parts at once. */
export async function loadCatalogue(language: Language): Promise<CompiledMessages> {
  const [first, { messages }] = await Promise.all([
    loadFirstTexts(language),
    language === "EN" ? import("./later/en.json?lingui") : import("./later/bn.json?lingui"),
  ]);
  return { ...first, ...messages };
}
