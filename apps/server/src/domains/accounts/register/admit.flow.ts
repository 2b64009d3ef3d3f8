// The transaction of a registration: under the locks of where it comes from, the code is taken, what is taken is told,
// and the member comes to be with everything that belongs to it, or not at all.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { From } from "../audit.store.ts";
import type { ComeIn } from "../come-in.ts";
import { ownerOfContact, putContact } from "../contacts.store.ts";
import type { OpenMoney } from "../free-play.flow.ts";
import type { LoggedIn } from "../login/login.rules.ts";
import { lockMember } from "../members.store.ts";
import { isIdTaken, verifyIdNumber, writeProfile } from "../profile/profiles.store.ts";
import type { Place } from "../tree/place.rules.ts";
import { sharedWithExcluded } from "./exclusions.store.ts";
import type { FormName, WrittenForm } from "./form.rules.ts";
import type { LimitProblem } from "./registration-limits.flow.ts";
import {
  addMember,
  addRegistration,
  isNameTaken,
  lockFor,
  markPlace,
  undoSinceMark,
} from "./registrations.store.ts";
import type { Origin } from "./registrations.store.ts";

type CodeRefusal = Refused<"TOO_MANY_REQUESTS" | "CODE_MISSING" | "CODE_EXPIRED" | "CODE_INVALID">;

/** Uses the code up when it is right, in the caller's transaction; a wrong one is counted there [ACC-121, ACC-33]. */
export type TakeCode = (
  tx: OpenTransaction,
  asked: { readonly purpose: "REGISTER"; readonly target: string; readonly code: string },
  from: From,
) => Promise<CodeRefusal | null>;

/** Keeps something that was made ready before, once its member is there. */
export type KeepWith = (tx: OpenTransaction, memberId: bigint) => Promise<void>;

export interface AdmitParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly takeCode: TakeCode;
  readonly limitProblem: LimitProblem;
  readonly openMoney: OpenMoney;
  readonly comeIn: ComeIn;
}

export interface Candidate {
  readonly formName: FormName;
  readonly form: WrittenForm;
  readonly origin: Origin;
  readonly place: Place;
  /** Null when the name was taken already, for which nobody hashes. */
  readonly passwordHash: string | null;
  /** An identity provider has checked the number; then no code is asked for [ACC-86]. */
  readonly isPhoneProved: boolean;
  readonly keepPaymentPassword: KeepWith | null;
  readonly agreed: { readonly termsVersion: string; readonly ageStated: number };
  readonly method: string;
  readonly url: string | null;
  readonly login: boolean;
}

type TakenRefusal = Refused<"USERNAME_TAKEN" | "MOBILE_TAKEN" | "ID_TAKEN">;
type AdmitRefusal = "TRY_LATER" | CodeRefusal["code"] | TakenRefusal["code"] | "REGISTRATION_REFUSED";
export type Admit = (candidate: Candidate, context: Context) => Promise<Answer<LoggedIn, AdmitRefusal>>;

export function createAdmit(parts: AdmitParts): Admit {
  return (candidate, context) =>
    parts.database.transaction(async (tx): ReturnType<Admit> => {
      const { form, origin } = candidate;
      const { mobile, idNumber } = form.asksCode ? form : { mobile: null, idNumber: null };
      await lockFor(tx, { ...origin, mobile, idNumber });
      const later = await parts.limitProblem(tx, origin);
      if (later !== null) return later;
      await markPlace(tx);
      const problem =
        (await codeProblem(parts, tx, candidate, context)) ??
        (await takenProblem(tx, candidate)) ??
        (await exclusionProblem(parts, tx, candidate, context));
      if (problem !== null && problem.code !== "USERNAME_TAKEN") return problem;
      const memberId = problem === null ? await makeMember(parts, tx, candidate) : null;
      if (memberId !== null) return accepted(await welcome(parts, tx, candidate, memberId, context));
      // The code was right and stays good: another name can be chosen with it.
      await undoSinceMark(tx);
      return nameTaken(form);
    });
}

const codeProblem = async (
  { takeCode }: AdmitParts,
  tx: OpenTransaction,
  { form, isPhoneProved }: Candidate,
  from: From,
): Promise<CodeRefusal | null> =>
  form.asksCode && !isPhoneProved
    ? takeCode(tx, { purpose: "REGISTER", target: form.mobile ?? "", code: form.code }, from)
    : null;

