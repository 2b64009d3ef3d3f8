// Tables as CSV that spreadsheets open as they are [REP-14]: UTF-8 with the mark that makes them read Bengali, lines
// ended as they expect, and no text that one of them would take for a formula.

/** A text somebody may have written, or a figure that is one. */
export type Cell = string | { readonly figure: string };

export const figure = (text: string): Cell => ({ figure: text });

const UTF8_MARK = "\uFEFF";
/** What a spreadsheet begins a formula with, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return cell.figure;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
