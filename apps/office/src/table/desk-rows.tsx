// The rows of a desk's table: heads that sort, a button in each row that opens it, and words where there are none.
import type { ReactNode } from "react";
import { formatCount } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Table } from "@jonaki/ui/table";
import type { Column, Totals } from "@jonaki/ui/table";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { DeskColumn, DeskShape, DeskTotals } from "./desk-shape.ts";
import { isFiltered, nextSort } from "./desk-view.rules.ts";
import type { DeskSort } from "./desk-view.rules.ts";
import { ROW_MARK } from "./row-steps.ts";
import type { DeskControl } from "./use-desk-view.ts";
import styles from "./desk-table.module.css";

interface DeskRowsProps<Row> {
  readonly shape: DeskShape<Row>;
  readonly desk: DeskControl;
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly shown: readonly DeskColumn<Row>[];
  readonly totals: DeskTotals | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

export function DeskRows<Row>({ shape, desk, rows, shown, totals, onOpen }: DeskRowsProps<Row>) {
  const { t } = useTranslator();
  const [first] = shown;
  const opener = (row: Row): ReactNode =>
    onOpen === undefined ? first?.cell(row) : <Opener onPress={() => onOpen(row)}>{first?.cell(row)}</Opener>;
  const cellOf = (id: string | undefined, row: Row): ReactNode =>
    shape.columns.find((column) => column.id === id && column !== first)?.cell(row);
  const columns = shown.map((column): Column<Row> => ({
    id: column.id,
    header: <Head column={column} sort={desk.view.sort} onSort={(sort) => desk.change({ sort })} />,
    cell: column === first ? opener : column.cell,
    ...(column.align === undefined ? {} : { align: column.align }),
    sorted: sortedBy(column, desk.view.sort),
  }));
  return (
    <Table
      caption={t(shape.title)}
      columns={columns}
      rows={rows ?? []}
      totals={totals === undefined ? undefined : totalsOf(totals, shown, t)}
      rowKey={shape.rowKey}
      loading={rows === undefined}
      phoneRow={(row) => ({
        title: opener(row),
        badge: cellOf(shape.phone.badge, row),
        sub: cellOf(shape.phone.sub, row),
        end: cellOf(shape.phone.end, row),
      })}
      empty={<Nothing desk={desk} />}
    />
  );
}

const totalsOf = <Row,>(
  { count, figures }: DeskTotals,
  columns: readonly DeskColumn<Row>[],
  t: Translator["t"],
): Totals => ({
  label: `${t("record_totals")} (${formatCount(count, "EN")})`,
  figures: columns.flatMap(({ id, title }) => {
    const figure = figures[id];
    return figure === undefined ? [] : [{ column: id, name: t(title), figure }];
  }),
});

function sortedBy<Row>({ id, isSortable }: DeskColumn<Row>, sort: DeskSort | null): Column<Row>["sorted"] {
  if (isSortable !== true) return undefined;
  if (sort?.column !== id) return "none";
  return sort.isDown ? "descending" : "ascending";
}

interface HeadProps<Row> {
  readonly column: DeskColumn<Row>;
  readonly sort: DeskSort | null;
  readonly onSort: (sort: DeskSort | null) => void;
}

function Head<Row>({ column: { id, title, isSortable }, sort, onSort }: HeadProps<Row>) {
  const { t } = useTranslator();
  if (isSortable !== true) return t(title);
  const Arrow = sort?.column !== id ? ArrowUpDown : sort.isDown ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={styles["sort"]} onClick={() => onSort(nextSort(sort, id))}>
      {t(title)}
      <Arrow />
    </button>
  );
}

interface OpenerProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Covers its row, so that a click anywhere in it opens it. */
function Opener({ onPress, children }: OpenerProps) {
  return (
    <button type="button" {...{ [`data-${ROW_MARK}`]: "" }} className={styles["opener"]} onClick={onPress}>
      {children}
    </button>
  );
}

function Nothing({ desk }: { readonly desk: DeskControl }) {
  const { t } = useTranslator();
  const narrowed = isFiltered(desk.view);
  return (
    <EmptyState
      size="sm"
      title={t("in_no_data")}
      reason={t(narrowed ? "office_empty_filtered" : "office_empty")}
      actions={narrowed ? <Button onClick={desk.clear}>{t("record_clear")}</Button> : undefined}
    />
  );
}
