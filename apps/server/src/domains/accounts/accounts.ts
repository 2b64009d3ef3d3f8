// The public face of accounts: its calls, the sessions for the pipeline, and what other domains ask about a member.
import type { Connection } from "@jonaki/ledger";
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import type { Countries } from "../../platform/country.ts";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Policy } from "../../platform/policy.ts";
import type { Sealing } from "../../platform/sealing.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { accountsRoutes } from "./accounts.routes.ts";
import { createApartFrom } from "./apart/apart.flow.ts";
import type { ApartFrom } from "./apart/apart.flow.ts";
import { createCaptchaPainter } from "./captcha-picture.ts";
import { createCaptchaFlow } from "./captcha.flow.ts";
import type { IsCaptchaRight } from "./captcha.flow.ts";
import type { ReceiveDelivery } from "./codes/delivery.flow.ts";
import { createFreePlay } from "./free-play.flow.ts";
import type { OpenMoney } from "./free-play.flow.ts";
import { createGuesses } from "./guesses.flow.ts";
import { createComeIn } from "./login/come-in.flow.ts";
import type { Confirmed } from "./login/confirm-password.flow.ts";
import { readMember, writeHidesName, writeLanguage } from "./members.store.ts";
import type { MemberLanguage } from "./members.store.ts";
import { createPasswords } from "./passwords.ts";
import type { PaymentCheck } from "./payment/payment-check.flow.ts";
import { hasPaymentPassword } from "./payment/payment-passwords.store.ts";
import type { ProfileRouteParts } from "./profile/profile.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { birthdayOf, payeeNameOf, setPayeeName } from "./profile/profiles.store.ts";
import { createProving } from "./proving.ts";
import type { ProvingGiven } from "./proving.ts";
import type { RegistrationProofs, RegistrationTerms } from "./register/register.flow.ts";
import { registerRoutes } from "./register/register.routes.ts";
import { createRegistrationProofs } from "./register/registration-proofs.ts";
import type { Found } from "./session.rules.ts";
import { createSessionFlow } from "./sessions.flow.ts";
import { sessionRoutes } from "./sessions.routes.ts";
import { createStandings } from "./standings.ts";
import type { Standings } from "./standings.ts";
import { createWays } from "./ways.ts";

export type { ApartFrom } from "./apart/apart.flow.ts";
export { addAuditEntry } from "./audit.store.ts";
export type { IsCaptchaRight } from "./captcha.flow.ts";
export { newPasswordProblem } from "./password.rules.ts";
export { createPasswords } from "./passwords.ts";
export type { Passwords } from "./passwords.ts";
export { newSecret, qrText, stepOf } from "./totp/totp.rules.ts";
export { displayName, maskedName } from "./display-name.rules.ts";
export type { OpenMoney } from "./free-play.flow.ts";
export { memberIdOf, sessionOf } from "./session-of.ts";
export { createStandings } from "./standings.ts";
export type { KnownMember, Standings } from "./standings.ts";
export type { PaymentCheck } from "./payment/payment-check.flow.ts";
export type { RegistrationProofs } from "./register/register.flow.ts";
export type { PlayBar, StatusMove } from "./status.rules.ts";
export { sendsDown, takesFromBelow } from "./tree/transfer-line.rules.ts";

export interface AccountsParts
  extends ProvingGiven, Pick<ProfileRouteParts, "profileFields" | "timeZone" | "squareOf"> {
  readonly policy: Policy;
  readonly sealing: Sealing;
  readonly countries: Countries;
  readonly secrets: SecretBox;
  /** How many sessions an account may have [ACC-79]. */
  readonly sessionsMax: () => number;
  readonly openMoney: OpenMoney;
  readonly registration: () => RegistrationTerms;
  /** A test's own. */
  readonly registrationProofs?: RegistrationProofs | undefined;
  /** On which the acts of players are noted. */
  readonly line: Connection;
}

