// The help centre [MSG-24, MSG-25] and the articles [MSG-27] as they travel, in the language of the request.
import type { CallOutput, Calls } from "@jonaki/wire";
import { HELP_SECTIONS } from "@jonaki/wire/states";
import { isSafeAddress } from "../../platform/clean-content.ts";
import type { ArticleRow, HelpRow } from "./help.store.ts";

type Section = CallOutput<Calls["messages"]["helpCenter"]>["sections"][number];
type Article = CallOutput<Calls["messages"]["contentList"]>["articles"][number];
type Language = "BN" | "EN";
type Clean = (html: string) => string;

/** These sections are articles: the page knows their titles from here and asks for the rest with contentList. */
const OF_ARTICLES: readonly HelpRow[] = [
  { section: "guide", title: { BN: "নতুনদের গাইড", EN: "Beginner guide" }, content: { BN: "", EN: "" } },
  { section: "news", title: { BN: "খবর", EN: "News" }, content: { BN: "", EN: "" } },
  { section: "blog", title: { BN: "ব্লগ", EN: "Blog" }, content: { BN: "", EN: "" } },
];

export function helpSections(rows: readonly HelpRow[], language: Language, clean: Clean): Section[] {
  return [...rows, ...OF_ARTICLES].flatMap((row) => {
    const section = HELP_SECTIONS.find((name) => name === row.section);
    const { title, content } = row;
    return section === undefined
      ? []
      : [{ section, title: title[language], content: clean(content[language]) }];
  });
}

export const articleView = (row: ArticleRow, language: Language, clean: Clean): Article => ({
  id: String(row.id),
  time: row.publishedAt.toISOString(),
  title: row.title[language],
  picture: isSafeAddress(row.picture) ? row.picture : "",
  summary: row.summary[language],
  content: clean(row.content[language]),
});
