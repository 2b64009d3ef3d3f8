// Looking something up in the help centre [MSG-25]: every word must stand in the section, in any order and case.
import type { ArticleKind, HelpSection } from "./help.query.ts";

const ARTICLES: Readonly<Partial<Record<HelpSection["section"], ArticleKind>>> = {
  guide: "GUIDE",
  news: "NEWS",
  blog: "BLOG",
};

/** The kind of articles a section holds; null for one that is a text. */
export const articlesOf = ({ section }: Pick<HelpSection, "section">): ArticleKind | null =>
  ARTICLES[section] ?? null;

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/gu, " ").normalize("NFC");

const wordsOf = (wanted: string): readonly string[] =>
  wanted
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");

export const holds = (wanted: string, ...texts: readonly string[]): boolean => {
  const text = plainText(texts.join(" ")).toLowerCase();
  return wordsOf(wanted).every((word) => text.includes(word));
};

/** All sections for an empty wish; sections of articles have their own texts and are not searched. */
export const foundSections = (sections: readonly HelpSection[], wanted: string): readonly HelpSection[] =>
  wordsOf(wanted).length === 0
    ? sections
    : sections.filter(
        (section) => articlesOf(section) === null && holds(wanted, section.title, section.content),
      );
