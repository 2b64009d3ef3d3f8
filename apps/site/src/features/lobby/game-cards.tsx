// The popular games of the home page [SHELL-110], each with its two ways to play [SHELL-54, SHELL-55]. A few stand as
// wide cards, many as a row of covers.
import { useId } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Firefly } from "@jonaki/ui/firefly";
import { Skeleton } from "@jonaki/ui/skeleton";
import Play from "lucide-react/icons/play";
import ShieldCheck from "lucide-react/icons/shield-check";
import { FAIR } from "../../app/routes.ts";
import { Problem } from "../../shell/problem.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { GameCover } from "./game-cover.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { usePopularGames } from "./games.query.ts";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./game-cards.module.css";

const MOST_WIDE = 2;

export function PopularGames({ comeInFree }: { readonly comeInFree: ComeInFree }) {
  const t = useText();
  const { games } = usePopularGames();
  if (games !== undefined && games.length === 0) return null;
  return (
    <section id="games" aria-labelledby="popular">
      <h2 id="popular" className={styles["heading"]}>
        <Firefly />
        {t("home_popular")}
      </h2>
      {games === undefined ? (
        <Skeleton height={300} radius="var(--r-lg)" className={styles["cards"]} />
      ) : games.length > MOST_WIDE ? (
        <GameTiles games={games} comeInFree={comeInFree} />
      ) : (
        <ul className={styles["cards"]}>
          {games.map((game) => (
            <li key={`${game.vassalage} ${game.gameId}`}>
              <GameCard game={game} comeInFree={comeInFree} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface GameCardProps {
  readonly game: Game;
  readonly comeInFree: ComeInFree;
}

function GameCard({ game, comeInFree }: GameCardProps) {
  const t = useText();
  const titleId = useId();
  const { open, starting, problem } = useLaunch(comeInFree);
  const button = (demo: boolean) => ({
    size: "lg" as const,
    loading: starting?.demo === demo,
    // Two cards have the same words on their buttons.
    "aria-describedby": titleId,
    onClick: () => open(game, demo),
  });
  return (
    <article className={styles["card"]}>
      <GameCover game={game} width={480} height={300} eager className={styles["art"]} />
      <div className={styles["words"]}>
        <h3 id={titleId} className={styles["name"]}>
          {game.gameName}
        </h3>
        <p className={styles["vendor"]}>{game.displayName}</p>
        <div className={styles["buttons"]}>
          <Button tone="amber" icon={<Play />} {...button(false)}>
            {t("game_start")}
          </Button>
          {game.supportPlay === 0 ? (
            <Button tone="quiet" {...button(true)}>
              {t("game_try")}
            </Button>
          ) : null}
        </div>
        <SiteLink to={`${FAIR}?game=${game.gameId}`} className={styles["sheet"]}>
          <ShieldCheck aria-hidden="true" />
          {t("game_sheet")}
        </SiteLink>
        {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
      </div>
    </article>
  );
}
