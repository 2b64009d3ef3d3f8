// The catalogues as the back office's browser gets them: its own words on top of what it shares with the site.
import { loadCatalogue } from "./browser.ts";
import type { Language } from "./languages.ts";
import type { CompiledMessages } from "./translator.ts";

export { openTranslator } from "./open-translator.ts";

export async function loadOfficeTexts(language: Language): Promise<CompiledMessages> {
  const [shared, { messages }] = await Promise.all([
    loadCatalogue(language),
    language === "EN" ? import("./office/en.json?lingui") : import("./office/bn.json?lingui"),
  ]);
  return { ...shared, ...messages };
}
