// Opening, finding and ending sessions [ACC-78 to ACC-80]. Who opens one has locked the member first.
import { gatheredLookup } from "@jonaki/ledger";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import { announce } from "../../platform/outbox.store.ts";
import type { Random } from "../../platform/random.ts";
import { memberChannel } from "../../platform/topics.ts";
import type { From } from "./audit.store.ts";
import { isBy, sessionMoments, tokenHash, viewOf } from "./session.rules.ts";
import type { EndReason, Found } from "./session.rules.ts";
import {
  addSession,
  clearPasswordDue,
  endSessions,
  expireSessions,
  findSessions,
  listOpen,
  noteAct,
  replaceOldest,
  sweepSessions,
} from "./sessions.store.ts";
import type { OpenSession, Which } from "./sessions.store.ts";

export interface SessionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** How many sessions an account may have [ACC-79]. */
  readonly sessionsMax: () => number;
}

export interface SessionFlow {
  find(token: string, background: boolean): Promise<Found>;
  /** Answers the token; the oldest sessions make room. */
  open(
    tx: OpenTransaction,
    memberId: bigint,
    from: From & { readonly passwordDue?: boolean },
  ): Promise<string>;
  endAll(tx: OpenTransaction, memberId: bigint, reason: EndReason): Promise<void>;
  /** Ends every other one; this one owes no password change any more [ACC-56]. */
  keepOnly(tx: OpenTransaction, memberId: bigint, sessionId: bigint): Promise<void>;
  /** One of the member's own by its id, or all others; false when there is none. */
  endOwn(memberId: bigint, which: Exclude<Which, "all">): Promise<boolean>;
  list(memberId: bigint): Promise<readonly OpenSession[]>;
  logOut(session: { readonly sessionId: string; readonly accountId: string }): Promise<void>;
  sweep(): Promise<void>;
}

const TOKEN_BYTES = 32;
/** Who comes while an answer is on its way waits for the next one, nobody longer. */
const AT_ONCE = { ms: 2, for: "a crowd" } as const;
const PATIENCE_MS = 15_000;
/** As long a token that has ended still gets its own answer. */
const KEPT_MS = 24 * 3_600_000;

export function createSessionFlow({ database, clock, random, sessionsMax }: SessionParts): SessionFlow {
  const tell = async (tx: OpenTransaction, memberId: bigint, reason: EndReason, count: number) => {
    // Whoever hears it asks for the own session again: the event does not say whose ended.
    if (count > 0) await announce(tx, memberChannel(String(memberId)), "session.ended", { reason });
  };
  const end = async (tx: OpenTransaction, memberId: bigint, which: Which, reason: EndReason) => {
    const ended = await endSessions(tx, memberId, which, reason, clock.now());
    await tell(tx, memberId, reason, ended);
    return ended;
  };
  // Every call asks for its session: those of a moment are one statement.
  const lookUp = gatheredLookup((tokens: readonly string[]) => findSessions(database.busy.store, tokens), {
    pace: AT_ONCE,
    patienceMs: PATIENCE_MS,
  });
  return {
    find: async (token, background) => {
      const moments = sessionMoments(clock.now());
      const session = (await lookUp(token)) ?? null;
      if (session !== null && !background && isBy(session.lastActAt, moments.writtenBy))
        await noteAct(database.busy.store, session.id, moments);
      return viewOf(session, moments);
    },
    open: async (tx, memberId, { device, address, browser, passwordDue = false }) => {
      const moments = sessionMoments(clock.now());
      await expireSessions(tx, memberId, moments);
      const replaced = await replaceOldest(tx, memberId, sessionsMax() - 1, moments.now);
      await tell(tx, memberId, "REPLACED", replaced);
      const token = random.bytes(TOKEN_BYTES).toString("base64url");
      const session = { memberId, hash: tokenHash(token), device, address, browser, passwordDue };
      await addSession(tx, session, moments.now);
      return token;
    },
    endAll: async (tx, memberId, reason) => void (await end(tx, memberId, "all", reason)),
    keepOnly: async (tx, memberId, sessionId) => {
      await clearPasswordDue(tx, sessionId);
      await end(tx, memberId, { butFor: sessionId }, "LOGOUT");
    },
    endOwn: (memberId, which) =>
      database.transaction(async (tx) => {
        const ended = await end(tx, memberId, which, "LOGOUT");
        return "butFor" in which || ended > 0;
      }),
    list: (memberId) => listOpen(database.store, memberId, sessionMoments(clock.now())),
    logOut: ({ sessionId, accountId }) =>
      database.transaction(
        async (tx) => void (await end(tx, BigInt(accountId), { only: BigInt(sessionId) }, "LOGOUT")),
      ),
    sweep: () => {
      const keptSince = new Date(clock.now().getTime() - KEPT_MS);
      return sweepSessions(database.store, keptSince, sessionMoments(keptSince).beganBy);
    },
  };
}
