// The days a record is asked for [REP-9]: the periods it offers, and the same in the address. Pure: today is handed in.
import { addDays } from "@jonaki/ui/date-range.rules";
import type { DayRange } from "@jonaki/ui/date-range.rules";
import type { FilterTexts } from "../../shell/panel-filters.ts";

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

const isSame = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

/** The period that a range happens to be. */
export const matchingPeriod = (range: DayRange, today: string): Period | null =>
  PERIOD_NAMES.find((period) => isSame(range, periodRange(period, today))) ?? null;

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Whatever somebody wrote into the address. */
const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** A record opens on its first range. */
export function rangeIn({ from, to }: FilterTexts, first: DayRange): DayRange {
  return isDay(from) && isDay(to) ? { from, to } : first;
}

/** The first range needs no words: tomorrow it is another one. */
export const rangeTexts = (range: DayRange, first: DayRange): FilterTexts =>
  isSame(range, first) ? {} : { from: range.from, to: range.to };

const PAGE = /^[1-9]\d{0,5}$/u;

export const pageIn = ({ pageNo }: FilterTexts): number =>
  pageNo !== undefined && PAGE.test(pageNo) ? Number(pageNo) : 1;

export const pageTexts = (pageNo: number): FilterTexts => (pageNo === 1 ? {} : { pageNo: String(pageNo) });

/** One of a list, or everything. */
export const oneOf = <Value extends string>(list: readonly Value[], text: string | undefined): Value | null =>
  list.find((one) => one === text) ?? null;

/** As many rows as the rule says [REP-10]. */
export const ROWS_PER_PAGE = 20;
