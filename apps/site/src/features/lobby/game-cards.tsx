// The games that can be started today, each a card with its two ways to play [SHELL-54, SHELL-55].
import { useId } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Firefly } from "@jonaki/ui/firefly";
import Play from "lucide-react/icons/play";
import ShieldCheck from "lucide-react/icons/shield-check";
import { PLAYABLE_GAMES } from "../../app/playable-games.ts";
import type { PlayableGame } from "../../app/playable-games.ts";
import { FAIR } from "../../app/routes.ts";
import { gameArt } from "../../shell/game-art.ts";
import { Problem } from "../../shell/problem.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./game-cards.module.css";

export function GameCards({ comeInFree }: { readonly comeInFree: ComeInFree }) {
  const t = useText();
  return (
    <section aria-labelledby="games">
      <h2 id="games" className={styles["heading"]}>
        <Firefly />
        {t("games_title")}
      </h2>
      <ul className={styles["cards"]}>
        {PLAYABLE_GAMES.map((game) => (
          <li key={game.gameId}>
            <GameCard game={game} comeInFree={comeInFree} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GameCardProps {
  readonly game: PlayableGame;
  readonly comeInFree: ComeInFree;
}

function GameCard({ game, comeInFree }: GameCardProps) {
  const t = useText();
  const titleId = useId();
  const { press, starting, problem } = useLaunch(comeInFree);
  const { vassalage, gameId, nodeId } = game;
  const button = (demo: boolean) => ({
    size: "lg" as const,
    loading: starting?.demo === demo,
    // Two cards have the same words on their buttons.
    "aria-describedby": titleId,
    onClick: () => press({ vassalage, gameId, nodeId, demo }),
  });
  return (
    <article className={styles["card"]}>
      <img alt="" className={styles["art"]} src={gameArt(gameId)} width={480} height={300} />
      <div className={styles["words"]}>
        <h3 id={titleId} className={styles["name"]}>
          {t(game.nameKey)}
        </h3>
        <p className={styles["vendor"]}>{t("play_vendor")}</p>
        <p className={styles["body"]}>{t("games_dice_body")}</p>
        <div className={styles["buttons"]}>
          <Button tone="amber" icon={<Play />} {...button(false)}>
            {t("game_start")}
          </Button>
          <Button tone="quiet" {...button(true)}>
            {t("game_try")}
          </Button>
        </div>
        <SiteLink to={`${FAIR}?game=${gameId}`} className={styles["sheet"]}>
          <ShieldCheck aria-hidden="true" />
          {t("game_sheet")}
        </SiteLink>
        {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
      </div>
    </article>
  );
}
