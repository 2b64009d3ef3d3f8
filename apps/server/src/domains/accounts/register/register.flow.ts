// Registering [ACC-83 to ACC-109]: what costs nothing is asked first, and the slow hash is made before the transaction,
// in which the database decides who has the name.
import { refused } from "@jonaki/wire";
import type { Answer, Calls, RefusalOf, Refused } from "@jonaki/wire";
import type { Flag } from "@jonaki/wire/flags";
import type { FieldRule } from "@jonaki/wire/registration";
import type { Context } from "../../../http/handlers.ts";
import { addressKey } from "../../../platform/address.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { IsCaptchaRight } from "../captcha.flow.ts";
import type { Guesses } from "../guesses.flow.ts";
import type { LoggedIn } from "../login/login.rules.ts";
import { newPasswordProblem } from "../password.rules.ts";
import type { NewPasswordProblem } from "../password.rules.ts";
import type { Passwords } from "../passwords.ts";
import { findInvitation, findReferrer } from "../tree/invitations.store.ts";
import { belowOwner, besideFriend, isGood, ROOT } from "../tree/place.rules.ts";
import type { Place } from "../tree/place.rules.ts";
import type { Admit, KeepWith, TakeCode } from "./admit.flow.ts";
import { readForm, rulesOf } from "./form.rules.ts";
import type { FormName, RegistrationInput, WrittenForm } from "./form.rules.ts";
import { agreementProblem, openForms } from "./register.rules.ts";
import type { LimitProblem } from "./registration-limits.flow.ts";
import { isNameTaken } from "./registrations.store.ts";

/** How one proves to be who one says, beside password and picture. */
export interface RegistrationProofs {
  readonly takeCode: TakeCode;
  /** Demanded when an operator switches it on [ACC-34, ACC-35]. */
  proofProblem(
    verification: RegistrationInput["verification"],
    context: Context,
  ): Promise<Refused<"VERIFY_FIRST"> | null>;
  /** The number, with its country's code, whose SMS an identity provider has checked [ACC-86]. */
  verifiedPhoneOf(idToken: string): Promise<string | null>;
  /** Makes a payment password ready to be kept with the new member; null where it may not be one [ACC-134]. */
  preparePaymentPassword(typed: string): Promise<KeepWith | null>;
}

/** What the site says about registering at the moment [ACC-88]. */
export interface RegistrationTerms {
  readonly fields: readonly FieldRule[];
  readonly termsVersion: string;
  readonly minimumAge: number;
}

export interface RegisterParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly isCaptchaRight: IsCaptchaRight;
  readonly proofs: RegistrationProofs;
  readonly limitProblem: LimitProblem;
  readonly admit: Admit;
  readonly registration: () => RegistrationTerms;
  readonly isOn: (flag: Flag) => boolean;
  /** The setting that never reaches a browser [ACC-46]. */
  readonly weakDefault: string | undefined;
}

type RegisterCall = Calls["accounts"]["register"];
export type Register = (
  input: RegistrationInput,
  context: Context,
) => Promise<Answer<LoggedIn, RefusalOf<RegisterCall>>>;

export function createRegister(parts: RegisterParts, formName: FormName): Register {
  return async (input, context) => {
    const { termsVersion, minimumAge, fields } = parts.registration();
    const { store } = parts.database;
    if (!openForms(parts.isOn).includes(formName)) return refused("OPERATION_NOT_ENABLED");
    const origin = { device: context.device, address: addressKey(context.address) };
    const early = (await parts.limitProblem(store, origin)) ?? agreementProblem(input, termsVersion);
    if (early !== null) return early;
    const checked = await check(parts, input, rulesOf(fields, formName, parts.isOn));
    if ("ok" in checked) return checked;
    const { form } = checked;
    const unproved = await proofProblem(parts, input, form, context);
    if (unproved !== null) return unproved;
    const place = await placeOf(parts, checked, input.domain || context.host);
    if (place === null) return refused("AFFILIATE_INVALID");
    const isPhoneProved = await isProvedByProvider(parts.proofs, input, form);
    if (isPhoneProved === "failed") return refused("IDP_SMS_FAILED");
    return parts.admit(
      {
        ...checked,
        formName,
        origin,
        place,
        isPhoneProved,
        passwordHash: (await isNameTaken(store, form.username))
          ? null
          : await parts.passwords.hash(form.password),
        agreed: { termsVersion, ageStated: minimumAge },
        method: input.registerMethod,
        url: input.registerUrl ?? null,
        login: input.login,
      },
      context,
    );
  };
}

