// Languages, translator and formatters; the catalogues come from ./browser or ./server, React from ./react.
export { CATALOGUE_CODES, isCatalogueCode } from "./catalogue-codes.ts";
export { formatCountry } from "./country-format.ts";
export { digits, formatCount, groupLakh, toLatinDigits } from "./digits.ts";
export {
  changeChoice,
  DEFAULT_LANGUAGE,
  LANGUAGE_NAME_KEYS,
  LANGUAGES,
  LOCALES,
  resolveLanguage,
  restoreChoice,
} from "./languages.ts";
export type { Language, LanguageChoice, StoredLanguages } from "./languages.ts";
export { fillParameter, LIMIT_KEYS, messageFor } from "./message-for.ts";
export type { MessageRow, ParameterKind, ParameterValues, ShownAs } from "./message-for.ts";
export { FALLBACK_SYMBOL, formatFigure, formatMoney } from "./money-format.ts";
export type { MoneyFormat } from "./money-format.ts";
export { DEFAULT_TIME_ZONE, formatDay, formatTime } from "./time-format.ts";
export { createTranslator } from "./translator.ts";
export type { CompiledMessages, MessageKey, TextValues, Translator, TranslatorParts } from "./translator.ts";
