// The table of a desk [OFF-19]: search and filters, rows that can be sorted and walked with the keyboard, columns to choose,
// pages, and CSV with the filters used.
import { useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Pager } from "@jonaki/ui/pager";
import { LoadProblem } from "../shell/load-problem.tsx";
import { useShortcut } from "../shell/shortcuts.tsx";
import { DeskRows } from "./desk-rows.tsx";
import type { DeskColumn, DeskShape, DeskTotals } from "./desk-shape.ts";
import { DeskTools } from "./desk-tools.tsx";
import { ROW_MARK, stepRows } from "./row-steps.ts";
import type { DeskControl } from "./use-desk-view.ts";
import styles from "./desk-table.module.css";

interface DeskTableProps<Row> {
  readonly shape: DeskShape<Row>;
  readonly desk: DeskControl;
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  /** What all rows of the filter sum to. */
  readonly totals?: DeskTotals | undefined;
  readonly pageCount: number;
  readonly problem: {
    readonly message: string;
    readonly isFetching: boolean;
    readonly retry: () => void;
  } | null;
  /** Opens a row; without it rows only show. */
  readonly onOpen?: (row: Row) => void;
  /** The CSV of everything the filters let through; null when it could not be had, absent when nobody may. */
  readonly onExport?: (() => Promise<string | null>) | undefined;
  readonly rangeError?: string | undefined;
  readonly actions?: ReactNode;
}

export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { shape, desk, rows, problem } = props;
  const region = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1): void => stepRows(region.current, by);
  useShortcut("j", "office_key_down", () => step(1));
  useShortcut("k", "office_key_up", () => step(-1));
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (!(event.target instanceof HTMLElement) || !(ROW_MARK in event.target.dataset)) return;
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  };
  const shown = shownColumns(shape, desk.view.columns);
  return (
    <Card className={styles["desk"]}>
      <DeskTools
        shape={shape}
        desk={desk}
        shown={shown.map(({ id }) => id)}
        onExport={props.onExport}
        rangeError={props.rangeError}
        actions={props.actions}
      />
      {problem === null ? (
        // The rows themselves are buttons; this only carries the arrows between them.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div ref={region} onKeyDown={walk}>
          <DeskRows
            shape={shape}
            desk={desk}
            rows={rows}
            shown={shown}
            totals={props.totals}
            onOpen={props.onOpen}
          />
        </div>
      ) : (
        <LoadProblem problem={problem.message} isFetching={problem.isFetching} onRetry={problem.retry} />
      )}
      <Pages desk={desk} pageCount={props.pageCount} />
    </Card>
  );
}

/** The columns of the view in the table's own order; a view that names none of them shows the usual ones. */
export function shownColumns<Row>(
  { columns }: Pick<DeskShape<Row>, "columns">,
  chosen: readonly string[] | null,
): readonly DeskColumn<Row>[] {
  const named = columns.filter(({ id }) => chosen?.includes(id) === true);
  return named.length > 0 ? named : columns.filter(({ isExtra }) => isExtra !== true);
}

interface PagesProps {
  readonly desk: DeskControl;
  readonly pageCount: number;
}

function Pages({ desk, pageCount }: PagesProps) {
  const { t, language } = useTranslator();
  const { page } = desk.view;
  const turn = (to: number): void => {
    if (to >= 1 && to <= pageCount && to !== page) desk.change({ page: to });
  };
  useShortcut("[", "office_key_previous", () => turn(page - 1));
  useShortcut("]", "office_key_next", () => turn(page + 1));
  if (pageCount < 2) return null;
  return (
    <Pager
      label={t("pager_label")}
      page={page}
      pageCount={pageCount}
      onPage={turn}
      previousLabel={t("pager_previous")}
      nextLabel={t("pager_next")}
      language={language}
      className={styles["pager"]}
    />
  );
}
