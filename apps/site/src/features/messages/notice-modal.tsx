// noticeModal: the notices beside the selected one, opened on the page that holds it [MSG-7, MSG-8]. On a phone the
// selected one takes the place of the list, and a step back shows the list again.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { usePhone } from "@jonaki/ui/use-phone";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Megaphone from "lucide-react/icons/megaphone";
import { useAnnouncements } from "./announcements.query.ts";
import { NoticeList } from "./notice-list.tsx";
import { NoticeView } from "./notice-view.tsx";
import { newestFirst, pageWith } from "./notices.rules.ts";
import styles from "./notice-modal.module.css";

interface NoticeModalProps {
  /** The notice it opens on. */
  readonly first: string;
  readonly onClose: () => void;
}

export function NoticeModal({ first, onClose }: NoticeModalProps) {
  const t = useText();
  const isPhone = usePhone();
  const notices = newestFirst(useAnnouncements().player ?? []);
  const [selected, setSelected] = useState<string | null>(first);
  const [page, setPage] = useState(() => pageWith(notices, first));
  const notice = notices.find(({ id }) => id === selected);
  const list = (
    <NoticeList notices={notices} page={page} selected={selected} onPage={setPage} onSelect={setSelected} />
  );
  const heading = (
    <p aria-hidden="true" className={styles["heading"]}>
      <Megaphone />
      {t("notice_title")}
    </p>
  );
  const aside = (
    <div className={styles["aside"]}>
      {heading}
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
      closeLabel={t("action_close")}
      onClose={onClose}
      {...(isPhone ? {} : { aside })}
    >
      {isPhone && notice !== undefined ? (
        <Button tone="quiet" size="sm" icon={<ChevronLeft />} onClick={() => setSelected(null)}>
          {t("notice_all")}
        </Button>
      ) : null}
      {notice === undefined ? (
        isPhone && list
      ) : (
        <div className={styles["view"]}>
          <NoticeView notice={notice} level={3} />
        </div>
      )}
    </Dialog>
  );
}
