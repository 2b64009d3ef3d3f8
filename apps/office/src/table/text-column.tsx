// A column that shows words or figures and nothing else.
import type { MessageKey } from "@jonaki/i18n";
import type { DeskColumn } from "./desk-shape.ts";

type Traits = Pick<DeskColumn<never>, "align" | "isSortable" | "isExtra">;

export const textColumn = <Row,>(
  id: string,
  title: MessageKey,
  text: (row: Row) => string,
  traits: Traits = {},
): DeskColumn<Row> => ({ id, title, text, cell: text, ...traits });

/** Times, addresses and numbers, in the figures' face. */
export const figureColumn = <Row,>(
  id: string,
  title: MessageKey,
  text: (row: Row) => string,
  traits: Traits & Pick<DeskColumn<Row>, "size"> = {},
): DeskColumn<Row> => ({
  id,
  title,
  text,
  cell: (row) => <span className="num">{text(row)}</span>,
  ...traits,
});
