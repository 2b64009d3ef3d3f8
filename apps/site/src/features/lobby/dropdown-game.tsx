// A game in the header's dropdown [SHELL-54, SHELL-55]: its picture with the two ways to play over it, name and vendor below.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { Problem } from "../../shell/problem.tsx";
import { GameCover } from "./game-cover.tsx";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./dropdown-games.module.css";

interface DropdownGameProps {
  readonly game: Game;
  readonly comeInFree: ComeInFree;
}

export function DropdownGame({ game, comeInFree }: DropdownGameProps) {
  const t = useText();
  const { open, starting, problem } = useLaunch(comeInFree);
  const button = (demo: boolean) => ({
    size: "sm" as const,
    tabIndex: -1,
    loading: starting?.demo === demo,
    onClick: () => open(game, demo),
  });
  return (
    <article className={styles["game"]}>
      <div className={styles["art"]}>
        <GameCover game={game} width={130} height={130} className={styles["cover"]} />
        <div className={styles["over"]}>
          <Button tone="amber" {...button(false)}>
            {t("game_start")}
            <span className="sr">: {game.gameName}</span>
          </Button>
          {game.supportPlay === 0 ? (
            <Button tone="quiet" {...button(true)}>
              {t("game_try")}
              <span className="sr">: {game.gameName}</span>
            </Button>
          ) : null}
        </div>
      </div>
      <p className={cx("trunc", styles["name"])}>{game.gameName}</p>
      <p className={cx("trunc", styles["tag"])}>{game.displayName}</p>
      {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
    </article>
  );
}
