// Reads the lines of a feed and says what is wrong with each [VEN-13]; pure. Empty lines mean nothing, and are counted so
// that a number names the line the vendor sees in its own file.
import { feedLine, MOST_FEED_GAMES } from "@jonaki/vendor/feed";
import type { BadLine, FeedGame, FeedLine } from "@jonaki/vendor/feed";

export interface ReadFeed {
  readonly games: readonly FeedGame[];
  readonly retired: readonly string[];
  /** On which line a code stands. */
  readonly lineOf: ReadonlyMap<string, number>;
  readonly bad: readonly BadLine[];
}

export interface FeedReader {
  add(line: Buffer | null): void;
  /** So much is wrong that nobody needs to hear the rest. */
  isHopeless(): boolean;
  result(): ReadFeed;
}

export interface FeedTerms {
  /** In which the vendor stands. */
  readonly categories: readonly string[];
  parseJson(text: string): unknown;
}

const MOST_BAD = 1_000;

export function createFeedReader(terms: FeedTerms): FeedReader {
  const [games, retired, bad]: [FeedGame[], string[], BadLine[]] = [[], [], []];
  const lineOf = new Map<string, number>();
  let number = 0;
  const judge = (line: Buffer | null): void => {
    const read = readLine(line, terms);
    if ("why" in read) return void bad.push({ line: number, ...read });
    if (lineOf.has(read.code)) return void bad.push({ line: number, why: "TWICE" });
    lineOf.set(read.code, number);
    if (lineOf.size > MOST_FEED_GAMES) return void bad.push({ line: number, why: "TOO_MANY" });
    if (read.op === "retire") retired.push(read.code);
    else games.push(read);
  };
  return {
    add: (line) => {
      number += 1;
      if (line === null || !isBlank(line)) judge(line);
    },
    isHopeless: () => bad.length >= MOST_BAD,
    result: () => ({ games, retired, lineOf, bad }),
  };
}

const isBlank = (line: Buffer): boolean =>
  line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);

function readLine(
  line: Buffer | null,
  { categories, parseJson }: FeedTerms,
): FeedLine | Omit<BadLine, "line"> {
  if (line === null) return { why: "TOO_LONG" };
  const value = valueOf(line, parseJson);
  if (value === UNREADABLE) return { why: "UNREADABLE" };
  const parsed = feedLine.safeParse(value);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join("."));
    return { why: "FIELDS", fields: [...new Set(fields)].slice(0, MOST_FIELDS) };
  }
  const { data } = parsed;
  return data.op === "game" && !mayHave(data.category, categories) ? { why: "CATEGORY" } : data;
}

const MOST_FIELDS = 5;

/** A vendor stands where the house has put it; mini games stand among the slots. */
const mayHave = (category: FeedGame["category"], ofVendor: readonly string[]): boolean =>
  ofVendor.includes(category === "MINI" ? "RNG" : category);

const UNREADABLE = Symbol("unreadable");

function valueOf(line: Buffer, parseJson: (text: string) => unknown): unknown {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  } catch {
    return UNREADABLE;
  }
}
