// A list that is here as a whole: searched, filtered, sorted and cut into pages without asking again [OFF-19]; pure.
import type { DeskColumn } from "./desk-shape.ts";
import { ROWS_PER_PAGE } from "./desk-shape.ts";
import type { DeskView } from "./desk-view.rules.ts";

export interface WholePage<Row> {
  readonly rows: readonly Row[];
  readonly pageCount: number;
  /** Everything that the view lets through, on all pages. */
  readonly found: readonly Row[];
}

const folded = (text: string): string => text.normalize("NFC").toLocaleLowerCase();

/** keeps says whether a row passes the filters, which each list reads in its own way. */
export function wholePage<Row>(
  all: readonly Row[],
  view: DeskView,
  columns: readonly DeskColumn<Row>[],
  keeps: (row: Row) => boolean = () => true,
): WholePage<Row> {
  const wanted = folded(view.search.trim());
  const holds = (row: Row): boolean => columns.some(({ text }) => folded(text(row)).includes(wanted));
  const found = sorted(
    all.filter((row) => keeps(row) && (wanted === "" || holds(row))),
    view,
    columns,
  );
  const pageCount = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const first = (Math.min(view.page, pageCount) - 1) * ROWS_PER_PAGE;
  return { rows: found.slice(first, first + ROWS_PER_PAGE), pageCount, found };
}

function sorted<Row>(
  rows: readonly Row[],
  { sort }: DeskView,
  columns: readonly DeskColumn<Row>[],
): readonly Row[] {
  const column = columns.find(({ id, isSortable }) => id === sort?.column && isSortable === true);
  if (sort === null || column === undefined) return rows;
  const order = sort.isDown ? -1 : 1;
  const { size, text } = column;
  return rows.toSorted(
    (one, other) =>
      order *
      (size === undefined
        ? text(one).localeCompare(text(other), "bn", { numeric: true })
        : size(one) - size(other)),
  );
}
