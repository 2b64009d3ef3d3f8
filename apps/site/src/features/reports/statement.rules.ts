// The statement [SAFE-15]: twelve months unless other days are asked for, a page of its days at a time. Pure.
import type { DayRange } from "@jonaki/ui/date-range.rules";
import { addDays } from "@jonaki/ui/date-range.rules";
import type { CallOutput, Calls } from "@jonaki/wire";
import { ROWS_PER_PAGE } from "./record-days.rules.ts";

export type Statement = CallOutput<Calls["safe"]["statement"]>;

/** The same day a year ago is the last one that is not in it. */
export function twelveMonths(today: string): DayRange {
  const [year = "", month = "", day = ""] = today.split("-");
  const yearAgo = new Date(Date.UTC(Number(year) - 1, Number(month) - 1, Number(day)));
  return { from: addDays(yearAgo.toISOString().slice(0, 10), 1), to: today };
}

export const pageCountOf = ({ days }: Pick<Statement, "days">): number =>
  Math.max(1, Math.ceil(days.length / ROWS_PER_PAGE));

/** The newest first, as they came; a page beyond the last shows the last. */
export function pageOfDays(statement: Pick<Statement, "days">, pageNo: number): Statement["days"] {
  const page = Math.min(pageNo, pageCountOf(statement));
  return statement.days.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
}
