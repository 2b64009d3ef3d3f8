// The articles of a kind [MSG-27]: nine a page, each with its picture, day and summary; a press opens the whole text.
import { useState } from "react";
import { formatDay } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Dialog } from "@jonaki/ui/dialog";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Pager } from "@jonaki/ui/pager";
import { Skeleton } from "@jonaki/ui/skeleton";
import { useServices } from "../../app/services.ts";
import { LazyImage } from "../../shell/lazy-image.tsx";
import { RichText } from "../../shell/rich-text.tsx";
import { useArticles } from "./help.query.ts";
import type { Article, ArticleKind } from "./help.query.ts";
import styles from "./article-list.module.css";

interface ArticleListProps {
  readonly kind: ArticleKind;
  readonly label: string;
}

export function ArticleList({ kind, label }: ArticleListProps) {
  const { t, language } = useTranslator();
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Article | null>(null);
  const page = useArticles(kind, pageNo);
  if (page === undefined) return <Skeleton height={280} radius="var(--r-lg)" />;
  if (page.articles.length === 0) return <EmptyState size="sm" title={t("in_no_data")} />;
  return (
    <>
      <ul className={styles["cards"]}>
        {page.articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} onOpen={() => setOpened(article)} />
          </li>
        ))}
      </ul>
      {page.totalPages > 1 ? (
        <Pager
          label={label}
          page={pageNo}
          pageCount={page.totalPages}
          onPage={setPageNo}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
          className={styles["pager"]}
        />
      ) : null}
      {opened === null ? null : (
        <Dialog
          open
          size="lg"
          phone="page"
          title={opened.title}
          closeLabel={t("action_close")}
          onClose={() => setOpened(null)}
        >
          <div className={styles["whole"]}>
            <LazyImage
              src={opened.picture}
              alt=""
              name={opened.title}
              width={800}
              height={450}
              eager
              className={styles["wide"]}
            />
            <RichText html={opened.content} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function ArticleCard({ article, onOpen }: { readonly article: Article; readonly onOpen: () => void }) {
  const { timeZone } = useServices().start.brand;
  const { title, picture, summary, time } = article;
  return (
    <article className={styles["card"]}>
      <LazyImage src={picture} alt="" name={title} width={800} height={450} className={styles["picture"]} />
      <div className={styles["words"]}>
        <time dateTime={time} className={cx("num", styles["day"])}>
          {formatDay(time, timeZone)}
        </time>
        <h3 className={styles["title"]}>
          <button type="button" className={styles["open"]} onClick={onOpen}>
            {title}
          </button>
        </h3>
        <p className={styles["summary"]}>{summary}</p>
      </div>
    </article>
  );
}
