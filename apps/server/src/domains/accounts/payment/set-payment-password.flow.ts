// Setting the payment password [ACC-133.4, ACC-134]: the first one freely, another with the old one or with a code to a
// contact that was proved.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { memberHash } from "../attempt.rules.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { CodeAddress } from "../codes/code.rules.ts";
import type { Codes } from "../codes/codes.ts";
import { lockKeys } from "../codes/key-locks.store.ts";
import { readContacts } from "../contacts.store.ts";
import type { Passwords } from "../passwords.ts";
import type { PaymentCheck } from "./payment-check.flow.ts";
import { isBlocked, isGuessable } from "./payment-password.rules.ts";
import { lockPaymentPassword, putPaymentPassword } from "./payment-passwords.store.ts";

type SetCall = Calls["accounts"]["setPaymentPassword"];
type SetInput = ParsedInput<SetCall>;
type SetAnswer = Answer<null, RefusalOf<SetCall>>;
export type SetPaymentPassword = (memberId: bigint, input: SetInput, context: Context) => Promise<SetAnswer>;

export interface SetPaymentPasswordParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly paymentCheck: PaymentCheck;
  /** yyyy-MM-dd, or null where it is not known. */
  readonly birthdayOf: (memberId: bigint) => Promise<string | null>;
}

type Refusal = Extract<SetAnswer, { readonly ok: false }>;
/** What was shown; calling it uses a code up. */
type Shown = () => Promise<unknown>;

export function createSetPaymentPassword(parts: SetPaymentPasswordParts): SetPaymentPassword {
  const { database, clock, codes, passwords } = parts;
  const addressOf = async (tx: OpenTransaction, memberId: bigint): Promise<CodeAddress> => {
    const own = (await readContacts(tx, memberId)).filter(({ isVerified }) => isVerified);
    const addresses = own.map(({ value: target }) => addressTo(target, memberId));
    return (await codes.newestOf(tx, addresses)) ?? addresses[0] ?? addressTo("", memberId);
  };
  const showOld = async (tx: OpenTransaction, memberId: bigint, old: string): Promise<Refusal | Shown> => {
    const refusal = await parts.paymentCheck(tx, memberId, old);
    if (refusal === null) return nothingMore;
    const { code, value } = refusal;
    if (code === "PAYMENT_PASSWORD_NOT_SET") throw new Error("it was there a moment ago");
    return refused(code, value);
  };
  const show = async (
    tx: OpenTransaction,
    memberId: bigint,
    { oldPassword, verificationCode: code }: SetInput,
    context: Context,
  ): Promise<Refusal | Shown> => {
    // Of two first ones at the same time the second is no first one.
    await lockKeys(tx, [memberHash(memberId)]);
    const kept = await lockPaymentPassword(tx, memberId);
    if (kept === null) return nothingMore;
    if (isBlocked(kept, clock.now())) return refused("PAYMENT_PASSWORD_LOCKED");
    if (oldPassword !== undefined) return showOld(tx, memberId, oldPassword);
    if (code === undefined) return refused("CODE_MISSING");
    const given = { ...(await addressOf(tx, memberId)), code };
    return (await codes.check(tx, given, context)) ?? (() => codes.take(tx, given, context));
  };
  return (memberId, input, context) =>
    database.transaction(async (tx): Promise<SetAnswer> => {
      const shown = await show(tx, memberId, input, context);
      if (typeof shown !== "function") return shown;
      if (isGuessable(input.newPassword, await parts.birthdayOf(memberId)))
        return refused("VALIDATION", { fields: ["newPassword"] });
      await shown();
      const moment = clock.now();
      await putPaymentPassword(tx, memberId, await passwords.hash(input.newPassword), moment);
      const entry = { kind: "PAYMENT_PASSWORD_SET", memberId, actor: "MEMBER" } as const;
      await addAuditEntry(tx, entry, context, moment);
      return accepted(null);
    });
}

const nothingMore: Shown = () => Promise.resolve();

const addressTo = (target: string, holder: bigint): CodeAddress => ({
  purpose: "PAYMENT_PASSWORD",
  target,
  holder,
});
