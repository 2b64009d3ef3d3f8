// Limits [SAFE-1, SAFE-2, SAFE-5]: which period a moment lies in by the brand's calendar, what of a limit is used and
// left, which one a stake or a deposit meets, and what makes a change a loosening [SAFE-4]; pure.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import { LIMIT_KINDS, LIMIT_PERIODS } from "@jonaki/wire/states";

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export interface Limit extends LimitName {
  /** In poisha; minutes for TIME. */
  readonly amount: bigint;
  /** The member's own, or one that the house has set. */
  readonly isOwn: boolean;
}

/** What happened on a day, as far as limits are about it. */
export interface DayUse {
  readonly day: string;
  readonly stakesMinor: bigint;
  readonly returnsMinor: bigint;
  readonly depositsMinor: bigint;
  readonly seconds: bigint;
}

/** A limit with what of it is left now: poisha, or seconds for TIME; below zero where it was tightened afterwards. */
export interface RunningLimit extends LimitName {
  readonly left: bigint;
  /** The first day of its period. */
  readonly start: string;
}

const SECONDS = 60n;

export const limitId = ({ kind, period }: LimitName): string => `${kind}.${period}`;

/** Every limit there can be, in the order they are listed. */
export const ALL_LIMITS: readonly LimitName[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.map((period) => ({ kind, period })),
);

export const limitNamed = (id: string): LimitName | null =>
  ALL_LIMITS.find((limit) => limitId(limit) === id) ?? null;

export const isSame = (one: LimitName, other: LimitName): boolean =>
  one.kind === other.kind && one.period === other.period;

/** Whether play is counted for it. */
export const isOfPlay = ({ kind }: LimitName): boolean => kind !== "DEPOSIT";

/** The brand's day, as yyyy-mm-dd. */
export const dayOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The first day of the period that a day lies in; a week begins on Monday. */
export function periodStart(today: string, period: LimitPeriod): string {
  const day = Temporal.PlainDate.from(today);
  if (period === "DAY") return today;
  if (period === "WEEK") return day.subtract({ days: day.dayOfWeek - 1 }).toString();
  return day.with({ day: 1 }).toString();
}

/** The first day that any of today's periods reaches back to. */
export function furthestStart(today: string): string {
  const [week, month] = [periodStart(today, "WEEK"), periodStart(today, "MONTH")];
  return week < month ? week : month;
}

const NEXT = { DAY: { days: 1 }, WEEK: { days: 7 }, MONTH: { months: 1 } } as const;

/** When a period that began on a day is over. */
export function resetOf(start: string, period: LimitPeriod, timeZone: string): Date {
  const next = Temporal.PlainDate.from(start).add(NEXT[period]).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds);
}

/** Of a limit's kind since a day: poisha, or seconds for TIME; net loss is stakes less what came back. */
export function usedSince(kind: LimitKind, days: readonly DayUse[], start: string): bigint {
  return days
    .filter(({ day }) => day >= start)
    .reduce((sum, use) => {
      if (kind === "DEPOSIT") return sum + use.depositsMinor;
      if (kind === "TIME") return sum + use.seconds;
      return sum + use.stakesMinor - (kind === "LOSS" ? use.returnsMinor : 0n);
    }, 0n);
}

/** An amount in the measure that is used up. */
export const measureOf = (kind: LimitKind, amount: bigint): bigint =>
  kind === "TIME" ? amount * SECONDS : amount;

export function runningOf(
  { kind, period, amount }: Limit,
  days: readonly DayUse[],
  today: string,
): RunningLimit {
  const start = periodStart(today, period);
  return { kind, period, start, left: measureOf(kind, amount) - usedSince(kind, days, start) };
}

/** Whether a stake or a deposit would go beyond it; time is over when none is left. */
export const isBeyond = ({ kind, left }: RunningLimit, amountMinor: bigint): boolean =>
  kind === "TIME" ? left <= 0n : amountMinor > left;

/** Below it nobody can bet: what is left of a limit is as good as nothing. */
const SMALLEST_STAKE_MINOR = SETTINGS.instantLimits.stakeMinMinor;

/** Whether a limit makes every further bet impossible [CAS-17]. */
export const stopsPlay = (limit: RunningLimit): boolean =>
  isOfPlay(limit) && isBeyond(limit, SMALLEST_STAKE_MINOR);

/** The limit that was met, as ERR-142 names it. */
export interface LimitReached {
  readonly 0: string;
  readonly 1: string;
  readonly time: string;
}

/** Of those that an amount would go beyond the one that lasts longest: before it resets nothing is gained. */
export function reachedAmong(
  limits: readonly RunningLimit[],
  amountMinor: bigint,
  timeZone: string,
): LimitReached | null {
  let last: { readonly limit: RunningLimit; readonly resets: Date } | null = null;
  for (const limit of limits.filter((one) => isBeyond(one, amountMinor))) {
    const resets = resetOf(limit.start, limit.period, timeZone);
    if (last === null || resets > last.resets || (isSame(limit, last.limit) && limit.left < last.limit.left))
      last = { limit, resets };
  }
  if (last === null) return null;
  const { limit, resets } = last;
  return { 0: limitId(limit), 1: textOf(limit.kind, atLeastNothing(limit.left)), time: resets.toISOString() };
}

export const limitReached = (reached: LimitReached): Refused<"LIMIT_REACHED"> =>
  refused("LIMIT_REACHED", { ...reached });

export const atLeastNothing = (left: bigint): bigint => (left < 0n ? 0n : left);

/** Poisha as an amount, seconds as whole minutes. */
export const textOf = (kind: LimitKind, measure: bigint): string =>
  kind === "TIME" ? String(measure / SECONDS) : formatAmount(minor(measure));

const DAYS = { DAY: 1n, WEEK: 7n, MONTH: 31n } as const;
const MINUTES_A_DAY = 1_440n;

/** What a person has entered for a limit; null where it is no amount of its kind. */
export function enteredAmount({ kind, period }: LimitName, text: string): bigint | null {
  if (kind !== "TIME") return parseAmount(text);
  const minutes = /^\d{1,5}$/u.test(text) ? BigInt(text) : null;
  return minutes === null || minutes > DAYS[period] * MINUTES_A_DAY ? null : minutes;
}

/** From an amount, or none, to another: only what binds more takes effect at once [SAFE-3, SAFE-4]. */
export const isLoosening = (from: bigint | null, to: bigint | null): boolean =>
  from !== null && (to === null || to > from);
