// Whether a payment password is right, for every call that asks for one [ACC-135, CALL-11].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Clock } from "../../../platform/clock.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { Passwords } from "../passwords.ts";
import { afterWrong, isBlocked } from "./payment-password.rules.ts";
import { lockPaymentPassword, writeTries } from "./payment-passwords.store.ts";

export type PaymentRefusal = Refused<
  "PAYMENT_PASSWORD_NOT_SET" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_WRONG"
>;

/**
 * Null when it is right. A wrong one has been counted in the caller's transaction: return the refusal, so that this is
 * committed. Ask before anything else is locked.
 */
export type PaymentCheck = (
  tx: OpenTransaction,
  memberId: bigint,
  password: string,
) => Promise<PaymentRefusal | null>;

/** times: raised by configuration for benches, never in the field. */
export function createPaymentCheck(clock: Clock, passwords: Passwords, times: number): PaymentCheck {
  return async (tx, memberId, password) => {
    const kept = await lockPaymentPassword(tx, memberId);
    if (kept === null) return refused("PAYMENT_PASSWORD_NOT_SET");
    if (isBlocked(kept, clock.now())) return refused("PAYMENT_PASSWORD_LOCKED");
    if (await passwords.isRight(password, kept.passwordHash)) {
      if (kept.wrongTries > 0) await writeTries(tx, memberId, { wrongTries: 0, blockedUntil: null });
      return null;
    }
    const next = afterWrong(kept, clock.now(), times);
    await writeTries(tx, memberId, next);
    return refused(next.blockedUntil === null ? "PAYMENT_PASSWORD_WRONG" : "PAYMENT_PASSWORD_LOCKED");
  };
}
