// A table whose call answers all rows at once: the view is applied here, and the CSV is made here.
import { useText } from "@jonaki/i18n/react";
import { csvText } from "./csv.rules.ts";
import type { DeskShape } from "./desk-shape.ts";
import type { DeskControl } from "./use-desk-view.ts";
import { wholePage } from "./whole-list.rules.ts";

export function useWholeList<Row>(
  { columns }: DeskShape<Row>,
  { view }: DeskControl,
  all: readonly Row[] | undefined,
  keeps?: (row: Row) => boolean,
) {
  const t = useText();
  const page = all === undefined ? undefined : wholePage(all, view, columns, keeps);
  return {
    rows: page?.rows,
    /** On all pages. */
    found: page?.found,
    pageCount: page?.pageCount ?? 1,
    csv: () => Promise.resolve(page === undefined ? null : csvText(columns, page.found, t)),
  };
}
