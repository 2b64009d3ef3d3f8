// The list of a lobby: covers, bones, what went wrong with a way to try again, an empty list with a way out, and how it
// goes on: a pager, or on a phone the end that comes near [LOB-31, SHELL-99].
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Pager } from "@jonaki/ui/pager";
import { usePhone } from "@jonaki/ui/use-phone";
import { GAME_PAGE_SIZE } from "@jonaki/wire/constants";
import type { ReactNode } from "react";
import { useInfiniteScroll } from "../../app/infinite-scroll.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { GameGrid, GridBones } from "./game-grid.tsx";
import type { useGamePages } from "./lobby.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import styles from "./game-grid.module.css";

interface LobbyListProps {
  readonly list: ReturnType<typeof useGamePages>;
  readonly comeInFree: ComeInFree;
  /** In all, where it is known. */
  readonly count: number | null;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly empty: ReactNode;
}

export function LobbyList({ list, comeInFree, count, pageNo, onPage, empty }: LobbyListProps) {
  const t = useText();
  const isPhone = usePhone();
  const { games, problem, isOld, isFetching, reload } = list;
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (games === undefined) return <GridBones />;
  return (
    <>
      <h2 className="sr">{t("lobby_games")}</h2>
      {games.length === 0 ? empty : <GameGrid games={games} comeInFree={comeInFree} isOld={isOld} />}
      {isPhone ? (
        <ListEnd list={list} />
      ) : (
        <ListFoot pageNo={pageNo} pageCount={list.pageCount} count={count} onPage={onPage} />
      )}
    </>
  );
}

interface ListFootProps extends Pick<LobbyListProps, "count" | "pageNo" | "onPage"> {
  readonly pageCount: number;
}

function ListFoot({ pageNo, pageCount, count, onPage }: ListFootProps) {
  const { t, language } = useTranslator();
  if (pageCount < 2) return null;
  const first = (pageNo - 1) * GAME_PAGE_SIZE + 1;
  const figures = [first, Math.min(first + GAME_PAGE_SIZE - 1, count ?? 0), count ?? 0];
  const [from = "", to = "", all = ""] = figures.map((figure) => formatCount(figure, language));
  return (
    <div className={styles["foot"]}>
      <span>{count === null || first > count ? "" : t("lobby_shown", { 0: from, 1: to, 2: all })}</span>
      <Pager
        label={t("pager_label")}
        page={pageNo}
        pageCount={pageCount}
        onPage={onPage}
        previousLabel={t("pager_previous")}
        nextLabel={t("pager_next")}
        language={language}
      />
    </div>
  );
}

const MORE_BONES = 3;
/**
 * More than a fast finger passes while an answer is on its way and drawn: at the end it would have to stand still, and the
 * browser leaves out frames in which a moving bone comes into sight unpainted.
 */
const AHEAD_SCREENS = 4;

function ListEnd({ list }: Pick<LobbyListProps, "list">) {
  const t = useText();
  const { games = [], goesOn, isOld, isFetching, moreProblem, more } = list;
  // After a failure the next try is the reader's.
  const end = useInfiniteScroll<HTMLDivElement>(
    games.length,
    goesOn && !isOld && moreProblem === null ? more : null,
    AHEAD_SCREENS,
  );
  return (
    <div className={styles["end"]}>
      <div ref={end} />
      {moreProblem === null ? null : (
        <LoadProblem problem={moreProblem} isFetching={isFetching} onRetry={more} />
      )}
      {goesOn && moreProblem === null ? <GridBones count={MORE_BONES} /> : null}
      {goesOn || games.length === 0 ? null : <p>{t("lobby_end")}</p>}
    </div>
  );
}
