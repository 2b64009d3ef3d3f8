// The heart of a game [LOB-26]: full at once when it is pressed, and as it was when the server refuses. A visitor is led to
// the login.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Heart from "lucide-react/icons/heart";
import { useToken } from "../../app/use-token.ts";
import { useModals } from "../../shell/modal-address.ts";
import { useProblems } from "../../shell/problem.tsx";
import { useSetFavourite } from "./favourites.query.ts";
import type { Game } from "./games.query.ts";
import styles from "./favourite-heart.module.css";

interface FavouriteHeartProps {
  readonly game: Game;
  readonly isOn: boolean;
}

export function FavouriteHeart({ game: { gameId, gameName }, isOn }: FavouriteHeartProps) {
  const t = useText();
  const isVisitor = useToken() === null;
  const modals = useModals();
  const { tell, last } = useProblems();
  const { set } = useSetFavourite(gameId, tell);
  return (
    <>
      <button
        type="button"
        aria-label={t("lobby_heart", { 0: gameName })}
        aria-pressed={isOn}
        className={cx(styles["heart"], isOn && styles["on"])}
        onClick={() => (isVisitor ? modals.show("loginPopupModal") : set(!isOn))}
      >
        <span className={styles["disc"]}>
          <Heart aria-hidden="true" />
        </span>
      </button>
      {last}
    </>
  );
}
