// What a betting record can be narrowed to, and the periods it offers [REP-1, REP-9]. Pure: today is handed in.
import { addDays } from "@jonaki/ui/date-range.rules";
import type { DayRange } from "@jonaki/ui/date-range.rules";
import type { CallInput, CallOutput, Calls } from "@jonaki/wire";

export type BetPage = CallOutput<Calls["reports"]["betHistory"]>;
export type Bet = BetPage["list"][number];
export type BetDetail = CallOutput<Calls["reports"]["betDetail"]>["bet"];

export interface BetFilters {
  readonly range: DayRange;
  readonly category: Bet["category"] | null;
  readonly state: Bet["state"] | null;
  readonly betId: string;
}

/** Days that a period has, and how many days before today it ends. */
const PERIODS = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  week: { days: 7, ago: 0 },
  month: { days: 30, ago: 0 },
} as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES: readonly Period[] = ["today", "yesterday", "week", "month"];
export const PERIOD_DAYS = { week: PERIODS.week.days, month: PERIODS.month.days } as const;

export function periodRange(period: Period, today: string): DayRange {
  const { days, ago } = PERIODS[period];
  const to = addDays(today, -ago);
  return { from: addDays(to, 1 - days), to };
}

/** The period that a range happens to be. */
export function matchingPeriod({ from, to }: DayRange, today: string): Period | null {
  const isSame = (period: Period): boolean => {
    const range = periodRange(period, today);
    return range.from === from && range.to === to;
  };
  return PERIOD_NAMES.find(isSame) ?? null;
}

/** A record opens on today, with everything in it. */
export function firstFilters(today: string): BetFilters {
  return { range: periodRange("today", today), category: null, state: null, betId: "" };
}

/** Nothing is narrowed: there is nothing to clear. */
export const isFirst = ({ range, category, state, betId }: BetFilters, today: string): boolean =>
  matchingPeriod(range, today) === "today" && category === null && state === null && betId === "";

/** As many rows as the rule says [REP-10]. */
export const ROWS_PER_PAGE = 20;

export function historyInput(
  { range, category, state, betId }: BetFilters,
  pageNo: number,
): CallInput<Calls["reports"]["betHistory"]> {
  return {
    ...range,
    ...(category === null ? {} : { category }),
    ...(state === null ? {} : { state }),
    ...(betId === "" ? {} : { betId }),
    pageNo,
    pageSize: ROWS_PER_PAGE,
  };
}

/** What is won or lost stands only once the bet has ended. */
export const hasResult = ({ state }: Pick<Bet, "state">): boolean => state !== "OPEN";
