// Names, roles and sizes [design §5].
import { isCode, isTest, lineAt } from "./source.ts";
import type { HouseRule, Problem } from "./source.ts";

const ROLES = [
  "rules",
  "store",
  "flow",
  "routes",
  "view",
  "jobs",
  "room",
  "test",
  "spec",
  "db",
  "query",
  "config",
  "module",
  "d",
];
const BANNED_NAMES = /(^|[/.-])(utils?|helpers?|common|managers?|misc|stuff)([/.-]|$)/u;
const LONGEST_LINES = 400;
/** Files that are tables rather than code; each with its reason, and the list only shrinks. */
const LONG_ON_PURPOSE: Readonly<Record<string, string>> = {
  "packages/wire/src/codes.ts": "one row per code of errors.md",
  "apps/server/src/platform/database/tables.ts": "written from the database's catalogue, one row per column",
};

const problem = (path: string, text: string): Problem => ({ path, line: 1, text });

export const nameRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path))
    .flatMap(({ path }) => {
      const name = path.split("/").at(-1) ?? "";
      const [, ...roles] = name.replace(/\.(ts|tsx|mjs)$/u, "").split(".");
      const found: Problem[] = [];
      if (!/^[a-z0-9.-]+$/u.test(name)) found.push(problem(path, "file names are kebab-case"));
      if (BANNED_NAMES.test(path))
        found.push(problem(path, "say what it is about: no utils, helpers, common, manager or misc"));
      const unknown = roles.find((role) => !ROLES.includes(role));
      if (unknown !== undefined)
        found.push(problem(path, `.${unknown} is no role; the roles are ${ROLES.slice(0, 10).join(", ")}`));
      return found;
    });

export const sizeRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path) || path.endsWith(".css"))
    .filter(({ path }) => !(path in LONG_ON_PURPOSE) && !isTest(path))
    .filter(({ text }) => text.split("\n").length > LONGEST_LINES)
    .map(({ path, text }) =>
      problem(
        path,
        `${text.split("\n").length} lines; a file has at most ${LONGEST_LINES}: give it a second noun`,
      ),
    );

export const promiseRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path) && !path.endsWith(".d.ts") && !isTest(path))
    .filter(({ text }) => !/^(#!.*\n)?(\/\/ @[^\n]*\n)*(\/\/|\/\*)/u.test(text))
    .map(({ path }) => problem(path, "a sentence on top says what the file promises"));

export const unfinishedRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path) && !path.startsWith("tools/tidy/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(TODO|FIXME|XXX|HACK)\b/gu)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        text: `${match[0]}: finish it, or write an issue`,
      })),
    );

/** A control character stands in no source: it hides in an expression that then never matches. */
export const controlRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) =>
      // oxlint-disable-next-line no-control-regex -- it is what is looked for.
      [...text.matchAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        text: "a control character: write it as an escape",
      })),
    );
