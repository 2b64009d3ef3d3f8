// What the withdrawal form asks for before it sends anything [CAS-17, CAS-18], and whose fault a refusal is. Pure.
import { formatAmount } from "@jonaki/money";
import type { MessageKey } from "@jonaki/i18n";
import { amountProblem } from "./amount.rules.ts";
import { isPin } from "./pin.rules.ts";
import { rangeOf } from "./withdrawal.rules.ts";
import type { PayAccount, WithdrawSettings } from "./withdrawal.rules.ts";

export type WithdrawField = "account" | "amount" | "pin";

export interface WithdrawValues {
  readonly amount: string;
  readonly pin: string;
}

export interface WithdrawProblem {
  readonly field: WithdrawField;
  readonly key: MessageKey;
  /** What the words are filled with, as the wire writes amounts. */
  readonly range?: readonly [string, string];
}

/** In the order of the form. An account that still has to wait says so itself. */
export function withdrawProblems(
  { amount, pin }: WithdrawValues,
  account: PayAccount | null,
  settings: WithdrawSettings,
): readonly WithdrawProblem[] {
  const range = rangeOf(settings, account?.kind ?? "BANK");
  const key = amountProblem(amount, range);
  const bounds = [formatAmount(range.leastMinor), formatAmount(range.mostMinor)] as const;
  return [
    ...(account === null ? [{ field: "account", key: "err_pay_account_required" } as const] : []),
    ...(key === null ? [] : [{ field: "amount", key, range: bounds } as const]),
    ...(isPin(pin)
      ? []
      : [{ field: "pin", key: pin === "" ? "err_field_required" : "payment_digits" } as const]),
  ];
}

/** Every other refusal is told in a dialog, or leads elsewhere. */
export const WITHDRAW_REFUSALS: Readonly<Record<string, WithdrawField>> = {
  PAYMENT_PASSWORD_LOCKED: "pin",
  PAYMENT_PASSWORD_WRONG: "pin",
  PAY_ACCOUNT_REQUIRED: "account",
  NOT_FOUND: "account",
  PAY_ACCOUNT_WAITING: "account",
  AMOUNT_FORMAT: "amount",
  AMOUNT_RANGE: "amount",
  WITHDRAW_COUNT: "amount",
  DAILY_LIMIT: "amount",
  INSUFFICIENT_BALANCE: "amount",
  WAGERING_OPEN: "amount",
};
