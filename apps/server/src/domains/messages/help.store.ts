// The help centre's sections and the articles.
import type { Queryable } from "../../platform/database/database.ts";

interface InBothLanguages {
  readonly BN: string;
  readonly EN: string;
}

export interface HelpRow {
  readonly section: string;
  readonly title: InBothLanguages;
  readonly content: InBothLanguages;
}

export async function readHelp(store: Queryable): Promise<readonly HelpRow[]> {
  const rows = await store.selectFrom("help_sections").selectAll().orderBy("position").execute();
  return rows.map((row) => ({
    section: row.section,
    title: { BN: row.title_bn, EN: row.title_en },
    content: { BN: row.content_bn, EN: row.content_en },
  }));
}

export type ArticleKind = "BLOG" | "NEWS" | "GUIDE";

export interface ArticleRow {
  readonly id: bigint;
  readonly publishedAt: Date;
  readonly picture: string;
  readonly title: InBothLanguages;
  readonly summary: InBothLanguages;
  readonly content: InBothLanguages;
}

/** What is dated later than the moment is not published yet. */
export async function readArticles(
  store: Queryable,
  kind: ArticleKind,
  moment: Date,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly rows: readonly ArticleRow[]; readonly count: number }> {
  const published = store.selectFrom("articles").where("kind", "=", kind).where("published_at", "<=", moment);
  const { count } = await published
    .select((of) => of.fn.countAll<bigint>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await published
    .selectAll()
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { count: Number(count), rows: rows.map(articleOf) };
}

const articleOf = (row: {
  readonly id: bigint;
  readonly published_at: Date;
  readonly picture: string;
  readonly title_bn: string;
  readonly title_en: string;
  readonly summary_bn: string;
  readonly summary_en: string;
  readonly content_bn: string;
  readonly content_en: string;
}): ArticleRow => ({
  id: row.id,
  publishedAt: row.published_at,
  picture: row.picture,
  title: { BN: row.title_bn, EN: row.title_en },
  summary: { BN: row.summary_bn, EN: row.summary_en },
  content: { BN: row.content_bn, EN: row.content_en },
});
