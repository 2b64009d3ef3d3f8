// The feed of a vendor's games [VEN-13]: lines of JSON, each a game to be had from now on or one to be taken back. Whatever
// a page will show is judged here, because it comes from outside.
import { z } from "zod";
import { parseAmount } from "@jonaki/money";

/** In one feed, and of one vendor to be had at once. */
export const MOST_FEED_GAMES = 20_000;
export const LARGEST_FEED_BYTES = 32 * 1024 * 1024;
export const LONGEST_FEED_LINE = 4_096;

const code = z.string().regex(/^[a-z0-9-]{2,32}$/u);

// Signs that are no letters but turn a line around or hide in it. Joiners stay: Bengali is written with them.
const HIDDEN =
  /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Cs}|\p{Co}/u;
/** No word of any language stacks so many signs on one letter. */
const PILED = /\p{M}{6,}/u;

/** A name is text and nothing else: no markup, nothing unseen, no space around it. */
const shownName = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => name.trim() === name && !/[<>]/u.test(name) && !HIDDEN.test(name) && !PILED.test(name));

/** A picture of the site's own, or one on a host with TLS; empty for none. */
const picture = z
  .string()
  .max(300)
  .regex(/^$|^\/(?!\/)[\w./-]+$|^https:\/\/[a-z0-9.-]+\/[\w./%~-]*$/u);

/** Above it no game of ours pays or takes, and every sum of them fits its column. */
const LARGEST_MINOR = 100_000_000_000n;
const minorOf = (text: string): bigint => parseAmount(text) ?? -1n;
const positive = z.string().refine((text) => minorOf(text) > 0n && minorOf(text) <= LARGEST_MINOR);

const limits = z
  .strictObject({ minimum: positive, maximum: positive, largestWin: positive })
  .refine(({ minimum, maximum }) => minorOf(minimum) <= minorOf(maximum), { path: ["maximum"] });

export const FEED_CATEGORIES = [
  "ELOTT",
  "LOTT",
  "LIVE",
  "SPORTS",
  "FISH",
  "RNG",
  "PVP",
  "ESPORTS",
  "MINI",
] as const;

const gameLine = z.strictObject({
  op: z.literal("game"),
  code,
  category: z.enum(FEED_CATEGORIES),
  /** What a lobby filters by, such as BAC; without it the category is the type. */
  type: z
    .string()
    .regex(/^[A-Z0-9_]{1,32}$/u)
    .optional(),
  names: z.strictObject({ bn: shownName, en: shownName }),
  icon: picture.optional(),
  smallIcon: picture.optional(),
  /** Whether it can be tried with trial money. */
  trial: z.boolean(),
  limits,
  lines: z.int().min(1).max(1_000_000).optional(),
  playType: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,32}$/u)
    .optional(),
});

const retireLine = z.strictObject({ op: z.literal("retire"), code });

export const feedLine = z.discriminatedUnion("op", [gameLine, retireLine]);

export type FeedGame = z.output<typeof gameLine>;
export type FeedLine = z.output<typeof feedLine>;

/** What is wrong with a line; fields names what of it, where it could be read. */
export interface BadLine {
  readonly line: number;
  readonly why:
    | "UNREADABLE"
    | "TOO_LONG"
    | "FIELDS"
    | "TWICE"
    | "CATEGORY"
    | "TAKEN"
    | "UNKNOWN"
    | "TOO_MANY";
  readonly fields?: readonly string[];
}

export type FeedAnswer =
  | {
      readonly code: "OK";
      readonly added: number;
      readonly changed: number;
      readonly retired: number;
      readonly unchanged: number;
    }
  | { readonly code: "MALFORMED"; readonly bad: number; readonly lines: readonly BadLine[] }
  | { readonly code: "SIGNATURE" | "STALE" | "NONCE_USED" | "RETRY" };
