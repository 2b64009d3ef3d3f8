// Walking through the rows of a table: the keyboard goes from one row's button to the next.
export const ROW_MARK = "row";

export function stepRows(region: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(region?.querySelectorAll<HTMLElement>(`[data-${ROW_MARK}]`) ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}
