// An amount as somebody types it: Bengali digits and grouping are theirs, the wire gets plain decimal text; pure.
import { toLatinDigits } from "@jonaki/i18n";
import { parseAmount } from "@jonaki/money";

export const plainAmount = (typed: string): string => toLatinDigits(typed).replaceAll(/[\s,৳]/gu, "");

/** Something, with at most two decimals. */
export function isAmount(typed: string): boolean {
  const amountMinor = parseAmount(plainAmount(typed));
  return amountMinor !== null && amountMinor > 0n;
}
