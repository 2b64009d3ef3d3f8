// The public face of accounts: its calls, the sessions for the pipeline, and what other domains ask about a member.
import type { Connection } from "@jonaki/ledger";
import type { Flag } from "@jonaki/wire/flags";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Random } from "../../platform/random.ts";
import type { Sealing } from "../../platform/sealing.ts";
import { accountsRoutes } from "./accounts.routes.ts";
import { createCaptchaPainter } from "./captcha-picture.ts";
import { createCaptchaFlow } from "./captcha.flow.ts";
import type { IsCaptchaRight } from "./captcha.flow.ts";
import type { ComeIn } from "./come-in.ts";
import { createFreePlay } from "./free-play.flow.ts";
import type { OpenMoney } from "./free-play.flow.ts";
import { createGuesses } from "./guesses.flow.ts";
import { createLogin } from "./login.flow.ts";
import { loggedIn } from "./login.rules.ts";
import { readMember, readStandings, rememberLogin, writeHidesName, writeLanguage } from "./members.store.ts";
import type { Member, MemberLanguage } from "./members.store.ts";
import { createPasswords } from "./passwords.ts";
import { noteActs, readAliveOn, readStandingsOn } from "./play-access.store.ts";
import type { ProfileRouteParts } from "./profile/profile.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import type { RegistrationProofs, RegistrationTerms } from "./register/register.flow.ts";
import { registerRoutes } from "./register/register.routes.ts";
import { sessionMoments } from "./session.rules.ts";
import type { EndReason, Found } from "./session.rules.ts";
import { createSessionFlow } from "./sessions.flow.ts";
import type { SessionFlow } from "./sessions.flow.ts";
import { createSetStatus } from "./status.flow.ts";
import type { SetStatus } from "./status.flow.ts";
import { playBarOf, statusAt } from "./status.rules.ts";
import type { AccountState, PlayBar } from "./status.rules.ts";

export type { IsCaptchaRight } from "./captcha.flow.ts";
export { displayName, maskedName } from "./display-name.rules.ts";
export type { OpenMoney } from "./free-play.flow.ts";
export type { RegistrationProofs } from "./register/register.flow.ts";
export type { PlayBar, StatusMove } from "./status.rules.ts";

export interface AccountsParts extends Pick<
  ProfileRouteParts,
  "profileFields" | "timeZone" | "squareOf" | "securityOf"
> {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sealing: Sealing;
  /** How many sessions an account may have [ACC-79]. */
  readonly sessionsMax: () => number;
  /** FREEPLAY3 [ACC-68]. */
  readonly isFreePlayOn: () => boolean;
  readonly openMoney: OpenMoney;
  /** On which the acts of players are noted. */
  readonly line: Connection;
  readonly isOn: (flag: Flag) => boolean;
  readonly registration: () => RegistrationTerms;
  readonly registrationProofs: RegistrationProofs;
  readonly settings: {
    readonly weakDefault: string | undefined;
    readonly attemptsTimes: number;
  };
}

/** What others may know about a member. */
export interface KnownMember extends Pick<
  Member,
  "id" | "username" | "nickname" | "accountType" | "rankLevel" | "uplineId" | "hidesName"
> {
  /** At the moment of asking. */
  readonly status: AccountState;
}

export interface Accounts {
  readonly handlers: DomainHandlers<"accounts">;
  /** What the pipeline asks about a token. */
  readonly sessions: { find(token: string, background: boolean): Promise<Found> };
  readonly jobs: readonly Job[];
  memberById(store: Queryable, memberId: bigint): Promise<KnownMember | null>;
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
  readonly isCaptchaRight: IsCaptchaRight;
  /** The language of mails and messages [SITE-51]. */
  setLanguage(store: Queryable, memberId: bigint, language: MemberLanguage): Promise<void>;
  /** Named neither among the winners nor in games [MSG-32]. */
  setHidesName(store: Queryable, memberId: bigint, hides: boolean): Promise<void>;
  readonly setStatus: SetStatus;
  endSessions(tx: OpenTransaction, memberId: bigint, reason: EndReason): Promise<void>;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { clock } = parts;
  const { weakDefault, attemptsTimes } = parts.settings;
  const sessions = createSessionFlow(parts);
  const passwords = createPasswords(clock);
  const logIn = createLogin({ ...parts, sessions, passwords });
  const playFree = createFreePlay({ ...parts, sessions });
  const captcha = createCaptchaFlow({ ...parts, draw: createCaptchaPainter() });
  return {
    handlers: {
      ...accountsRoutes({ ...parts, sessions, logIn, playFree, captcha }),
      ...registerRoutes({
        ...parts,
        passwords,
        weakDefault,
        limitTimes: attemptsTimes,
        guesses: createGuesses(clock, attemptsTimes),
        isCaptchaRight: captcha.isRight,
        proofs: parts.registrationProofs,
        comeIn: createComeIn(clock, sessions),
      }),
      ...profileRoutes({ ...parts, minimumAge: () => parts.registration().minimumAge }),
    },
    sessions: { find: sessions.find },
    jobs: [
      { name: "accounts.sweep", schedule: "23 * * * *", run: () => sessions.sweep() },
      { name: "accounts.captchas", schedule: "*/5 * * * *", run: () => captcha.sweep() },
    ],
    memberById: async (store, memberId) => {
      const member = await readMember(store, memberId);
      return member === null ? null : knownMember(member, clock.now());
    },
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
      const [standings, alive] = await Promise.all([
        readStandingsOn(connection, memberIds),
        readAliveOn(connection, loginSessions, sessionMoments(moment)),
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
    isCaptchaRight: captcha.isRight,
    setLanguage: writeLanguage,
    setHidesName: writeHidesName,
    setStatus: createSetStatus(clock, sessions),
    endSessions: sessions.endAll,
  };
}

/** A session and the note of it. */
const createComeIn =
  (clock: Clock, sessions: SessionFlow): ComeIn =>
  async (tx, member, { isWeak = false }, context) => {
    const moment = clock.now();
    const token = await sessions.open(tx, member.id, context);
    await rememberLogin(tx, member.id, moment, context.address);
    return { ...loggedIn(member, token, moment), weakPassword: isWeak };
  };

const knownMember = (member: Member, moment: Date): KnownMember => ({
  id: member.id,
  username: member.username,
  nickname: member.nickname,
  accountType: member.accountType,
  rankLevel: member.rankLevel,
  uplineId: member.uplineId,
  hidesName: member.hidesName,
  status: statusAt(member, moment),
});
