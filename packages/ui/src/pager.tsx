// Prev, page numbers and Next; the numbers are Bengali digits in Bengali [SHELL-107].
import { cx } from "./cx.ts";
import { bengaliDigits } from "./digits.ts";
import type { Language } from "./language.ts";
import { existingPage, pagerItems } from "./pager.rules.ts";
import styles from "./pager.module.css";

interface PagerProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly language: Language;
  readonly className?: string | undefined;
}

// From six pages on the numbers may need seven cells, which a 360 px screen cannot hold beside Prev and Next.
const LONG_FROM_PAGES = 6;

export function Pager(props: PagerProps) {
  const { label, pageCount, onPage, previousLabel, nextLabel, language, className } = props;
  const current = existingPage(props.page, pageCount);
  const isLong = pageCount >= LONG_FROM_PAGES;
  const written = (page: number) => (language === "BN" ? bengaliDigits(String(page)) : String(page));
  return (
    <nav aria-label={label} className={cx(styles["pager"], isLong && styles["long"], className)}>
      <button
        type="button"
        className={styles["step"]}
        disabled={current <= 1}
        onClick={() => onPage(current - 1)}
      >
        {previousLabel}
      </button>
      <ol className={styles["pages"]}>
        {pagerItems(current, pageCount).map((item) =>
          item.kind === "gap" ? (
            <li key={`gap-${item.after}`} aria-hidden="true" className={styles["gap"]}>
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                aria-current={item.page === current ? "page" : undefined}
                className={styles["page"]}
                onClick={() => onPage(item.page)}
              >
                {written(item.page)}
              </button>
            </li>
          ),
        )}
      </ol>
      <button
        type="button"
        className={styles["step"]}
        disabled={current >= pageCount}
        onClick={() => onPage(current + 1)}
      >
        {nextLabel}
      </button>
    </nav>
  );
}
