// The head of a lobby: its name, how much it holds, and the first of its covers.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import { GameCover } from "./game-cover.tsx";
import type { Game } from "./games.query.ts";
import styles from "./lobby-hero.module.css";

interface LobbyHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly games: readonly Game[];
  /** Null while it is not known. */
  readonly count: number | null;
}

const COVERS = 3;

export function LobbyHero({ title, lead, games, count }: LobbyHeroProps) {
  const { t, language } = useTranslator();
  return (
    <div className={styles["hero"]}>
      <div className={styles["words"]}>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <output className={styles["count"]}>
          {count === null || count === 0 ? null : (
            <>
              <Firefly />
              {t("lobby_count", { 0: formatCount(count, language) })}
            </>
          )}
        </output>
      </div>
      <div aria-hidden="true" className={styles["covers"]}>
        {games.slice(0, COVERS).map((game) => (
          <span key={game.gameId} className={styles["card"]}>
            <GameCover game={game} width={165} height={220} eager className={styles["cover"]} />
          </span>
        ))}
      </div>
    </div>
  );
}
