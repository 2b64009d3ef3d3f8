// The files of the house as tidy sees them: a path from the root and the text.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Problem {
  readonly path: string;
  readonly line: number;
  /** What is wrong and what to do instead. */
  readonly text: string;
}

export type HouseRule = (sources: readonly Source[]) => readonly Problem[];

const LARGEST_READ_BYTES = 2_000_000;
const BINARY = /\.(woff2|png|jpg|webp|ico|mmdb)$/u;

/** What git tracks, and what it would: a new file is judged before it is added. */
export function readSources(root: string): readonly Source[] {
  return listFiles(root)
    .filter((path) => !BINARY.test(path) && existsSync(join(root, path)))
    .filter((path) => statSync(join(root, path)).size < LARGEST_READ_BYTES)
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Without git, or outside a checkout, everything but what tools make. */
function listFiles(root: string): readonly string[] {
  const git = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  if (git.status === 0 && git.stdout !== "") return git.stdout.split("\n").filter((path) => path !== "");
  return walk(root, "");
}

const MADE_BY_TOOLS: ReadonlySet<string> = new Set([
  "node_modules",
  "dist",
  "dist-prerender",
  ".git",
  ".data",
  ".cache",
  "test-results",
  "coverage",
]);

function walk(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (MADE_BY_TOOLS.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(root, path) : [path];
  });
}

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)test\/|^e2e\/|test-doubles\.ts$/u.test(path);
export const isCode = (path: string): boolean =>
  /^(apps|packages|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/u.test(path);

/** The line a place in a text lies on, counted from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Every match of an expression in the files given, as problems. */
export function findAll(
  sources: readonly Source[],
  expression: RegExp,
  say: (match: RegExpExecArray, source: Source) => string | null,
): Problem[] {
  return sources.flatMap((source) =>
    [...withoutComments(source.text).matchAll(expression)].flatMap((match) => {
      const text = say(match, source);
      return text === null ? [] : [{ path: source.path, line: lineAt(source.text, match.index), text }];
    }),
  );
}

/** Comments become blanks of the same length, so that places stay where they are. */
export function withoutComments(text: string): string {
  const blank = (match: string): string => match.replace(/[^\n]/gu, " ");
  return text.replace(/\/\*[\s\S]*?\*\//gu, blank).replace(/(^|[^:"'`\\])\/\/[^\n]*/gu, blank);
}
