// The games of the current vendor in a dropdown of the header [SHELL-54 to SHELL-58]: 21 at first, 18 after a page change.
// Arrow keys reach them, so that Tab still goes from one category to the next.
import { useState } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { Pager } from "@jonaki/ui/pager";
import { Skeleton } from "@jonaki/ui/skeleton";
import { DROPDOWN_PAGE_SIZE } from "@jonaki/wire/constants";
import type { VendorCard } from "../../app/vendors.query.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { DropdownGame } from "./dropdown-game.tsx";
import { useVendorPage } from "./lobby.query.ts";
import type { Paging } from "./lobby.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import styles from "./dropdown-games.module.css";

const FIRST: Paging = { pageNo: 1, pageSize: DROPDOWN_PAGE_SIZE.firstLoad };
const BONES = Array.from({ length: 7 }, (_, place) => place);

interface DropdownGamesProps {
  readonly vendor: VendorCard;
  readonly comeInFree: ComeInFree;
}

export function DropdownGames({ vendor, comeInFree }: DropdownGamesProps) {
  const { t } = useTranslator();
  const [paging, setPaging] = useState(FIRST);
  const page = useVendorPage(vendor.vassalage, paging);
  return (
    <section aria-label={t("lobby_dropdown", { 0: vendor.displayName })} className={styles["games"]}>
      <p className={styles["vendor"]}>
        <Firefly />
        {vendor.displayName}
      </p>
      <PageOfGames {...page} comeInFree={comeInFree} />
      {page.totalPages > 1 ? (
        <GamesPager
          page={paging.pageNo}
          pageCount={page.totalPages}
          onPage={(pageNo) => setPaging({ pageNo, pageSize: DROPDOWN_PAGE_SIZE.afterPageChange })}
        />
      ) : null}
    </section>
  );
}

type PageOfGamesProps = ReturnType<typeof useVendorPage> & Pick<DropdownGamesProps, "comeInFree">;

function PageOfGames({ games, isOld, problem, isFetching, reload, comeInFree }: PageOfGamesProps) {
  const { t } = useTranslator();
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (games === undefined) {
    return (
      <div className={styles["grid"]}>
        <output className="sr">{t("page_loading")}</output>
        {BONES.map((place) => (
          <Skeleton key={place} ratioPercent={100} radius="var(--r-md)" />
        ))}
      </div>
    );
  }
  if (games.length === 0) return <p className={styles["none"]}>{t("in_no_data")}</p>;
  return (
    <ul aria-busy={isOld} className={cx(styles["grid"], isOld && styles["old"])}>
      {games.map((game) => (
        <li key={game.gameId}>
          <DropdownGame game={game} comeInFree={comeInFree} />
        </li>
      ))}
    </ul>
  );
}

interface GamesPagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

function GamesPager(props: GamesPagerProps) {
  const { t, language } = useTranslator();
  return (
    <Pager
      {...props}
      label={t("pager_label")}
      previousLabel={t("pager_previous")}
      nextLabel={t("pager_next")}
      language={language}
      className={styles["pager"]}
    />
  );
}
