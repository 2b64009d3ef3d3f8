import { describe, expect, it } from "vitest";
import { existingPage, pagerItems } from "./pager.rules.ts";

const written = (current: number, pageCount: number) =>
  pagerItems(current, pageCount)
    .map((item) => (item.kind === "gap" ? "…" : item.page))
    .join(" ");

describe("pagerItems", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [2, 3, "1 2 3"],
    [1, 4, "1 2 3 4"],
    [3, 5, "1 2 3 4 5"],
    [1, 6, "1 2 3 … 6"],
    [1, 20, "1 2 3 … 20"],
    [2, 20, "1 2 3 … 20"],
    [3, 20, "1 2 3 4 … 20"],
    [4, 20, "1 2 3 4 5 … 20"],
    [5, 20, "1 … 4 5 6 … 20"],
    [10, 20, "1 … 9 10 11 … 20"],
    [17, 20, "1 … 16 17 18 19 20"],
    [19, 20, "1 … 18 19 20"],
    [20, 20, "1 … 18 19 20"],
  ])(
    "[SHELL-107] on page %i of %i shows a range of 3 and 1 margin page: %s",
    (current, pageCount, expected) => {
      expect(written(current, pageCount)).toBe(expected);
    },
  );

  it("[SHELL-107] never hides a single page behind a gap", () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let current = 1; current <= pageCount; current += 1) {
        const items = pagerItems(current, pageCount);
        const pages = items.flatMap((item) => (item.kind === "page" ? [item.page] : []));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, pageCount]));
        const steps = pages.slice(1).map((page, index) => page - pages[index]!);
        expect(steps).not.toContain(2);
        expect(items.filter((item) => item.kind === "gap")).toHaveLength(
          steps.filter((step) => step > 2).length,
        );
      }
    }
  });

  it.each([
    [0, 9, "1 2 3 … 9"],
    [-4, 9, "1 2 3 … 9"],
    [99, 9, "1 … 7 8 9"],
    [3, 0, "1"],
  ])("treats the impossible page %i of %i as the nearest that exists: %s", (current, pageCount, expected) => {
    expect(written(current, pageCount)).toBe(expected);
  });

  it("names the nearest page that exists", () => {
    expect([existingPage(0, 5), existingPage(9, 5), existingPage(2, 0)]).toEqual([1, 5, 1]);
  });
});
