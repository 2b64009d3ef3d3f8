// The home page [SHELL-110]: the parts that have something to show, in the order of the rule; a part without data is
// not on the page.
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../app/services.ts";
import { Banners } from "../features/messages/banners.tsx";
import { NoticeTicker } from "../features/messages/notice-ticker.tsx";
import { Winners } from "../features/messages/winners.tsx";
import { ClaimList } from "./claim-list.tsx";
import { DownloadStrip } from "./download-strip.tsx";
import { GamesPlace } from "./games-place.tsx";
import { PopupPlace } from "./popup-place.tsx";
import styles from "./home-page.module.css";

export function HomePage() {
  const t = useText();
  const { claims } = useServices().start;
  return (
    <div className={styles["home"]}>
      <h1 className="sr">{t("start_title")}</h1>
      <div className={styles["top"]}>
        <Banners />
        <NoticeTicker />
      </div>
      <GamesPlace />
      {claims.length === 0 ? null : <ClaimList claims={claims} />}
      <Winners />
      <DownloadStrip />
      <PopupPlace />
    </div>
  );
}
