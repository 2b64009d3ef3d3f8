// The notices of a page as a list to choose from, each with the mark of its kind and its time [MSG-5, MSG-7]. On a phone
// the next page follows by itself when the end comes near [SHELL-99]; the pager below still leads anywhere.
import { useEffect, useRef } from "react";
import { formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Pager } from "@jonaki/ui/pager";
import { usePhone } from "@jonaki/ui/use-phone";
import BellRing from "lucide-react/icons/bell-ring";
import Dices from "lucide-react/icons/dices";
import Gift from "lucide-react/icons/gift";
import Pin from "lucide-react/icons/pin";
import Wallet from "lucide-react/icons/wallet";
import { useInfiniteScroll } from "../../app/infinite-scroll.ts";
import { useServices } from "../../app/services.ts";
import type { Notice } from "./announcements.query.ts";
import { pageCountOf, pagesOf } from "./notices.rules.ts";
import type { NoticeReading } from "./use-notice-reading.ts";
import styles from "./notice-list.module.css";

const ICONS = { SITE: BellRing, PAYMENT: Wallet, GAMES: Dices, PROMOTIONS: Gift } as const;

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly reading: NoticeReading;
  /** The one that stands open beside the list. */
  readonly selected: string | null;
}

export function NoticeList({ notices, reading, selected }: NoticeListProps) {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  const { firstPage, lastPage } = reading;
  const pageCount = pageCountOf(notices);
  const shown = pagesOf(notices, firstPage, lastPage);
  const goesOn = usePhone() && lastPage < pageCount;
  const end = useInfiniteScroll<HTMLDivElement>(shown.length, goesOn ? reading.goOn : null);
  const lastRead = useRef<HTMLButtonElement>(null);
  // Back from a notice one stands where one was.
  useEffect(() => lastRead.current?.focus(), []);
  return (
    <div className={styles["list"]}>
      <ul className={styles["rows"]}>
        {shown.map(({ id, title, timestamp, kind, isPinned }) => {
          const Icon = isPinned ? Pin : ICONS[kind];
          return (
            <li key={id}>
              <button
                ref={id === reading.cameFrom ? lastRead : undefined}
                type="button"
                aria-current={id === selected || undefined}
                className={cx(styles["row"], id === selected && styles["on"])}
                onClick={() => reading.read(id)}
              >
                <span aria-hidden="true" className={styles["icon"]}>
                  <Icon />
                </span>
                <span className={styles["words"]}>
                  <span className={cx("trunc", styles["title"])}>{title}</span>
                  <span className={cx("num", styles["time"])}>{formatTime(timestamp, timeZone)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div ref={end} />
      {pageCount > 1 ? (
        <Pager
          label={t("notice_pages")}
          page={lastPage}
          pageCount={pageCount}
          onPage={reading.turnTo}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
          className={styles["pager"]}
        />
      ) : null}
    </div>
  );
}
