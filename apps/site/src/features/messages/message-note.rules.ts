// The words of a message that came over the live topic [CAS-30, WAL-27]: its code and parameters, in whatever language the
// page is. Pure.
import { messageFor } from "@jonaki/i18n";
import type { ShownAs, Translator } from "@jonaki/i18n";
import { codes } from "@jonaki/wire/codes";

type NoteCode = Extract<keyof typeof codes, `NOTE_${string}`>;

const isNote = (code: unknown): code is NoteCode =>
  typeof code === "string" && code.startsWith("NOTE_") && Object.hasOwn(codes, code);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Null for a message this site has no words for, or not all of their values. */
export function noteWords(message: unknown, translator: Translator, shownAs: ShownAs): string | null {
  if (!isObject(message) || !isNote(message["code"]) || !isObject(message["value"])) return null;
  const row = codes[message["code"]];
  const values: Readonly<Record<string, unknown>> = {
    ...message["value"],
    site: translator.t("brand_name"),
  };
  const isWhole = Object.keys(row.parameters).every((name) => typeof values[name] === "string");
  return isWhole ? messageFor(translator, row, values, shownAs) : null;
}