/** Where the name is the number, only who proved to have the number is told more than that the name is taken. */
const nameTaken = ({ isNameOfMobile, asksCode }: WrittenForm): TakenRefusal =>
  isNameOfMobile && asksCode ? refused("MOBILE_TAKEN") : refused("USERNAME_TAKEN");

/** Of number and ID only what a code stands behind is anybody's [ACC-107]. */
async function takenProblem(tx: OpenTransaction, { form }: Candidate): Promise<TakenRefusal | null> {
  if (await isNameTaken(tx, form.username)) return nameTaken(form);
  if (!form.asksCode) return null;
  if (form.mobile !== null && (await ownerOfContact(tx, "MOBILE", form.mobile)) !== null)
    return refused("MOBILE_TAKEN");
  return form.idNumber !== null && (await isIdTaken(tx, form.idNumber)) ? refused("ID_TAKEN") : null;
}

/** Whom it is refused to is not told why; the house is. It counts for the day, or one could try all numbers. */
async function exclusionProblem(
  { clock }: AdmitParts,
  tx: OpenTransaction,
  candidate: Candidate,
  from: From,
): Promise<Refused<"REGISTRATION_REFUSED"> | null> {
  const moment = clock.now();
  const shared = await sharedWithExcluded(tx, { ...candidate.form, device: from.device }, moment);
  if (shared.length === 0) return null;
  await addRegistration(tx, recordOf(candidate, null), moment);
  const newValue = { shared: shared.map(({ memberId, what }) => ({ memberId: String(memberId), what })) };
  const entry = { kind: "REGISTRATION_REFUSED", memberId: null, actor: "STRANGER", success: false } as const;
  await addAuditEntry(tx, { ...entry, newValue }, from, moment);
  return refused("REGISTRATION_REFUSED");
}

const recordOf = (candidate: Candidate, memberId: bigint | null) => ({
  ...candidate.origin,
  ...candidate.agreed,
  memberId,
  form: candidate.formName,
  method: candidate.method,
  url: candidate.url,
  place: candidate.place,
  recommender: candidate.form.recommender,
});

/** Null when somebody else took the name meanwhile. */
async function makeMember(
  { clock, openMoney }: AdmitParts,
  tx: OpenTransaction,
  candidate: Candidate,
): Promise<bigint | null> {
  const { form, place, passwordHash } = candidate;
  const { username } = form;
  const moment = clock.now();
  const memberId =
    passwordHash === null ? null : await addMember(tx, { ...place, username, passwordHash }, moment);
  if (memberId === null) return null;
  const verifiedAt = form.asksCode ? moment : null;
  if (form.mobile !== null)
    await putContact(tx, memberId, { kind: "MOBILE", value: form.mobile }, verifiedAt);
  if (form.mail !== null) await putContact(tx, memberId, { kind: "MAIL", value: form.mail }, null);
  await writeProfile(tx, memberId, {
    ...writtenOf(form.profile),
    ...(form.idNumber === null ? {} : { idNumber: form.idNumber }),
  });
  if (form.idNumber !== null && verifiedAt !== null) await verifyIdNumber(tx, memberId, verifiedAt);
  await candidate.keepPaymentPassword?.(tx, memberId);
  await openMoney(tx, { memberId, accountType: place.accountType });
  await addRegistration(tx, recordOf(candidate, memberId), moment);
  return memberId;
}

const writtenOf = (profile: WrittenForm["profile"]): Partial<WrittenForm["profile"]> =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== ""));

async function welcome(
  { clock, comeIn }: AdmitParts,
  tx: OpenTransaction,
  { form, place, formName, login }: Candidate,
  memberId: bigint,
  context: Context,
): Promise<LoggedIn> {
  const { username } = form;
  const { affiliateCode } = place;
  const newValue = { username, form: formName, ...(affiliateCode === null ? {} : { affiliateCode }) };
  await addAuditEntry(tx, { kind: "REGISTERED", memberId, actor: "MEMBER", newValue }, context, clock.now());
  if (!login) return { token: "", firstTimeLogin: false, passwordExpired: false, userName: username };
  const member = await lockMember(tx, memberId);
  const arrival = { way: "REGISTRATION", registersNetwork: true } as const;
  const { weakPassword: _never, ...loggedIn } = await comeIn(tx, member, arrival, context);
  return loggedIn;
}
