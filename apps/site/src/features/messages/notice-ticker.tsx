// The line of notices on the home page [SHELL-110]: one after the other, a press opens noticeModal on it. It stands
// still while it is pointed at or focused, and for those who want no motion.
import { Suspense, useEffect, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Megaphone from "lucide-react/icons/megaphone";
import { AllTexts } from "../../app/all-texts.tsx";
import { ErrorBoundary } from "../../app/error-boundary.tsx";
import { lazyPage } from "../../app/lazy-page.ts";
import { useServices } from "../../app/services.ts";
import { Problem } from "../../shell/problem.tsx";
import { useHold } from "../../shell/use-hold.ts";
import { useAnnouncements } from "./announcements.query.ts";
import { newestFirst } from "./notices.rules.ts";
import styles from "./notice-ticker.module.css";

const modal = lazyPage(async () => (await import("./notice-modal.tsx")).NoticeModal);

const TURN_MS = 6_000;
/** The ticker is for what is new; the rest stands on the notice page. */
const MOST_SHOWN = 8;

export function NoticeTicker() {
  const t = useText();
  const { timers, page } = useServices();
  const notices = newestFirst(useAnnouncements().player ?? []).slice(0, MOST_SHOWN);
  const [turn, setTurn] = useState(0);
  const { held, hold } = useHold();
  const [opened, setOpened] = useState<string | null>(null);
  const count = notices.length;
  useEffect(() => {
    if (held || opened !== null || count < 2 || page.wantsNoMotion()) return undefined;
    return timers.every(TURN_MS, () => setTurn((last) => last + 1));
  }, [timers, page, held, opened, count]);
  const notice = notices[turn % Math.max(count, 1)];
  const failed = <Problem text={t("err_network")} />;
  return (
    <div className={styles["place"]}>
      {notice === undefined ? null : (
        <button type="button" className={styles["ticker"]} {...hold} onClick={() => setOpened(notice.id)}>
          <Megaphone aria-hidden="true" className={styles["horn"]} />
          <span className="sr">{t("notice_title")}: </span>
          <span key={notice.id} className={cx("trunc", styles["words"])}>
            {notice.title}
          </span>
          <ChevronRight aria-hidden="true" className={styles["more"]} />
        </button>
      )}
      {opened === null ? null : (
        <ErrorBoundary screens={{ "slow-load": failed, fault: failed }}>
          <Suspense fallback={null}>
            <AllTexts>
              <modal.Page first={opened} onClose={() => setOpened(null)} />
            </AllTexts>
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
