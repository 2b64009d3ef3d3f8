// The line of notices on the home page [SHELL-110]: one after the other, a press opens noticeModal on it. It stands
// still while it is pointed at or focused, under the modal, and for those who want no motion.
import { useEffect, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Megaphone from "lucide-react/icons/megaphone";
import { useServices } from "../../app/services.ts";
import { useModals } from "../../shell/modal-address.ts";
import { useHold } from "../../shell/use-hold.ts";
import { useAnnouncements } from "./announcements.query.ts";
import { newestFirst } from "./notices.rules.ts";
import styles from "./notice-ticker.module.css";

const TURN_MS = 6_000;
/** The ticker is for what is new; the rest stands on the notice page. */
const MOST_SHOWN = 8;

export function NoticeTicker() {
  const t = useText();
  const { timers, page } = useServices();
  const notices = newestFirst(useAnnouncements().player ?? []).slice(0, MOST_SHOWN);
  const [turn, setTurn] = useState(0);
  const { held, hold } = useHold();
  const { open, show } = useModals();
  const isCovered = open.some(({ name }) => name === "noticeModal");
  const count = notices.length;
  useEffect(() => {
    if (held || isCovered || count < 2 || page.wantsNoMotion()) return undefined;
    return timers.every(TURN_MS, () => setTurn((last) => last + 1));
  }, [timers, page, held, isCovered, count]);
  const notice = notices[turn % Math.max(count, 1)];
  return (
    <div className={styles["place"]}>
      {notice === undefined ? null : (
        <button
          type="button"
          className={styles["ticker"]}
          {...hold}
          onClick={() => show("noticeModal", notice.id)}
        >
          <Megaphone aria-hidden="true" className={styles["horn"]} />
          <span className="sr">{t("notice_title")}: </span>
          <span key={notice.id} className={cx("trunc", styles["words"])}>
            {notice.title}
          </span>
          <ChevronRight aria-hidden="true" className={styles["more"]} />
        </button>
      )}
    </div>
  );
}
