// Applies a feed that is believed [VEN-13]: all of it or nothing, in one transaction. A vendor's list is one statement about
// what can be played; applied in halves it would be a list that nobody has sent. So one bad line refuses the whole, every bad
// line is named with its number, and the vendor sends the file again: the same feed twice changes nothing.
import { MOST_FEED_GAMES } from "@jonaki/vendor/feed";
import type { BadLine, FeedAnswer } from "@jonaki/vendor/feed";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import type { ReadFeed } from "./feed.rules.ts";
import { countGames, lockFeeds, putGames, readTaken, readUnknown, retireGames } from "./feed.store.ts";

/** With those taken back, which stay for the records: nobody fills the table by renaming. */
const MOST_EVER = 3 * MOST_FEED_GAMES;
const MOST_TOLD = 100;
const AT_ONCE = 1_000;

export const refusedFeed = (bad: readonly BadLine[]): FeedAnswer => ({
  code: "MALFORMED",
  bad: bad.length,
  lines: bad.toSorted((left, right) => left.line - right.line).slice(0, MOST_TOLD),
});

export async function applyFeed(database: Database, vendor: string, feed: ReadFeed): Promise<FeedAnswer> {
  try {
    return await database.transaction((tx) => applyIn(tx, vendor, feed));
  } catch (problem) {
    if (problem instanceof RefusedFeed) return refusedFeed(problem.bad);
    throw problem;
  }
}

/** Takes everything back. */
class RefusedFeed extends Error {
  readonly bad: readonly BadLine[];
  constructor(bad: readonly BadLine[]) {
    super("the feed is refused");
    this.bad = bad;
  }
}

async function applyIn(tx: OpenTransaction, vendor: string, feed: ReadFeed): Promise<FeedAnswer> {
  const { games, retired } = feed;
  await lockFeeds(tx);
  const bad = await contradictions(tx, vendor, feed);
  if (bad.length > 0) throw new RefusedFeed(bad);
  let [added, changed] = [0, 0];
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const put = await putGames(tx, vendor, games.slice(from, from + AT_ONCE));
    added += put.added;
    changed += put.changed;
  }
  const gone = retired.length === 0 ? 0 : await retireGames(tx, vendor, retired);
  const { live, all } = await countGames(tx, vendor);
  if (added > 0 && (live > MOST_FEED_GAMES || all > MOST_EVER))
    throw new RefusedFeed([{ line: 0, why: "TOO_MANY" }]);
  const unchanged = games.length + retired.length - added - changed - gone;
  return { code: "OK", added, changed, retired: gone, unchanged };
}

/** What only the catalogue knows: codes of others, and codes that were never there. */
async function contradictions(
  tx: OpenTransaction,
  vendor: string,
  feed: ReadFeed,
): Promise<readonly BadLine[]> {
  const codes = [...feed.lineOf.keys()];
  const taken = new Set(await readTaken(tx, vendor, codes));
  const unknown = (await readUnknown(tx, vendor, feed.retired)).filter((code) => !taken.has(code));
  const told = (code: string, why: BadLine["why"]): BadLine => ({ line: feed.lineOf.get(code) ?? 0, why });
  return [...[...taken].map((code) => told(code, "TAKEN")), ...unknown.map((code) => told(code, "UNKNOWN"))];
}
