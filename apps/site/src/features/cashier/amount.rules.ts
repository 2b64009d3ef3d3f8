// An amount as people type it [CAS-3]: Bengali digits and grouping are theirs, the wire gets plain decimal text. Pure.
import { toLatinDigits } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";

export interface AmountRange {
  readonly leastMinor: Minor;
  readonly mostMinor: Minor;
}

export const plainAmount = (typed: string): string => toLatinDigits(typed).replaceAll(/[\s,৳$]/gu, "");

/** Null for what is no positive amount with at most two decimals. */
export function readAmount(typed: string): Minor | null {
  const amountMinor = parseAmount(plainAmount(typed));
  return amountMinor === null || amountMinor === 0n ? null : amountMinor;
}

/** What is wrong with it; null when nothing is. */
export function amountProblem(typed: string, { leastMinor, mostMinor }: AmountRange): MessageKey | null {
  if (plainAmount(typed) === "") return "err_field_required";
  const amountMinor = readAmount(typed);
  if (amountMinor === null) return "err_amount_format";
  return amountMinor < leastMinor || amountMinor > mostMinor ? "err_amount_range" : null;
}
