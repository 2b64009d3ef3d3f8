// One notice under its cover: title, time and text [MSG-5]; the text is contained once more when it is shown [MSG-6].
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import { useServices } from "../../app/services.ts";
import { RichText } from "../../shell/rich-text.tsx";
import type { Notice } from "./announcements.query.ts";
import { NoticeCover } from "./notice-cover.tsx";
import { KIND_TEXTS } from "./notice-kinds.ts";
import styles from "./notice-view.module.css";

interface NoticeViewProps {
  readonly notice: Notice;
  /** The level of its heading in the page around it. */
  readonly level: 2 | 3;
}

export function NoticeView({ notice, level }: NoticeViewProps) {
  const t = useText();
  const { timeZone } = useServices().start.brand;
  const Heading = `h${level}` as const;
  return (
    <article className={styles["notice"]}>
      <NoticeCover kind={notice.kind} className={styles["cover"]} />
      <div className={styles["words"]}>
        <Badge tone="brand" size="md">
          {t(KIND_TEXTS[notice.kind])}
        </Badge>
        <Heading className={styles["title"]}>{notice.title}</Heading>
        <p className={cx("num", styles["time"])}>{formatTime(notice.timestamp, timeZone)}</p>
        <RichText html={notice.content} />
      </div>
    </article>
  );
}
