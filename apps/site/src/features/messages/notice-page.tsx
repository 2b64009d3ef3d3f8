// /noticePage: all notices, newest first, by kind, with the selected one beside the list [MSG-10].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { useAnnouncements } from "./announcements.query.ts";
import type { Notice } from "./announcements.query.ts";
import { KIND_TEXTS } from "./notice-kinds.ts";
import { NoticeList } from "./notice-list.tsx";
import { NoticeView } from "./notice-view.tsx";
import { newestFirst, NOTICE_KINDS, ofKind } from "./notices.rules.ts";
import type { NoticeKind } from "./notices.rules.ts";
import { useNoticeReading } from "./use-notice-reading.ts";
import styles from "./notice-page.module.css";

export function NoticePage() {
  const t = useText();
  const { player, problem, isFetching, reload } = useAnnouncements();
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{t("notice_title")}</h1>
      {player !== undefined ? (
        <Notices notices={newestFirst(player)} />
      ) : problem === null ? (
        <Skeleton height={520} radius="var(--r-lg)" />
      ) : (
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      )}
    </div>
  );
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useText();
  const isPhone = usePhone();
  const [kind, setKind] = useState<NoticeKind>("ALL");
  const reading = useNoticeReading(null, 1);
  const shown = ofKind(notices, kind);
  // Beside the list one always stands open; on a phone the list is the page until one is chosen.
  const selected = shown.find(({ id }) => id === reading.notice) ?? (isPhone ? undefined : shown[0]);
  const choose = (next: NoticeKind): void => {
    setKind(next);
    reading.beginAnew();
  };
  if (isPhone && selected !== undefined) {
    return (
      <Card className={styles["view"]}>
        <Button tone="quiet" size="sm" icon={<ChevronLeft />} onClick={reading.backToList}>
          {t("notice_all")}
        </Button>
        <NoticeView notice={selected} level={2} />
      </Card>
    );
  }
  return (
    <>
      <ChipRow label={t("notice_kinds")}>
        {NOTICE_KINDS.map((one) => (
          <Chip key={one} selected={one === kind} onClick={() => choose(one)}>
            {t(KIND_TEXTS[one])}
          </Chip>
        ))}
      </ChipRow>
      {shown.length === 0 ? (
        <EmptyState title={t("in_no_data")} reason={t("notice_none")} />
      ) : (
        <div className={styles["panes"]}>
          <Card className={styles["list"]}>
            <NoticeList notices={shown} reading={reading} selected={selected?.id ?? null} />
          </Card>
          {selected === undefined ? null : (
            <Card className={styles["view"]}>
              <NoticeView notice={selected} level={2} />
            </Card>
          )}
        </div>
      )}
    </>
  );
}
