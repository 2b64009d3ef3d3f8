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
import { Page } from "../../shell/page.tsx";
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
    <Page title={t("notice_title")}>
      {player !== undefined ? (
        <Notices notices={newestFirst(player)} />
      ) : problem === null ? (
        <Skeleton height={520} radius="var(--r-lg)" />
      ) : (
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      )}
    </Page>
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
      <>
        <div>
          <Button tone="quiet" size="sm" icon={<ChevronLeft />} onClick={reading.backToList}>
            {t("notice_all")}
          </Button>
        </div>
        <Card padding="none" className={styles["view"]}>
          <NoticeView notice={selected} level={2} />
        </Card>
      </>
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
          <Card padding="none" className={styles["list"]}>
            <NoticeList notices={shown} reading={reading} selected={selected?.id ?? null} />
          </Card>
          {selected === undefined ? null : (
            <Card padding="none" className={styles["view"]}>
              <NoticeView notice={selected} level={2} />
            </Card>
          )}
        </div>
      )}
    </>
  );
}
