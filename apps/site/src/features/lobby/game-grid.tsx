// The covers of a lobby [LOB-31] with their hearts, and the bones of those that are coming.
import { memo } from "react";
import { cx } from "@jonaki/ui/cx";
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { FavouriteHeart } from "./favourite-heart.tsx";
import { useFavouriteIds } from "./favourites.query.ts";
import { GameTile } from "./game-tile.tsx";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import styles from "./game-grid.module.css";

interface GameGridProps {
  readonly games: readonly Game[];
  readonly comeInFree: ComeInFree;
  /** These are the answer to an earlier question. */
  readonly isOld: boolean;
}

export function GameGrid({ games, comeInFree, isOld }: GameGridProps) {
  const t = useText();
  const favourites = new Set(useFavouriteIds());
  return (
    <ul
      aria-label={t("lobby_games")}
      aria-busy={isOld}
      className={cx(styles["grid"], isOld && styles["old"])}
    >
      {games.map((game) => (
        <GamePlace
          key={`${game.vassalage} ${game.gameId}`}
          game={game}
          comeInFree={comeInFree}
          isFavourite={favourites.has(game.gameId)}
        />
      ))}
    </ul>
  );
}

interface GamePlaceProps extends Pick<GameGridProps, "comeInFree"> {
  readonly game: Game;
  readonly isFavourite: boolean;
}

/** A page that is added must not draw the hundreds of covers before it again. */
const GamePlace = memo(function GamePlace({ game, comeInFree, isFavourite }: GamePlaceProps) {
  return (
    <li className={styles["place"]}>
      <GameTile
        game={game}
        comeInFree={comeInFree}
        heart={<FavouriteHeart game={game} isOn={isFavourite} />}
      />
    </li>
  );
});

const BONES = Array.from({ length: 12 }, (_, place) => place);

export function GridBones({ count = BONES.length }: { readonly count?: number }) {
  const t = useText();
  return (
    <div className={styles["grid"]}>
      <output className="sr">{t("page_loading")}</output>
      {BONES.slice(0, count).map((place) => (
        <div key={place} className={styles["bone"]}>
          <Skeleton ratioPercent={133} radius="var(--r-md)" />
          <Skeleton width="70%" height={14} />
          <Skeleton width="45%" height={12} />
        </div>
      ))}
    </div>
  );
}
