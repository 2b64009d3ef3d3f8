// What the form of a payment password asks for before it sends anything [ACC-134]; whether the old one or a code is right,
// the server knows.
import type { MessageKey } from "@jonaki/i18n";

/** The first one, another with the old one, or another with a code. */
export type PaymentMode = "set" | "change" | "reset";
export type PaymentField = "old" | "code" | "next" | "confirm";

export interface PaymentForm {
  readonly mode: PaymentMode;
  readonly old: string;
  readonly code: string;
  readonly next: string;
  readonly confirm: string;
  /** yyyy-MM-dd; empty where it is not known. */
  readonly birthday: string;
}

const SIX_DIGITS = /^[0-9]{6}$/u;

/** One digit repeated, or the birthday as ddMMyy. */
export function isGuessable(password: string, birthday: string): boolean {
  const [year = "", month = "", day = ""] = birthday.split("-");
  return new Set(password).size === 1 || (birthday !== "" && password === `${day}${month}${year.slice(-2)}`);
}

function nextProblem(next: string, birthday: string): MessageKey | null {
  if (next === "") return "err_field_required";
  if (!SIX_DIGITS.test(next)) return "payment_digits";
  return isGuessable(next, birthday) ? "payment_guessable" : null;
}

/** In the order of the form. */
export function paymentProblems(form: PaymentForm): Readonly<Partial<Record<PaymentField, MessageKey>>> {
  const { mode, old, code, next, confirm, birthday } = form;
  const wrong = nextProblem(next, birthday);
  return {
    ...(mode === "change" && old === "" ? { old: "err_field_required" } : {}),
    ...(mode === "change" && old !== "" && !SIX_DIGITS.test(old) ? { old: "payment_digits" } : {}),
    ...(mode === "reset" && code.trim() === "" ? { code: "err_code_missing" } : {}),
    ...(wrong === null ? {} : { next: wrong }),
    ...(confirm === next ? {} : { confirm: "err_password_mismatch" }),
  };
}

/** Whose fault a refusal is; every other is told in a dialog. */
export const PAYMENT_REFUSALS: Readonly<Record<string, PaymentField>> = {
  PAYMENT_PASSWORD_WRONG: "old",
  CODE_MISSING: "code",
  CODE_EXPIRED: "code",
  CODE_INVALID: "code",
  VALIDATION: "next",
};
