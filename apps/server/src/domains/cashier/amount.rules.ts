// Amounts as people type them into the cashier [CAS-3]; pure.
import { formatAmount, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";

export interface AmountRange {
  readonly leastMinor: Minor;
  readonly mostMinor: Minor;
}

/** A positive amount with at most two decimals; null for anything else. */
export function readAmount(typed: string): Minor | null {
  const amountMinor = parseAmount(typed);
  return amountMinor === null || amountMinor === 0n ? null : amountMinor;
}

export const rangeRefusal = (
  amountMinor: Minor,
  { leastMinor, mostMinor }: AmountRange,
): Refused<"AMOUNT_RANGE"> | null =>
  amountMinor < leastMinor || amountMinor > mostMinor
    ? refused("AMOUNT_RANGE", { 0: formatAmount(leastMinor), 1: formatAmount(mostMinor) })
    : null;
