// A whole page for when there is no game to show: a used ticket, maintenance, a session that ended, no connection.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { BrandMark } from "@jonaki/ui/brand-mark";
import styles from "./notice-page.module.css";

interface NoticePageProps {
  readonly title: string;
  readonly body: string;
  /** Null when the game stands alone and there is nothing to go back to. */
  readonly onBack: (() => void) | null;
  readonly onRetry?: (() => void) | undefined;
}

export function NoticePage({ title, body, onBack, onRetry }: NoticePageProps) {
  const t = useText();
  return (
    <main className={styles["page"]}>
      <BrandMark size={72} />
      <h1 className={styles["title"]}>{title}</h1>
      <p className={styles["body"]}>{body}</p>
      <div className={styles["actions"]}>
        {onRetry === undefined ? null : (
          <Button tone="brand" onClick={onRetry}>
            {t("action_retry")}
          </Button>
        )}
        {onBack === null ? null : (
          <Button tone={onRetry === undefined ? "brand" : "quiet"} onClick={onBack}>
            {t("play_back")}
          </Button>
        )}
      </div>
    </main>
  );
}
