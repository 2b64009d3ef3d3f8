// The empty jar: a one-line title, one sentence with the reason, and a way out.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import jar from "./art/empty-jar.svg?no-inline";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly reason?: ReactNode;
  /** One or two buttons or links. */
  readonly actions?: ReactNode;
  /** sm lies flat inside a card, md stands alone on a page. */
  readonly size?: "sm" | "md";
  /** Where it stands among the page's headings. */
  readonly heading?: "h2" | "h3";
  readonly className?: string | undefined;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, reason, actions, size = "md", heading: Heading = "h3", className } = props;
  return (
    <div className={cx(styles["empty"], styles[size], className)}>
      <img src={jar} alt="" width={220} height={200} className={styles["jar"]} />
      <div className={styles["words"]}>
        <Heading className={styles["title"]}>{title}</Heading>
        {reason === undefined ? null : <p className={styles["reason"]}>{reason}</p>}
        {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
      </div>
    </div>
  );
}