export interface Accounts extends Standings {
  readonly handlers: DomainHandlers<"accounts">;
  /** What the pipeline asks about a token. */
  readonly sessions: { find(token: string, background: boolean): Promise<Found> };
  readonly jobs: readonly Job[];
  /** What the SMS gateway tells about deliveries. */
  readonly receiveDelivery: ReceiveDelivery;
  /** When to come back while too many passwords wait to be hashed. */
  readonly busyUntil: () => Date | null;
  readonly isCaptchaRight: IsCaptchaRight;
  /** For every call that asks for the payment password [ACC-135, CALL-11]. */
  readonly checkPayment: PaymentCheck;
  /** A member who is inside gives the password once more; a wrong one counts as a failed login. */
  confirmPassword(memberId: bigint, password: string, context: Context): Promise<Confirmed>;
  /** Ends one session, as its member wishes. */
  logOut(session: { readonly sessionId: string; readonly accountId: string }): Promise<void>;
  /** The name on the member's receiving accounts, where it is known. */
  payeeNameOf(store: Queryable, memberId: bigint): Promise<string | null>;
  /** Only where none is known yet [CAS-12]. */
  setPayeeName(tx: OpenTransaction, memberId: bigint, name: string): Promise<void>;
  /** The language of mails and messages [SITE-51]. */
  setLanguage(store: Queryable, memberId: bigint, language: MemberLanguage): Promise<void>;
  /** Who of a table a new one must not sit with, without a reason [CAR-52]. */
  readonly apartFrom: ApartFrom;
  /** Named neither among the winners nor in games [MSG-32]. */
  setHidesName(store: Queryable, memberId: bigint, hides: boolean): Promise<void>;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { clock, configuration, isOn } = parts;
  const { store } = parts.database;
  const sessions = createSessionFlow(parts);
  const passwords = createPasswords(clock);
  const guesses = createGuesses(clock, configuration.LIMIT_ATTEMPTS_TIMES);
  const comeIn = createComeIn({ ...parts, sessions, mustChangeExpired: () => isOn("PWDEXPFORCECHANGE3") });
  const playFree = createFreePlay({ ...parts, sessions, isFreePlayOn: () => isOn("FREEPLAY3") });
  const captcha = createCaptchaFlow({ ...parts, draw: createCaptchaPainter() });
  const own = { ...parts, sessions, passwords, guesses, comeIn };
  const proving = createProving({ ...own, birthdayOf: (memberId) => birthdayOf(store, memberId) });
  const ways = createWays({ ...own, isCaptchaRight: captcha.isRight, codes: proving.codes, payeeNameOf });
  const proofs = parts.registrationProofs ?? createRegistrationProofs({ ...own, ...proving, ...ways });
  return {
    ...createStandings(parts),
    handlers: {
      ...accountsRoutes({ ...parts, playFree, captcha }),
      ...sessionRoutes({ ...parts, sessions }),
      ...ways.handlers,
      ...proving.handlers,
      ...registerRoutes({
        ...own,
        proofs,
        isCaptchaRight: captcha.isRight,
        weakDefault: configuration.WEAK_DEFAULT_PASSWORD,
        limitTimes: configuration.LIMIT_ATTEMPTS_TIMES,
      }),
      ...profileRoutes({
        ...parts,
        minimumAge: () => parts.registration().minimumAge,
        securityOf: async (memberId) => ({
          hasPaymentPassword: await hasPaymentPassword(store, memberId),
          totp: await ways.totp.stateOf(store, memberId),
          bindings: [...(await ways.identities.statesOf(store, memberId))],
        }),
      }),
    },
    sessions: { find: sessions.find },
    jobs: [
      { name: "accounts.sweep", schedule: "23 * * * *", run: () => sessions.sweep() },
      { name: "accounts.captchas", schedule: "*/5 * * * *", run: () => captcha.sweep() },
      ways.job,
      ...proving.jobs,
    ],
    apartFrom: createApartFrom(parts),
    receiveDelivery: proving.codes.receiveDelivery,
    busyUntil: passwords.busyUntil,
    isCaptchaRight: captcha.isRight,
    checkPayment: proving.paymentCheck,
    confirmPassword: async (memberId, password, context) => {
      const member = await readMember(store, memberId);
      if (member === null) throw new Error(`there is no member ${memberId}`);
      return ways.confirmPassword(member, password, context);
    },
    logOut: sessions.logOut,
    payeeNameOf,
    setPayeeName,
    setLanguage: writeLanguage,
    setHidesName: writeHidesName,
  };
}
