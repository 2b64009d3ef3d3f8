// Limits as a bet meets them [SAFE-1, SAFE-5]: which periods a moment lies in by the brand's calendar, and
// whether a stake would go beyond one; pure.
export type StakeLimitKind = "STAKE" | "LOSS";
export type LimitPeriod = "DAY" | "WEEK" | "MONTH";

export interface RunningLimit {
  readonly kind: StakeLimitKind;
  readonly period: LimitPeriod;
  readonly amountMinor: bigint;
  /** What was staked and what came back in the period so far. */
  readonly stakesMinor: bigint;
  readonly returnsMinor: bigint;
}

/** The brand's day, as yyyy-mm-dd. */
export const dayOf = (moment: Date, timeZone: string): string => plainDate(moment, timeZone).toString();

/** The first day of the period a moment lies in; a week begins on Monday. */
export function periodStart(moment: Date, period: LimitPeriod, timeZone: string): string {
  const day = plainDate(moment, timeZone);
  if (period === "DAY") return day.toString();
  if (period === "WEEK") return day.subtract({ days: day.dayOfWeek - 1 }).toString();
  return day.with({ day: 1 }).toString();
}

const plainDate = (moment: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** What may still be staked before the limit; net loss is stakes less what came back. */
export function leftOf({ kind, amountMinor, stakesMinor, returnsMinor }: RunningLimit): bigint {
  const usedMinor = kind === "STAKE" ? stakesMinor : stakesMinor - returnsMinor;
  return amountMinor - usedMinor;
}

export const isBeyond = (limit: RunningLimit, stakeMinor: bigint): boolean => stakeMinor > leftOf(limit);
