// How long a session lives [ACC-78], how it is found again, and what the pipeline is told about it.
import { hash } from "node:crypto";
import type { AccountType } from "@jonaki/wire/account-types";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Context } from "../../http/handlers.ts";
import { restrictionOf, statusAt } from "./status.rules.ts";
import type { Standing } from "./status.rules.ts";

export type SessionView = NonNullable<Context["session"]>;

export type EndReason = "LOGOUT" | "REPLACED" | "EXPIRED" | "EXCLUDED" | "SUSPENDED" | "CLOSED";

export interface FoundSession extends Standing {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly createdAt: Date;
  readonly lastActAt: Date;
  readonly endReason: EndReason | null;
  readonly accountType: AccountType;
  readonly rankLevel: number;
  readonly passwordDue: boolean;
}

/** The acts of one session are written at most this often. */
export const WRITE_EVERY_MS = 30_000;
const IDLE_MS = SETTINGS.sessionIdleMinutes * 60_000;
const LONGEST_MS = SETTINGS.sessionMaxHours * 3_600_000;

/** The moments on which everything about a session's age depends. */
export interface SessionMoments {
  readonly now: Date;
  /** A session whose last act is not after this is over. */
  readonly idleSince: Date;
  /** So is one that began no later than this. */
  readonly beganBy: Date;
  /** An act is written when the last one written is no later than this. */
  readonly writtenBy: Date;
}

export function sessionMoments(now: Date): SessionMoments {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  return { now, idleSince: ago(IDLE_MS), beganBy: ago(LONGEST_MS), writtenBy: ago(WRITE_EVERY_MS) };
}

/** Dates compared as numbers: this is asked at every call. */
export const isBy = (moment: Date, latest: Date): boolean => moment.getTime() <= latest.getTime();

/** Whether a session has outlived its time, by its last act or as a whole. */
export const isOver = (
  { lastActAt, createdAt }: Pick<FoundSession, "lastActAt" | "createdAt">,
  { idleSince, beganBy }: SessionMoments,
): boolean => isBy(lastActAt, idleSince) || isBy(createdAt, beganBy);

/** All that is kept of a token, in hex: who reads the database cannot log in with what stands there. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex");

export type Found = SessionView | "unknown" | "ended" | "replaced";

export function viewOf(session: FoundSession | null, moments: SessionMoments): Found {
  if (session === null) return "unknown";
  if (session.endReason !== null) return session.endReason === "REPLACED" ? "replaced" : "ended";
  if (isOver(session, moments)) return "ended";
  const status = statusAt(session, moments.now);
  // Suspending or closing ends every session; one that slipped through is none either [ACC-80].
  if (status === "SUSPENDED" || status === "CLOSED") return "ended";
  const restriction = restrictionOf(session, moments.now);
  return {
    sessionId: String(session.id),
    accountId: String(session.memberId),
    accountType: session.accountType,
    rankLevel: session.rankLevel,
    restriction: restriction === null ? null : { code: restriction.code, value: restriction.value },
    passwordDue: session.passwordDue,
  };
}
