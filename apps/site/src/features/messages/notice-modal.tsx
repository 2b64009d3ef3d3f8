// noticeModal: the notices beside the selected one, opened on the page that holds it [MSG-7, MSG-8]. On a phone the
// selected one takes the place of the list, and a step back shows the list again.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Megaphone from "lucide-react/icons/megaphone";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { ModalProps } from "../../shell/modals.ts";
import { useAnnouncements } from "./announcements.query.ts";
import type { Notice } from "./announcements.query.ts";
import { NoticeList } from "./notice-list.tsx";
import { NoticeView } from "./notice-view.tsx";
import { newestFirst, pageWith } from "./notices.rules.ts";
import { useNoticeReading } from "./use-notice-reading.ts";
import styles from "./notice-modal.module.css";

/** A reload opens it again, then without the notices: they are on their way. */
export function NoticeModal({ about, onClose }: ModalProps) {
  const { player, problem, isFetching, reload } = useAnnouncements();
  if (player !== undefined) {
    return <Opened notices={newestFirst(player)} first={about} onClose={onClose} />;
  }
  return (
    <Frame onClose={onClose}>
      <div className={styles["coming"]}>
        {problem === null ? (
          <Skeleton height={320} radius="var(--r-lg)" />
        ) : (
          <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
        )}
      </div>
    </Frame>
  );
}

interface OpenedProps {
  readonly notices: readonly Notice[];
  /** The notice it opens on. */
  readonly first: string;
  readonly onClose: () => void;
}

function Opened({ notices, first, onClose }: OpenedProps) {
  const t = useText();
  const isPhone = usePhone();
  const reading = useNoticeReading(first, pageWith(notices, first));
  // One that is gone leaves the newest beside the list.
  const notice = notices.find(({ id }) => id === reading.notice) ?? (isPhone ? undefined : notices[0]);
  const list = <NoticeList notices={notices} reading={reading} selected={notice?.id ?? null} />;
  return (
    <Frame onClose={onClose} list={list}>
      {notice === undefined ? (
        isPhone && <div className={styles["list"]}>{list}</div>
      ) : (
        <div className={styles["view"]}>
          <NoticeView notice={notice} level={3} />
          {isPhone ? (
            <Button
              tone="quiet"
              size="sm"
              icon={<ChevronLeft />}
              className={styles["back"]}
              onClick={reading.backToList}
            >
              {t("notice_all")}
            </Button>
          ) : null}
        </div>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly onClose: () => void;
  /** Beside the content, where there is place for it. */
  readonly list?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ onClose, list, children }: FrameProps) {
  const t = useText();
  const isPhone = usePhone();
  const aside = (
    <div className={styles["aside"]}>
      <p aria-hidden="true" className={styles["heading"]}>
        <Megaphone />
        {t("notice_title")}
      </p>
      {list}
    </div>
  );
  return (
    <Dialog
      open
      size="lg"
      phone="page"
      title={t("notice_title")}
      titleHidden={!isPhone}
      flush
      closeTone={isPhone ? "quiet" : "plate"}
      closeLabel={t("action_close")}
      onClose={onClose}
      {...(isPhone || list === undefined ? {} : { aside })}
    >
      {children}
    </Dialog>
  );
}
