// Rows as CSV that a spreadsheet opens as it is meant: Bengali as such, and no cell a formula [OFF-19]; pure.
import type { Translator } from "@jonaki/i18n";
import type { DeskColumn } from "./desk-shape.ts";

/** So that a spreadsheet reads Bengali as such. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A cell that begins like this would be a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

function cell(text: string): string {
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** Every column, shown or not: whoever exports wants to have it. */
export function csvText<Row>(
  columns: readonly DeskColumn<Row>[],
  rows: readonly Row[],
  t: Translator["t"],
): string {
  const lines = [
    columns.map(({ title }) => t(title)),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.map(cell).join(",")).join("\n")}\n`;
}
