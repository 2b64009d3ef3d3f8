// What the form of a transfer to the upline asks for before it sends anything [WAL-26, WAL-29]; the server judges again.
import { formatMoney } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { parseAmount } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";

export type TreeTransfers = CallOutput<Calls["wallet"]["treeTransfers"]>;
export type SentTransfer = TreeTransfers["list"][number];
/** How much may go now. */
export type TransferTerms = Pick<TreeTransfers, "withdrawable" | "minimum" | "maximum" | "leftToday">;

export type TransferField = "amount" | "paymentPassword";
export interface TransferForm extends Readonly<Record<TransferField, string>> {
  readonly remark: string;
}
export const EMPTY_FORM: TransferForm = { amount: "", remark: "", paymentPassword: "" };

/** As many characters as the remark may have. */
export const REMARK_LENGTH = 50;

export interface FormProblem {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string>>;
}
export type FormProblems = Readonly<Partial<Record<TransferField, FormProblem>>>;

const SIX_DIGITS = /^[0-9]{6}$/u;

/** In the order of the call's refusals. */
function amountProblem(amount: string, terms: TransferTerms, symbol: string): FormProblem | null {
  if (amount.trim() === "") return { key: "err_field_required" };
  const amountMinor = parseAmount(amount.trim());
  if (amountMinor === null || amountMinor === 0n) return { key: "err_amount_format" };
  const limit = (text: string): bigint => parseAmount(text) ?? 0n;
  const { minimum, maximum } = terms;
  if (amountMinor < limit(minimum) || amountMinor > limit(maximum)) {
    const values = { 0: formatMoney(minimum, { symbol }), 1: formatMoney(maximum, { symbol }) };
    return { key: "err_amount_range", values };
  }
  if (amountMinor > limit(terms.leftToday)) return { key: "err_daily_limit" };
  return amountMinor > limit(terms.withdrawable) ? { key: "err_insufficient_balance" } : null;
}

function passwordProblem(password: string): FormProblem | null {
  if (password === "") return { key: "err_field_required" };
  return SIX_DIGITS.test(password) ? null : { key: "payment_digits" };
}

/** In the order of the form. */
export function transferProblems(form: TransferForm, terms: TransferTerms, symbol: string): FormProblems {
  const amount = amountProblem(form.amount, terms, symbol);
  const paymentPassword = passwordProblem(form.paymentPassword);
  return {
    ...(amount === null ? {} : { amount }),
    ...(paymentPassword === null ? {} : { paymentPassword }),
  };
}

/** Whose fault a refusal is; every other is told in a dialog. */
export const TRANSFER_REFUSALS: Readonly<Record<string, TransferField>> = {
  PAYMENT_PASSWORD_NOT_SET: "paymentPassword",
  PAYMENT_PASSWORD_LOCKED: "paymentPassword",
  PAYMENT_PASSWORD_WRONG: "paymentPassword",
  AMOUNT_FORMAT: "amount",
  AMOUNT_RANGE: "amount",
  DAILY_LIMIT: "amount",
  INSUFFICIENT_BALANCE: "amount",
};
