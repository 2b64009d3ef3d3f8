// The end of a forgotten password by a code to the member's own number, which then comes in [ACC-61 to ACC-63].
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import type { CodeAddress } from "../codes/code.rules.ts";
import type { Codes } from "../codes/codes.ts";
import { sendableNumber } from "../codes/number.rules.ts";
import type { ComeIn } from "../come-in.ts";
import { ownerOfContact } from "../contacts.store.ts";
import type { LoggedIn } from "../login/login.rules.ts";
import { lockMember } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import type { NewPasswordProblem } from "../password.rules.ts";
import type { Passwords } from "../passwords.ts";
import { statusAt } from "../status.rules.ts";
import type { NewPasswords } from "./new-password.flow.ts";

type PhoneCall = Calls["accounts"]["setPasswordByPhone"];
type PhoneAnswer = Answer<LoggedIn, RefusalOf<PhoneCall>>;
export type ResetByPhone = (input: ParsedInput<PhoneCall>, context: Context) => Promise<PhoneAnswer>;

export interface PhoneResetParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly newPasswords: NewPasswords;
  readonly comeIn: ComeIn;
  readonly dialingCodes: readonly string[];
  /** CHNGPASSVERIF3 [ACC-63]. */
  readonly isPhoneResetOn: () => boolean;
}

export function createPhoneReset(parts: PhoneResetParts): ResetByPhone {
  const { database, clock, codes, passwords, newPasswords, comeIn } = parts;
  const enter = async (tx: OpenTransaction, member: Member, password: string, context: Context) => {
    await newPasswords.put(tx, member, await passwords.hash(password), context);
    const { weakPassword: _, ...session } = await comeIn(
      tx,
      await lockMember(tx, member.id),
      { way: "PHONE_RESET" },
      context,
    );
    return session;
  };
  return async (input, context) => {
    const { newPassword: password, verificationCode: code } = input;
    if (!parts.isPhoneResetOn()) return refused("OPERATION_NOT_ENABLED");
    const number = { typed: input.mobileNum, dialingCode: input.countryDialingCode };
    const target = sendableNumber(number, parts.dialingCodes);
    if (typeof target !== "string") return target;
    const address: CodeAddress = { purpose: "PASSWORD", target };
    return database.transaction(async (tx): Promise<PhoneAnswer> => {
      const refusal = await codes.check(tx, { ...address, code }, context);
      if (refusal !== null) return refusal;
      const owner = await ownerOfContact(tx, "MOBILE", target);
      // Its code was made, but sent to nobody: this one was guessed.
      if (owner === null) return refused("CODE_INVALID");
      const member = await lockMember(tx, owner);
      const problem = await newPasswords.problemOf(member, { password, confirmation: null });
      if (problem !== null) return withoutMismatch(problem);
      const bar = barOf(member, clock.now());
      if (bar !== null) return bar;
      await codes.take(tx, { ...address, code }, context);
      return accepted(await enter(tx, member, password, context));
    });
  };
}

/** There is no second field that could differ. */
function withoutMismatch({ code, value }: NewPasswordProblem) {
  if (code === "PASSWORD_MISMATCH") throw new Error("nothing was given to compare with");
  return refused(code, value);
}

/** A lock is what a new password ends [ACC-14.2]. */
function barOf(member: Member, moment: Date) {
  const status = statusAt(member, moment);
  if (status === "SUSPENDED") return refused("ACCOUNT_SUSPENDED");
  return status === "CLOSED" ? refused("ACCOUNT_CLOSED") : null;
}
