// All rows of a call that answers page by page, for a CSV where no call makes one; the newest pages, as far as is sensible.
import type { CallResult } from "@jonaki/client";

const MOST_PAGES = 50;

interface Page<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

/** Null when a page could not be had: half a file would pass for a whole one. */
export async function everyPage<Row>(
  ask: (pageNo: number) => Promise<CallResult<Page<Row>>>,
): Promise<readonly Row[] | null> {
  const rows: Row[] = [];
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const answer = await ask(pageNo);
    if (!answer.ok) return null;
    rows.push(...answer.value.list);
    if (pageNo >= answer.value.totalPages) break;
  }
  return rows;
}
