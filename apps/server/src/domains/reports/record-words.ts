// Records as files [REP-14]: columns and words in the language of the one who asks, amounts as figures, times as the
// pages show them.
import type { ParameterKind } from "@jonaki/wire";
import { csvText } from "../../platform/csv.ts";
import type { Cell } from "../../platform/csv.ts";

export type RecordLanguage = "BN" | "EN";

export type Say = (
  key: string,
  kinds: Readonly<Record<string, ParameterKind>>,
  value: unknown,
  language: RecordLanguage,
) => string;

/** At most so many rows are in a file. */
export const MOST_ROWS = 10_000;

export interface RecordWords {
  /** The text of a key. */
  t(key: string): string;
  /** yyyy-MM-dd HH:mm:ss by the brand's clock [REP-13]. */
  time(moment: Date): string;
}

export const wordsFor = (say: Say, language: RecordLanguage, timeZone: string): RecordWords => ({
  t: (key) => say(key, {}, null, language),
  time: (moment) => {
    const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
    return here.toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ");
  },
});

export const recordFile = (
  { t }: RecordWords,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string => csvText([columns.map(t), ...rows]);
