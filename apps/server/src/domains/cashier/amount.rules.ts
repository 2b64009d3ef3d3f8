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

/** Another currency than the brand's is named with the amounts, or they would be shown as the brand's. */
export function rangeRefusal(
  amountMinor: Minor,
  { leastMinor, mostMinor }: AmountRange,
  otherCurrency: string | null = null,
): Refused<"AMOUNT_RANGE"> | null {
  if (amountMinor >= leastMinor && amountMinor <= mostMinor) return null;
  const named = otherCurrency === null ? "" : `${otherCurrency} `;
  return refused("AMOUNT_RANGE", {
    0: `${named}${formatAmount(leastMinor)}`,
    1: `${named}${formatAmount(mostMinor)}`,
  });
}
