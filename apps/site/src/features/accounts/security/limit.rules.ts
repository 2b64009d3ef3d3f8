// Limits as the security centre shows them [SAFE-1 to SAFE-5]: which are worth a line, how much of one is used, and whether
// a change is a loosening, which waits [SAFE-4]; pure.
import type { MessageKey } from "@jonaki/i18n";
import { parseAmount } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";

export type Limit = CallOutput<Calls["safe"]["limitList"]>["limits"][number];
export type LimitKind = Limit["kind"];
export type LimitPeriod = Limit["period"];

export const KIND_TEXTS: Readonly<Record<LimitKind, MessageKey>> = {
  DEPOSIT: "limit_kind_deposit",
  STAKE: "limit_kind_stake",
  LOSS: "limit_kind_loss",
  TIME: "limit_kind_time",
};
export const PERIOD_TEXTS: Readonly<Record<LimitPeriod, MessageKey>> = {
  DAY: "limit_period_day",
  WEEK: "limit_period_week",
  MONTH: "limit_period_month",
};

/** Poisha, or minutes for time; null where it is no such amount. */
export function measured(kind: LimitKind, text: string): bigint | null {
  if (kind !== "TIME") return parseAmount(text);
  return /^\d{1,6}$/u.test(text) ? BigInt(text) : null;
}

/** The member's own and the house's, the stricter of them. */
export function strictest({ kind, amount, operatorAmount }: Limit): string | null {
  if (amount === null || operatorAmount === null) return amount ?? operatorAmount;
  const [own, house] = [measured(kind, amount) ?? 0n, measured(kind, operatorAmount) ?? 0n];
  return house < own ? operatorAmount : amount;
}

/** One that is set, by whomever, or that shall change. */
export const isShown = (limit: Limit): boolean => strictest(limit) !== null || limit.pending !== null;

const FULL_PERCENT = 100;

/** Won back is nothing used; full is full. */
export function usedPercent(limit: Limit): number {
  const most = measured(limit.kind, strictest(limit) ?? "") ?? 0n;
  const used = limit.used.startsWith("-") ? 0n : (measured(limit.kind, limit.used) ?? 0n);
  if (most <= 0n) return FULL_PERCENT;
  return Math.min(FULL_PERCENT, Number((used * 100n) / most));
}

/** Removing one, or making it larger. */
export function isLoosening({ kind, amount }: Limit, wanted: string | null): boolean {
  if (amount === null) return false;
  if (wanted === null) return true;
  return (measured(kind, wanted) ?? 0n) > (measured(kind, amount) ?? 0n);
}
