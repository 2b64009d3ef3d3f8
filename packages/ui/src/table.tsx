// Rows of figures: a table on wide screens; on phones each row becomes a two-line list item.
import { useRef } from "react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Skeleton } from "./skeleton.tsx";
import { useKeyboardScroll } from "./use-keyboard-scroll.ts";
import { usePhone } from "./use-phone.ts";
import styles from "./table.module.css";

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "start" | "center" | "end";
  /** How the rows stand by it, where they can be sorted by it at all. */
  readonly sorted?: "ascending" | "descending" | "none" | undefined;
}

/** The parts of a row on a phone: picture, name with status, line below, two figures at the end, and a line of its own. */
export interface PhoneRow {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly sub?: ReactNode;
  readonly end?: ReactNode;
  readonly endSub?: ReactNode;
  /** Below the rest, as wide as the row, and never cut. */
  readonly foot?: ReactNode;
}

/** What the columns sum to. */
export interface Totals {
  readonly label: string;
  /** By column; name is what a phone calls it. The first column has none: the label stands there. */
  readonly figures: readonly { readonly column: string; readonly name: string; readonly figure: ReactNode }[];
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** In a row of their own before the others, where nobody has to scroll for them. */
  readonly totals?: Totals | undefined;
  readonly rowKey: (row: Row) => string;
  /** Without it the table scrolls sideways on a phone. */
  readonly phoneRow?: (row: Row) => PhoneRow;
  readonly loading?: boolean;
  /** What stands there when there are no rows. */
  readonly empty?: ReactNode;
  readonly className?: string | undefined;
}

const BONE_ROWS = ["a", "b", "c", "d", "e"];

export function Table<Row>(props: TableProps<Row>) {
  const isPhone = usePhone();
  const { rows, loading = false, empty, phoneRow } = props;
  if (!loading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return isPhone && phoneRow !== undefined ? (
    <PhoneList {...props} phoneRow={phoneRow} />
  ) : (
    <WideTable {...props} />
  );
}

function WideTable<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, totals, rowKey, loading = false, className } = props;
  const region = useRef<HTMLElement>(null);
  useKeyboardScroll(region);
  const alignment = (column: Column<Row>) => styles[column.align ?? "start"];
  return (
    <section ref={region} aria-label={caption} className={cx(styles["scroll"], className)}>
      <table className={styles["table"]} aria-busy={loading || undefined}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={column.sorted} className={alignment(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {totals === undefined || loading ? null : <TotalsRow columns={columns} totals={totals} />}
        <tbody>
          {loading
            ? BONE_ROWS.map((bone) => (
                <tr key={bone}>
                  <td colSpan={columns.length}>
                    <Skeleton />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <td key={column.id} className={alignment(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  );
}

interface TotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: Totals;
}

function TotalsRow<Row>({ columns, totals: { label, figures } }: TotalsRowProps<Row>) {
  const [, ...others] = columns;
  return (
    <tbody className={styles["totals"]}>
      <tr>
        <th scope="row" className={styles["start"]}>
          {label}
        </th>
        {others.map(({ id, align = "start" }) => (
          <td key={id} className={styles[align]}>
            {figures.find(({ column }) => column === id)?.figure}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function PhoneTotals({ totals: { label, figures } }: { readonly totals: Totals }) {
  return (
    <div className={styles["sums"]}>
      <b>{label}</b>
      <dl>
        {figures.map(({ column, name, figure }) => (
          <div key={column}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PhoneListProps<Row> extends TableProps<Row> {
  readonly phoneRow: (row: Row) => PhoneRow;
}

function PhoneList<Row>({
  caption,
  rows,
  totals,
  rowKey,
  phoneRow,
  loading = false,
  className,
}: PhoneListProps<Row>) {
  const list = (
    <ul aria-label={caption} aria-busy={loading || undefined} className={cx(styles["list"], className)}>
      {loading
        ? BONE_ROWS.map((bone) => (
            <li key={bone} className={styles["item"]}>
              <Skeleton width="100%" height={40} />
            </li>
          ))
        : rows.map((row) => <PhoneItem key={rowKey(row)} {...phoneRow(row)} />)}
    </ul>
  );
  if (totals === undefined || loading) return list;
  return (
    <>
      <PhoneTotals totals={totals} />
      {list}
    </>
  );
}

function PhoneItem({ lead, title, badge, sub, end, endSub, foot }: PhoneRow) {
  return (
    <li className={styles["item"]}>
      {lead}
      <div className={styles["middle"]}>
        <div className={styles["name"]}>
          <span className="trunc">{title}</span>
          {badge}
        </div>
        {sub === undefined ? null : <div className={cx("trunc", styles["sub"])}>{sub}</div>}
      </div>
      <div className={styles["last"]}>
        {end}
        {endSub === undefined ? null : <div className={styles["sub"]}>{endSub}</div>}
      </div>
      {foot === undefined ? null : <div className={styles["foot"]}>{foot}</div>}
    </li>
  );
}
