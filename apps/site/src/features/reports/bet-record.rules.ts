// What a betting record can be narrowed to [REP-1], and the same in the address. Pure: today is handed in.
import type { DayRange } from "@jonaki/ui/date-range.rules";
import type { CallInput, CallOutput, Calls } from "@jonaki/wire";
import { BET_STATES } from "@jonaki/wire/states";
import type { FilterTexts } from "../../shell/panel-filters.ts";
import { CATEGORIES } from "./bet-words.rules.ts";
import {
  oneOf,
  pageIn,
  pageTexts,
  periodRange,
  rangeIn,
  rangeTexts,
  ROWS_PER_PAGE,
} from "./record-days.rules.ts";

export type BetPage = CallOutput<Calls["reports"]["betHistory"]>;
export type Bet = BetPage["list"][number];
export type BetDetail = CallOutput<Calls["reports"]["betDetail"]>["bet"];

export interface BetFilters {
  readonly range: DayRange;
  readonly category: Bet["category"] | null;
  /** Codes, as the vendors' table has them; empty for all. */
  readonly vendor: string;
  readonly game: string;
  readonly state: Bet["state"] | null;
  readonly betId: string;
}

export interface BetView {
  readonly filters: BetFilters;
  readonly pageNo: number;
}

/** What the wire takes for a code or an id. */
const CODE = /^[\w-]{1,32}$/u;
const codeIn = (text: string | undefined): string => (text !== undefined && CODE.test(text) ? text : "");

export function betViewIn(texts: FilterTexts, today: string): BetView {
  return {
    filters: {
      range: rangeIn(texts, periodRange("today", today)),
      category: oneOf(CATEGORIES, texts.category),
      vendor: codeIn(texts.vendor),
      game: codeIn(texts.played),
      state: oneOf(BET_STATES, texts.state),
      betId: codeIn(texts.betId),
    },
    pageNo: pageIn(texts),
  };
}

export function betTexts({ filters, pageNo }: BetView, today: string): FilterTexts {
  const { range, category, vendor, game, state, betId } = filters;
  return {
    ...rangeTexts(range, periodRange("today", today)),
    ...(category === null ? {} : { category }),
    ...(vendor === "" ? {} : { vendor }),
    ...(game === "" ? {} : { played: game }),
    ...(state === null ? {} : { state }),
    ...(betId === "" ? {} : { betId }),
    ...pageTexts(pageNo),
  };
}

/** Nothing is narrowed: there is nothing to clear. */
export const isFirst = (filters: BetFilters, today: string): boolean =>
  Object.keys(betTexts({ filters, pageNo: 1 }, today)).length === 0;

/** The filters that a phone keeps behind a button. */
export const hasFurther = ({ vendor, game, state, betId }: BetFilters): boolean =>
  vendor !== "" || game !== "" || state !== null || betId !== "";

export function historyInput({ filters, pageNo }: BetView): CallInput<Calls["reports"]["betHistory"]> {
  const { range, category, vendor, game, state, betId } = filters;
  return {
    ...range,
    ...(category === null ? {} : { category }),
    ...(vendor === "" ? {} : { vendor }),
    ...(game === "" ? {} : { game }),
    ...(state === null ? {} : { state }),
    ...(betId === "" ? {} : { betId }),
    pageNo,
    pageSize: ROWS_PER_PAGE,
  };
}

/** What is won or lost stands only once the bet has ended. */
export const hasResult = ({ state }: Pick<Bet, "state">): boolean => state !== "OPEN";
