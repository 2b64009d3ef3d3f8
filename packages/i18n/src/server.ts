// Both catalogues compiled once in the running process, for the server and for tests; a text that is not
// valid ICU stops the start instead of reaching a person.
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import bn from "./bn.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import laterBn from "./later/bn.json" with { type: "json" };
import laterEn from "./later/en.json" with { type: "json" };
import officeBn from "./office/bn.json" with { type: "json" };
import officeEn from "./office/en.json" with { type: "json" };
import sentBn from "./sent/bn.json" with { type: "json" };
import sentEn from "./sent/en.json" with { type: "json" };
import type { Language } from "./languages.ts";
import { createTranslator } from "./translator.ts";
import type { CompiledMessages, MessageKey, Translator } from "./translator.ts";

/** The catalogues as written, with what mails and SMS say, which no browser needs, and what the office says; a key missing in Bengali fails the type check here [SITE-1]. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  BN: { ...bn, ...laterBn, ...sentBn, ...officeBn },
  EN: { ...en, ...laterEn, ...sentEn, ...officeEn },
};

/** For a key that comes from a table or over the wire. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.EN, key);
}

export function compileCatalogue(texts: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]));
}

/** A translator per language, to be made once and kept. */
export function createTranslators(report: (key: string) => void): Readonly<Record<Language, Translator>> {
  const english = compileCatalogue(CATALOGUES.EN);
  const bengali = compileCatalogue(CATALOGUES.BN);
  return {
    BN: createTranslator({ language: "BN", messages: bengali, english, report }),
    EN: createTranslator({ language: "EN", messages: english, report }),
  };
}
