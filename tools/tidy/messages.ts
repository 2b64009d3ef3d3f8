// Codes and texts: every code of errors.md has its row in the wire and its text in both languages, to the letter.
import { codes } from "../../packages/wire/src/codes.ts";
import type { HouseRule, Source } from "./source.ts";

const ROW = /^\| \*\*(ERR-\d+)\*\* \| (\w+) \| (\w+) \| (.*?) \| (.*?) \| .*? \| .*? \|$/gmu;

const textOf = (sources: readonly Source[], path: string): string =>
  sources.find((source) => source.path === path)?.text ?? "";

export const messageRule: HouseRule = (sources) => {
  const chapter = "docs/spec/errors.md";
  const english = JSON.parse(textOf(sources, "packages/i18n/src/en.json")) as Record<string, string>;
  const bengali = JSON.parse(textOf(sources, "packages/i18n/src/bn.json")) as Record<string, string>;
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
