// How long an operator's session lives [OFF-5], and what stands between a password and a session; pure.
import { createHash } from "node:crypto";

const MINUTE_MS = 60_000;
const IDLE_MS = 15 * MINUTE_MS;
const LONGEST_MS = 8 * 60 * MINUTE_MS;
/** The acts of one session are written at most this often. */
const WRITE_EVERY_MS = 30_000;
const TICKET_MS = 5 * MINUTE_MS;
const LOCK_MS = 15 * MINUTE_MS;
const MOST_FAILURES = 5;

/** The moments on which everything about a session's age depends. */
export interface OfficeMoments {
  readonly now: Date;
  /** A session whose last act is not after this is over. */
  readonly idleSince: Date;
  /** So is one that began no later than this. */
  readonly beganBy: Date;
  /** An act is written when the last one written is no later than this. */
  readonly writtenBy: Date;
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export const officeMoments = (now: Date): OfficeMoments => ({
  now,
  idleSince: before(now, IDLE_MS),
  beganBy: before(now, LONGEST_MS),
  writtenBy: before(now, WRITE_EVERY_MS),
});

/** When a session ends if nothing happens in it any more, or at the latest. */
export const sessionEnd = (createdAt: Date, lastActAt: Date): Date =>
  new Date(Math.min(createdAt.getTime() + LONGEST_MS, lastActAt.getTime() + IDLE_MS));

export const ticketEnd = (now: Date): Date => new Date(now.getTime() + TICKET_MS);

export interface Failing {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

/** Until when the door is closed; null where it is open. */
export const lockedFor = ({ lockedUntil }: Failing, now: Date): Date | null =>
  lockedUntil !== null && now < lockedUntil ? lockedUntil : null;

/** Five wrong ones in a row, of passwords and codes together, close the door for a while. */
export function afterFailure({ failures }: Failing, now: Date): Failing {
  const next = failures + 1;
  if (next < MOST_FAILURES) return { failures: next, lockedUntil: null };
  return { failures: 0, lockedUntil: new Date(now.getTime() + LOCK_MS) };
}

/** At rest a token is only its hash. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(`office ${token}`).digest();
