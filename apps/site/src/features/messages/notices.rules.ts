// Notices in pages of nine [MSG-7, MSG-9], the page that holds a notice [MSG-8], and the filter by kind [MSG-10].
import type { Notice } from "./announcements.query.ts";

export const NOTICES_A_PAGE = 9;

export const NOTICE_KINDS = ["ALL", "SITE", "PAYMENT", "GAMES", "PROMOTIONS"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const ofKind = (notices: readonly Notice[], kind: NoticeKind): readonly Notice[] =>
  kind === "ALL" ? notices : notices.filter((notice) => notice.kind === kind);

/** Pinned ones first, and the newest first among equals [MSG-2, MSG-10]. */
export const newestFirst = (notices: readonly Notice[]): readonly Notice[] =>
  notices.toSorted(
    (left, right) =>
      Number(right.isPinned) - Number(left.isPinned) ||
      Date.parse(right.timestamp) - Date.parse(left.timestamp),
  );

export const pageCountOf = (notices: readonly Notice[]): number =>
  Math.max(1, Math.ceil(notices.length / NOTICES_A_PAGE));

/** The notices from one page to another, which on a wide screen are the same. */
export const pagesOf = (notices: readonly Notice[], first: number, last: number): readonly Notice[] =>
  notices.slice((first - 1) * NOTICES_A_PAGE, last * NOTICES_A_PAGE);

/** The first page for a notice that is not in the list. */
export function pageWith(notices: readonly Notice[], id: string | null): number {
  const place = notices.findIndex((notice) => notice.id === id);
  return place === -1 ? 1 : Math.floor(place / NOTICES_A_PAGE) + 1;
}
