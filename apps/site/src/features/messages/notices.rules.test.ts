import { describe, expect, it } from "vitest";
import type { Notice } from "./announcements.query.ts";
import { newestFirst, ofKind, pageCountOf, pagesOf, pageWith } from "./notices.rules.ts";

const notice = (id: number, changes: Partial<Notice> = {}): Notice => ({
  id: String(id),
  title: `n${id}`,
  content: "",
  timestamp: new Date(Date.UTC(2026, 10, id)).toISOString(),
  kind: "SITE",
  isPinned: false,
  ...changes,
});
const many = Array.from({ length: 20 }, (_, place) => notice(place + 1));
const ids = (notices: readonly Notice[]) => notices.map(({ id }) => Number(id));

describe("notices in pages", () => {
  it("[MSG-7] [MSG-9] nine stand on a page, the rest on the last", () => {
    expect(pageCountOf(many)).toBe(3);
    expect(ids(pagesOf(many, 1, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ids(pagesOf(many, 3, 3))).toEqual([19, 20]);
    expect(ids(pagesOf(many, 2, 3))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(pageCountOf([])).toBe(1);
  });

  it("[MSG-8] a selected notice is found on its page", () => {
    expect([pageWith(many, "9"), pageWith(many, "10"), pageWith(many, "20")]).toEqual([1, 2, 3]);
    expect([pageWith(many, "none"), pageWith(many, null)]).toEqual([1, 1]);
  });

  it("[MSG-10] the newest come first, and the filter leaves one kind", () => {
    const two = [notice(1), notice(2, { kind: "GAMES" }), notice(3)];
    expect(ids(newestFirst(two))).toEqual([3, 2, 1]);
    expect(ids(ofKind(two, "GAMES"))).toEqual([2]);
    expect(ids(ofKind(two, "ALL"))).toEqual([1, 2, 3]);
  });

  it("[MSG-2] a headline is pinned before newer notices", () => {
    expect(ids(newestFirst([notice(1, { isPinned: true }), notice(2), notice(3)]))).toEqual([1, 3, 2]);
  });
});
