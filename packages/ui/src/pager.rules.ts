// Which pages a pager shows: three in a row around the current one, one at each margin, gaps between [SHELL-107].
export type PagerItem =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "gap"; readonly after: number };

const RANGE = 3;
const FIRST_PAGE = 1;

/** The nearest page that exists; a list with no rows still has its page 1. */
export function existingPage(page: number, pageCount: number): number {
  return Math.min(Math.max(page, FIRST_PAGE), Math.max(pageCount, FIRST_PAGE));
}

function shownPages(current: number, last: number): readonly number[] {
  const centred = existingPage(current, last) - (RANGE - 1) / 2;
  const start = Math.max(Math.min(centred, last - RANGE + 1), FIRST_PAGE);
  const range = Array.from({ length: Math.min(RANGE, last) }, (_, step) => start + step);
  return [...new Set([FIRST_PAGE, ...range, last])];
}

export function pagerItems(current: number, pageCount: number): readonly PagerItem[] {
  const items: PagerItem[] = [];
  let previous = 0;
  for (const page of shownPages(current, Math.max(pageCount, FIRST_PAGE))) {
    const hiddenCount = page - previous - 1;
    // A gap over a single page would take the room of the page itself: show the page.
    if (hiddenCount === 1) items.push({ kind: "page", page: page - 1 });
    if (hiddenCount > 1) items.push({ kind: "gap", after: previous });
    items.push({ kind: "page", page });
    previous = page;
  }
  return items;
}
