// What the form of a receiving account asks for before it sends anything [CAS-11]; the pattern of a number and whose it
// is, the server knows. Pure.
import type { MessageKey } from "@jonaki/i18n";
import { isPin } from "./pin.rules.ts";
import type { PaymentKind } from "./withdrawal.rules.ts";

export type PayAccountField = "bank" | "branch" | "number" | "name" | "pin";

export interface PayAccountValues extends Readonly<Record<PayAccountField, string>> {
  readonly kind: PaymentKind;
}

export const EMPTY_ACCOUNT: PayAccountValues = {
  kind: "EWALLET",
  bank: "",
  branch: "",
  number: "",
  name: "",
  pin: "",
};

/** A bank account has a branch and a name. */
const needed = (kind: PaymentKind): readonly PayAccountField[] =>
  kind === "BANK" ? ["bank", "branch", "number", "name"] : ["bank", "number"];

/** In the order of the form. */
export function payAccountProblems(
  values: PayAccountValues,
): Readonly<Partial<Record<PayAccountField, MessageKey>>> {
  const missing = needed(values.kind).filter((field) => values[field].trim() === "");
  return {
    ...Object.fromEntries(missing.map((field) => [field, "err_field_required"] as const)),
    ...(isPin(values.pin) ? {} : { pin: values.pin === "" ? "err_field_required" : "payment_digits" }),
  };
}

/** Whose fault a refusal is. */
const REFUSALS: Readonly<Record<string, PayAccountField>> = {
  PAYMENT_PASSWORD_LOCKED: "pin",
  PAYMENT_PASSWORD_WRONG: "pin",
  NAME_MISMATCH: "name",
  PAY_ACCOUNT_EXISTS: "number",
};

const isField = (name: unknown): name is PayAccountField =>
  typeof name === "string" && name in EMPTY_ACCOUNT && name !== "kind";

/** VALIDATION names its fields itself; their words are ours. Null: it is told in a dialog. */
export function refusedFields(
  code: string,
  value: Readonly<Record<string, unknown>> | null,
): readonly PayAccountField[] | null {
  const field = REFUSALS[code];
  if (field !== undefined) return [field];
  const named: unknown = code === "VALIDATION" ? value?.["fields"] : null;
  return Array.isArray(named) && named.some(isField) ? named.filter(isField) : null;
}
