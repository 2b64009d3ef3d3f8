// Columns that several reports have: amounts, results with their sign and colour [REP-8], counts, and whose a row is.
import type { MessageKey } from "@jonaki/i18n";
import { formatCount } from "@jonaki/i18n";
import { cx } from "@jonaki/ui/cx";
import { Link } from "react-router";
import { useMoney } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import type { DeskColumn } from "../../table/desk-shape.ts";
import { figureColumn } from "../../table/text-column.tsx";
import { isNothing } from "./report.rules.ts";
import styles from "./reports-page.module.css";

const END = { align: "end" } as const;

interface FigureTraits {
  readonly isSortable?: boolean;
  readonly isExtra?: boolean;
}

/** What columns of amounts and counts are made of, in the brand's money. */
export function useFigures() {
  const money = useMoney();
  return {
    money,
    amount: <Row,>(id: string, title: MessageKey, of: (row: Row) => string, traits: FigureTraits = {}) =>
      figureColumn<Row>(id, title, (row) => money(of(row)), {
        ...END,
        ...traits,
        size: (row) => Number(of(row)),
      }),
    count: <Row,>(id: string, title: MessageKey, of: (row: Row) => number, traits: FigureTraits = {}) =>
      figureColumn<Row>(id, title, (row) => countText(of(row)), { ...END, ...traits, size: of }),
    result: <Row,>(
      id: string,
      title: MessageKey,
      of: (row: Row) => string,
      traits: FigureTraits = {},
    ): DeskColumn<Row> => ({
      id,
      title,
      text: (row) => money(of(row), { sign: "plus" }),
      cell: (row) => <Result amount={of(row)} />,
      size: (row) => Number(of(row)),
      ...END,
      ...traits,
    }),
  };
}

/** A day or a moment, which breaks nowhere but between its day and its time. */
export const whenColumn = <Row,>(
  id: string,
  title: MessageKey,
  text: (row: Row) => string,
  traits: FigureTraits = {},
): DeskColumn<Row> => ({ id, title, text, cell: (row) => <When text={text(row)} />, ...traits });

function When({ text }: { readonly text: string }) {
  const [day, time] = text.split(" ");
  return (
    <span className="num">
      <span className={styles["whole"]}>{day}</span>
      {time === undefined ? null : " "}
      {time === undefined ? null : <span className={styles["whole"]}>{time}</span>}
    </span>
  );
}

interface TwoLinesProps {
  readonly first: string;
  readonly second: string;
  readonly isFigure?: boolean;
}

/** What belongs to a cell in small below it. */
export function TwoLines({ first, second, isFigure = false }: TwoLinesProps) {
  return (
    <span className={cx(isFigure && "num")}>
      {first}
      <small className={styles["under"]}>{second}</small>
    </span>
  );
}

/** Latin, because it is compared. */
export const countText = (count: number): string => formatCount(count, "EN");

/** With its sign, and in the colour of gain or loss. */
export function Result({ amount }: { readonly amount: string }) {
  const money = useMoney();
  const tone = amount.startsWith("-") ? "down" : "up";
  return <b className={cx("num", !isNothing(amount) && tone)}>{money(amount, { sign: "plus" })}</b>;
}

/** Leads to the member's page for who may read it. */
export function Whose({ memberId, account }: { readonly memberId: string; readonly account: string }) {
  const may = useMay();
  if (!may("members.read")) return account;
  return (
    <Link to={`/members?open=${memberId}`} className={styles["link"]}>
      {account}
    </Link>
  );
}
