// The filters that several reports have.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { DeskFilter } from "../../table/desk-shape.ts";
import { CATEGORY_KEYS } from "./report-words.ts";

/** A record opens on today [REP-9]. */
export const DAYS: DeskFilter = { kind: "days", usual: "today" };

/** One of a list, by the words that it has. */
export const choiceOf = (
  id: string,
  title: MessageKey,
  words: Readonly<Record<string, MessageKey>>,
  t: Translator["t"],
): DeskFilter => ({
  kind: "choice",
  id,
  title,
  choices: Object.entries(words).map(([value, key]) => ({ value, label: t(key) })),
});

export const categoryChoice = (t: Translator["t"]): DeskFilter =>
  choiceOf("category", "record_category", CATEGORY_KEYS, t);
