// gamePopup: the paged list of a vendor's games over the page one is on [LOB-34, SHELL-89].
import { useState } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Pager } from "@jonaki/ui/pager";
import { Skeleton } from "@jonaki/ui/skeleton";
import { GAME_PAGE_SIZE } from "@jonaki/wire/constants";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { useVendorPage } from "./lobby.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import styles from "./game-popup.module.css";

interface GamePopupProps {
  readonly vassalage: string;
  readonly comeInFree: ComeInFree;
  readonly onClose: () => void;
}

export function GamePopup({ vassalage, comeInFree, onClose }: GamePopupProps) {
  const t = useText();
  const { language } = useTranslator();
  const [pageNo, setPageNo] = useState(1);
  const { games, totalPages, problem, isFetching, reload } = useVendorPage(vassalage, {
    pageNo,
    pageSize: GAME_PAGE_SIZE,
  });
  const name = games?.[0]?.displayName ?? t("tab_games");
  return (
    <Dialog open size="xl" phone="page" title={name} closeLabel={t("action_close")} onClose={onClose}>
      <div className={styles["games"]} aria-busy={isFetching || undefined}>
        {problem !== null ? (
          <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
        ) : games === undefined ? (
          <Skeleton height={420} radius="var(--r-lg)" />
        ) : games.length === 0 ? (
          <EmptyState size="sm" title={t("in_no_data")} reason={t("popup_none_body")} />
        ) : (
          <GameTiles games={games} comeInFree={comeInFree} />
        )}
        {totalPages < 2 ? null : (
          <Pager
            label={t("pager_label")}
            page={pageNo}
            pageCount={totalPages}
            onPage={setPageNo}
            previousLabel={t("pager_previous")}
            nextLabel={t("pager_next")}
            language={language}
            className={styles["pager"]}
          />
        )}
      </div>
    </Dialog>
  );
}
