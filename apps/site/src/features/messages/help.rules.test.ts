import { describe, expect, it } from "vitest";
import { articlesOf, foundSections, holds } from "./help.rules.ts";

const SECTIONS = [
  { section: "terms" as const, title: "শর্তাবলি", content: "<p>আপনার বয়স <strong>১৮</strong> বছর হতে হবে</p>" },
  { section: "faq" as const, title: "FAQ", content: "<h3>How do I Play?</h3><p>Press start.</p>" },
  { section: "blog" as const, title: "ব্লগ", content: "" },
];
const names = (wanted: string) => foundSections(SECTIONS, wanted).map(({ section }) => section);

describe("the search of the help centre", () => {
  it("[MSG-25] finds a section that holds every word, in any order and case, and not words of its markup", () => {
    expect(names("play how")).toEqual(["faq"]);
    expect(names("বছর ১৮")).toEqual(["terms"]);
    expect(names("strong")).toEqual([]);
    expect(names("play never")).toEqual([]);
  });

  it("[MSG-25] nothing wanted shows everything", () => {
    expect(names("  ")).toEqual(["terms", "faq", "blog"]);
  });

  it("[MSG-27] guide, news and blog are articles", () => {
    expect(SECTIONS.map(articlesOf)).toEqual([null, null, "BLOG"]);
    expect(holds("START", "<p>start</p>")).toBe(true);
  });
});
