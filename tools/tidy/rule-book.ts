// The rule book and the tests that cite it: a promised rule without a citing test is not done, and a test may
// not cite a rule that does not exist.
import { promisedRules } from "./promised-rules.ts";
import { isTest, lineAt } from "./source.ts";
import type { HouseRule, Source } from "./source.ts";

const DEFINITION = /^(?:- |\| )\*\*([A-Z]{3,5}-\d+)\*\*/gmu;
const CITATION = /\[([A-Z]{3,5}-\d+)(?:\.\d+)?\]/gu;

export interface Chapter {
  readonly name: string;
  readonly rules: readonly string[];
  readonly cited: readonly string[];
}

export function chaptersOf(sources: readonly Source[]): readonly Chapter[] {
  const cited = new Set(citationsOf(sources).map(({ id }) => id));
  return sources
    .filter(({ path }) => /^docs\/spec\/[a-z]+\.md$/u.test(path))
    .map(({ path, text }) => {
      const rules = [...new Set([...text.matchAll(DEFINITION)].map((match) => match[1] ?? ""))];
      return {
        name: path.slice("docs/spec/".length, -3),
        rules,
        cited: rules.filter((rule) => cited.has(rule)),
      };
    })
    .filter(({ rules }) => rules.length > 0);
}

export function citationsOf(sources: readonly Source[]) {
  return (
    sources
      // Tidy's own tests cite rules that do not exist, on purpose.
      .filter(
        ({ path }) => isTest(path) && /\.(test|spec)\.tsx?$/u.test(path) && !path.startsWith("tools/tidy/"),
      )
      .flatMap(({ path, text }) =>
        [...text.matchAll(CITATION)].map((match) => ({
          id: match[1] ?? "",
          path,
          line: lineAt(text, match.index),
        })),
      )
  );
}

export const ruleBookRule: HouseRule = (sources) => {
  const chapters = chaptersOf(sources);
  const known = new Set(chapters.flatMap(({ rules }) => rules));
  const prefixes = new Set([...known].map((id) => id.split("-")[0]));
  const cited = new Set(citationsOf(sources).map(({ id }) => id));
  return [
    ...citationsOf(sources)
      .filter(({ id }) => prefixes.has(id.split("-")[0] ?? "") && !known.has(id))
      .map(({ id, path, line }) => ({ path, line, text: `${id} is not in the rule book` })),
    ...promisedRules()
      .filter((id) => !cited.has(id))
      .map((id) => ({ path: "docs/spec", line: 1, text: `${id} is promised but no test cites it` })),
  ];
};
