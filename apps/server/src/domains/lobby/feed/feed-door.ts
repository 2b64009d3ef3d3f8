// The vendors' door for feeds [VEN-13, CALL-183]: who, from where and when is judged by the headers, before a byte of the
// body is read; the body goes to the disk while its signature is reckoned, and nothing of it is looked at before that is
// right. A vendor has one upload at a time: a second one waits, its body unread, and too many are told to come back.
import type { Readable } from "node:stream";
import { LARGEST_FEED_BYTES, LONGEST_FEED_LINE } from "@jonaki/vendor/feed";
import type { FeedAnswer } from "@jonaki/vendor/feed";
import { checkSignature, isInTime, readClaim } from "@jonaki/vendor/signing";
import type { Claim, ReceivedHeaders } from "@jonaki/vendor/signing";
import type { KnownVendor } from "@jonaki/vendor";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log.ts";
import type { Random } from "../../../platform/random.ts";
import { openSpool } from "../../../platform/spool.ts";
import type { Spool } from "../../../platform/spool.ts";
import { createTurns } from "../../../platform/turns.ts";
import type { Turns } from "../../../platform/turns.ts";
import { applyFeed, refusedFeed } from "./feed.flow.ts";
import { createFeedReader } from "./feed.rules.ts";
import { readFeedCategories } from "./feed.store.ts";

export interface FeedDoorParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  findVendor(code: string): Promise<(KnownVendor & { readonly code: string }) | null>;
  /** True for the first use of a nonce. */
  useNonce(vendor: string, nonce: string, at: Date): Promise<boolean>;
  parseJson(text: string): unknown;
}

export interface FeedRequest {
  readonly headers: ReceivedHeaders;
  readonly address: string;
  readonly body: Readable;
}

/** TOO_LARGE: its answer is the house's own, as for every body [CALL-183]. */
export type FeedOutcome = FeedAnswer | "TOO_LARGE";

const MOST_WAITING = 3;
/** A slow line gets 32 MB across in it; who is slower keeps the vendor's place for nobody. */
const LONGEST_UPLOAD_MS = 60_000;

class Full extends Error {}
class TooLarge extends Error {}

export function createFeedDoor(parts: FeedDoorParts): (request: FeedRequest) => Promise<FeedOutcome> {
  const lines = new Map<string, Turns>();
  const turnsOf = (vendor: string): Turns => {
    const own =
      lines.get(vendor) ?? createTurns({ atOnce: 1, mostWaiting: MOST_WAITING, full: () => new Full() });
    lines.set(vendor, own);
    return own;
  };
  return async (request) => {
    const claim = readClaim(request.headers);
    const vendor = claim === null ? null : await parts.findVendor(claim.vendor);
    if (claim === null || vendor === null || vendor.allows?.(request.address) === false)
      return { code: "SIGNATURE" };
    if (!isInTime(claim, parts.clock.now())) return { code: "STALE" };
    if (Number(request.headers["content-length"] ?? 0) > LARGEST_FEED_BYTES) return "TOO_LARGE";
    try {
      return await turnsOf(vendor.code).take(() => receive(parts, vendor, claim, request));
    } catch (problem) {
      if (problem instanceof TooLarge) return "TOO_LARGE";
      if (!(problem instanceof Full))
        parts.log.error({ vendor: vendor.code, problem: String(problem) }, "a vendor's feed failed");
      return { code: "RETRY" };
    }
  };
}

async function receive(
  parts: FeedDoorParts,
  vendor: { readonly code: string; readonly secret: string },
  claim: Claim,
  { body }: FeedRequest,
): Promise<FeedAnswer> {
  const spool = await openSpool(parts.random);
  try {
    const check = checkSignature(vendor.secret, claim);
    await upload(body, async (chunk) => {
      check.add(chunk);
      await spool.add(chunk);
    });
    if (!check.isRight()) return { code: "SIGNATURE" };
    const now = parts.clock.now();
    // It may have waited for its turn.
    if (!isInTime(claim, now)) return { code: "STALE" };
    if (!(await parts.useNonce(vendor.code, claim.nonce, now))) return { code: "NONCE_USED" };
    return await judge(parts, vendor.code, spool);
  } finally {
    await spool.close();
  }
}

/** Ends with a fault when it is too long, takes too long, or breaks off. */
async function upload(body: Readable, keep: (chunk: Buffer) => Promise<void>): Promise<void> {
  let bytes = 0;
  const timer = setTimeout(() => void body.destroy(new Error("the upload took too long")), LONGEST_UPLOAD_MS);
  try {
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > LARGEST_FEED_BYTES) throw new TooLarge();
      await keep(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function judge(parts: FeedDoorParts, vendor: string, spool: Spool): Promise<FeedAnswer> {
  const categories = await readFeedCategories(parts.database.store, vendor);
  const reader = createFeedReader({ categories, parseJson: parts.parseJson });
  for await (const line of spool.lines(LONGEST_FEED_LINE)) {
    reader.add(line);
    if (reader.isHopeless()) break;
  }
  const feed = reader.result();
  return feed.bad.length > 0 ? refusedFeed(feed.bad) : applyFeed(parts.database, vendor, feed);
}
