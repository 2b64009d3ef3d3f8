// The notices of a page as a list to choose from, each with the mark of its kind and its time [MSG-5, MSG-7].
import { formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Pager } from "@jonaki/ui/pager";
import BellRing from "lucide-react/icons/bell-ring";
import Dices from "lucide-react/icons/dices";
import Gift from "lucide-react/icons/gift";
import Pin from "lucide-react/icons/pin";
import Wallet from "lucide-react/icons/wallet";
import { useServices } from "../../app/services.ts";
import type { Notice } from "./announcements.query.ts";
import { pageCountOf, pageOf } from "./notices.rules.ts";
import styles from "./notice-list.module.css";

const ICONS = { SITE: BellRing, PAYMENT: Wallet, GAMES: Dices, PROMOTIONS: Gift } as const;

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly page: number;
  readonly selected: string | null;
  readonly onPage: (page: number) => void;
  readonly onSelect: (id: string) => void;
}

export function NoticeList({ notices, page, selected, onPage, onSelect }: NoticeListProps) {
  const { t, language } = useTranslator();
  const { timeZone } = useServices().start.brand;
  const pageCount = pageCountOf(notices);
  return (
    <div className={styles["list"]}>
      <ul className={styles["rows"]}>
        {pageOf(notices, page).map(({ id, title, timestamp, kind, isPinned }) => {
          const Icon = isPinned ? Pin : ICONS[kind];
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === selected || undefined}
                className={cx(styles["row"], id === selected && styles["on"])}
                onClick={() => onSelect(id)}
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
      {pageCount > 1 ? (
        <Pager
          label={t("notice_pages")}
          page={page}
          pageCount={pageCount}
          onPage={onPage}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
          className={styles["pager"]}
        />
      ) : null}
    </div>
  );
}
