// Comma-separated text that a spreadsheet opens as it is meant: a cell that would begin a formula is made a text, and
// the mark in front says that it is UTF-8.
const BYTE_ORDER_MARK = "\uFEFF";
const NUMBER = /^-?\d+(\.\d+)?$/u;
const BEGINS_FORMULA = /^[=+\-@\t\r]/u;

export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;

function csvCell(text: string): string {
  const harmless = BEGINS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
