// Games as covers in a row: the hot ones of the home page, and the popular ones where there are many.
import { useText } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import { GameTile } from "./game-tile.tsx";
import { useHotGames } from "./games.query.ts";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import styles from "./game-tiles.module.css";

/** The hot games [SHELL-110]; absent while nothing is played. */
export function HotGames({ comeInFree }: { readonly comeInFree: ComeInFree }) {
  const t = useText();
  const { games } = useHotGames();
  if (games === undefined || games.length === 0) return null;
  return (
    <section aria-labelledby="hot">
      <h2 id="hot" className={styles["heading"]}>
        <Firefly />
        {t("home_hot")}
      </h2>
      <GameTiles games={games} comeInFree={comeInFree} />
    </section>
  );
}

interface GameTilesProps {
  readonly games: readonly Game[];
  readonly comeInFree: ComeInFree;
}

export function GameTiles({ games, comeInFree }: GameTilesProps) {
  return (
    <ul className={styles["tiles"]}>
      {games.map((game) => (
        <li key={`${game.vassalage} ${game.gameId}`}>
          <GameTile game={game} comeInFree={comeInFree} />
        </li>
      ))}
    </ul>
  );
}
