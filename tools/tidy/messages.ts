// Codes and texts: every code of errors.md has its row in the wire and its text in both languages, to the letter.
import { codes } from "../../packages/wire/src/codes.ts";
import type { HouseRule, Source } from "./source.ts";

const ROW = /^\| \*\*(ERR-\d+)\*\* \| (\w+) \| (\w+) \| (.*?) \| (.*?) \| .*? \| .*? \|$/gmu;

const textOf = (sources: readonly Source[], path: string): string =>
  sources.find((source) => source.path === path)?.text ?? "";

/** A language is two files: what the first page says, and the rest. */
const textsIn = (sources: readonly Source[], locale: string): Readonly<Record<string, string>> => {
  const parts = ["", "later/"].map(
    (part) => textOf(sources, `packages/i18n/src/${part}${locale}.json`) || "{}",
  );
  return Object.assign({}, ...parts.map((text) => JSON.parse(text) as Record<string, string>));
};

export const messageRule: HouseRule = (sources) => {
  const chapter = "docs/spec/errors.md";
  const english = textsIn(sources, "en");
  const bengali = textsIn(sources, "bn");
  const rows = [...textOf(sources, chapter).matchAll(ROW)];
  const declared: Readonly<Record<string, { readonly id: string; readonly key: string }>> = codes;
  const wrong = rows.flatMap(([, id = "", code = "", key = "", en = "", bn = ""]) => {
    if (declared[code]?.id !== id || declared[code].key !== key)
      return [`${code} differs between errors.md and packages/wire/src/codes.ts`];
    return english[key] === en && bengali[key] === bn ? [] : [`the texts of ${key} differ from errors.md`];
  });
  const extra = Object.keys(declared)
    .filter((code) => !rows.some((row) => row[2] === code))
    .map((code) => `${code} is not in errors.md`);
  return [...wrong, ...extra].map((text) => ({ path: chapter, line: 1, text }));
};
