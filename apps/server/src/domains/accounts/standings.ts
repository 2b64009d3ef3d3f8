// What other domains ask about members: who one is, what stops a bet, which logins are alive, and the moves of a state.
import type { Connection } from "@jonaki/ledger";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import { findByUsername, readClosingBefore, readMember, readStandings } from "./members.store.ts";
import type { Member } from "./members.store.ts";
import { noteActs, readAliveOn, readStandingsOn } from "./play-access.store.ts";
import { sessionMoments } from "./session.rules.ts";
import type { EndReason } from "./session.rules.ts";
import { createSessionFlow } from "./sessions.flow.ts";
import { createSetStatus } from "./status.flow.ts";
import type { SetStatus } from "./status.flow.ts";
import { playBarOf, statusAt } from "./status.rules.ts";
import type { AccountState, PlayBar } from "./status.rules.ts";

/** What others may know about a member. */
export interface KnownMember extends Pick<
  Member,
  "id" | "username" | "nickname" | "accountType" | "rankLevel" | "uplineId" | "hidesName"
> {
  /** At the moment of asking. */
  readonly status: AccountState;
  /** The end of a lock or exclusion; null is permanent. */
  readonly statusUntil: Date | null;
  readonly closingSince: Date | null;
  /** Null while it is the one of the registration. */
  readonly passwordChangedAt: Date | null;
}

export interface Standings {
  memberById(store: Queryable, memberId: bigint): Promise<KnownMember | null>;
  memberByName(store: Queryable, username: string): Promise<KnownMember | null>;
  /** For each member what stops a bet, or null; a member that does not exist is a fault. */
  memberBars(store: Queryable, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, PlayBar | null>>;
  /** Which of these members may not bet, and which logins are alive, asked on the money's own connection. */
  playBarsOn(
    connection: Connection,
    memberIds: readonly bigint[],
    loginSessions: readonly bigint[],
  ): Promise<{ isBlocked(memberId: bigint): boolean; isAlive(loginSession: bigint): boolean }>;
  /** Notes an act of these logins [ACC-78]; those that are alive, each with when its next act has to be written. */
  actsOf(sessionIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>>;
  readonly setStatus: SetStatus;
  /** Members who have been closing since before a moment. */
  closingBefore(store: Queryable, moment: Date): Promise<readonly bigint[]>;
  endSessions(tx: OpenTransaction, memberId: bigint, reason: EndReason): Promise<void>;
}

export interface StandingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** How many sessions an account may have [ACC-79]. */
  readonly sessionsMax: () => number;
  /** On which the acts of players are noted. */
  readonly line: Connection;
}

export function createStandings(parts: StandingParts): Standings {
  const { clock } = parts;
  const sessions = createSessionFlow(parts);
  const known = (member: Member | null): KnownMember | null =>
    member === null ? null : knownMember(member, clock.now());
  return {
    memberById: async (store, memberId) => known(await readMember(store, memberId)),
    memberByName: async (store, username) => known(await findByUsername(store, username)),
    memberBars: async (store, memberIds) => {
      const standings = await readStandings(store, memberIds);
      const moment = clock.now();
      return new Map(
        memberIds.map((id) => {
          const standing = standings.get(id);
          if (standing === undefined) throw new Error(`there is no member ${id}`);
          return [id, playBarOf(standing, moment)];
        }),
      );
    },
    playBarsOn: async (connection, memberIds, loginSessions) => {
      const moment = clock.now();
      // The logins are asked for first: what ends them with the account, between the two questions, is seen by the second.
      const [alive, standings] = await Promise.all([
        readAliveOn(connection, loginSessions, sessionMoments(moment)),
        readStandingsOn(connection, memberIds),
      ]);
      return {
        isBlocked: (memberId) => {
          const standing = standings.get(memberId);
          return standing !== undefined && playBarOf(standing, moment) !== null;
        },
        isAlive: (loginSession) => alive.has(loginSession),
      };
    },
    actsOf: (sessionIds) => noteActs(parts.line, sessionIds, sessionMoments(clock.now())),
    setStatus: createSetStatus(clock, sessions),
    closingBefore: readClosingBefore,
    endSessions: sessions.endAll,
  };
}

const knownMember = (member: Member, moment: Date): KnownMember => ({
  id: member.id,
  username: member.username,
  nickname: member.nickname,
  accountType: member.accountType,
  rankLevel: member.rankLevel,
  uplineId: member.uplineId,
  hidesName: member.hidesName,
  status: statusAt(member, moment),
  statusUntil: member.statusUntil,
  closingSince: member.closingSince,
  passwordChangedAt: hasChangedPassword(member) ? member.passwordSetAt : null,
});

const hasChangedPassword = ({ passwordSetAt, createdAt }: Member): boolean =>
  passwordSetAt !== null && passwordSetAt > createdAt;