interface Checked {
  readonly form: WrittenForm;
  readonly keepPaymentPassword: KeepWith | null;
  /** Where a friend's code leads. */
  readonly beside: Place;
}

/** The fields by their rules and by what they name, then the password by its own [ACC-90, ACC-54]. */
async function check(
  { database, proofs, weakDefault }: RegisterParts,
  input: RegistrationInput,
  rules: readonly FieldRule[],
): Promise<Checked | NewPasswordProblem> {
  const read = readForm(input, rules);
  if ("failing" in read) return refused("VALIDATION", { fields: read.failing });
  const { form } = read;
  const { paymentPassword, referralCode, affiliateCode } = form;
  const isReferred = affiliateCode === "" && referralCode !== "";
  const friend = isReferred ? await findReferrer(database.store, referralCode) : null;
  const keepPaymentPassword =
    paymentPassword === null ? null : await proofs.preparePaymentPassword(paymentPassword);
  const failing = [
    ...(isReferred && friend === null ? ["referralCode"] : []),
    ...(paymentPassword !== null && keepPaymentPassword === null ? ["paymentPassword"] : []),
  ];
  if (failing.length > 0) return refused("VALIDATION", { fields: failing });
  const problem = newPasswordProblem({ ...form, weakDefault: weakDefault ?? null });
  return problem ?? { form, keepPaymentPassword, beside: friend === null ? ROOT : besideFriend(friend) };
}

/** The challenge where one is demanded, then the picture where the form has one; both are used up by it. */
async function proofProblem(
  { database, proofs, guesses, isCaptchaRight }: RegisterParts,
  input: RegistrationInput,
  { asksCaptcha, captcha }: WrittenForm,
  context: Context,
): Promise<Refused<"VERIFY_FIRST" | "CAPTCHA_FAILED" | "TOO_MANY_REQUESTS"> | null> {
  const { store } = database;
  const unsolved = await proofs.proofProblem(input.verification, context);
  if (unsolved !== null || !asksCaptcha) return unsolved;
  if (await guesses.areTooMany(store, context)) return refused("TOO_MANY_REQUESTS");
  if (await isCaptchaRight(store, context.device, captcha)) return null;
  await guesses.noteWrong(store, context);
  return refused("CAPTCHA_FAILED");
}

/** An invitation decides before a friend's code does [ACC-115]; null when it is none, or not good here [ACC-103]. */
async function placeOf(
  { database, clock }: RegisterParts,
  { form, beside }: Checked,
  domain: string,
): Promise<Place | null> {
  if (form.affiliateCode === "") return beside;
  const invitation = await findInvitation(database.store, form.affiliateCode);
  return invitation !== null && isGood(invitation, domain, clock.now()) ? belowOwner(invitation) : null;
}

/** The provider must have checked the very number that is registered [ACC-86, ACC-104]. */
async function isProvedByProvider(
  proofs: RegistrationProofs,
  { firebaseChannel, firebaseIdToken }: RegistrationInput,
  { asksCode, mobile }: WrittenForm,
): Promise<boolean | "failed"> {
  if (!asksCode || firebaseChannel !== "sms" || firebaseIdToken === undefined) return false;
  const phone = await proofs.verifiedPhoneOf(firebaseIdToken);
  return phone !== null && phone.replace(/^\+/u, "") === mobile ? true : "failed";
}
