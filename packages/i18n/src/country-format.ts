// A country's name in the reader's language, from the browser's own tables.
import { LOCALES } from "./languages.ts";
import type { Language } from "./languages.ts";

/** Codes that mean "not known" in location data. */
const UNKNOWN_CODES = new Set(["ZZ", "XX"]);

/** The name of a two-letter country code; null when there is none, so that the page can say so. */
export function formatCountry(code: string, language: Language): string | null {
  if (!/^[A-Z]{2}$/.test(code) || UNKNOWN_CODES.has(code)) return null;
  const names = new Intl.DisplayNames([LOCALES[language]], { type: "region", fallback: "none" });
  return names.of(code) ?? null;
}
