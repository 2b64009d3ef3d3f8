// Games as covers in a row: pointing at one shows its two ways to play; on a touch screen a tap opens them in a sheet.
import { Suspense, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { usePhone } from "@jonaki/ui/use-phone";
import Flame from "lucide-react/icons/flame";
import Play from "lucide-react/icons/play";
import { lazyPage } from "../../app/lazy-page.ts";
import { Problem } from "../../shell/problem.tsx";
import { GameCover } from "./game-cover.tsx";
import { useHotGames } from "./games.query.ts";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./game-tiles.module.css";

/** Most covers are only looked at: what a tap opens is fetched with it. */
const sheet = lazyPage(async () => (await import("./game-sheet.tsx")).GameSheet);

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

function GameTile({ game, comeInFree }: { readonly game: Game; readonly comeInFree: ComeInFree }) {
  const t = useText();
  const isPhone = usePhone();
  const { open, starting, problem } = useLaunch(comeInFree);
  const [opened, setOpened] = useState(false);
  const { gameName } = game;
  const actions = (
    <>
      <Button
        tone="amber"
        icon={<Play />}
        loading={starting?.demo === false}
        onClick={() => open(game, false)}
      >
        {t("game_start")}
        <span className="sr">: {gameName}</span>
      </Button>
      {game.supportPlay === 0 ? (
        <Button tone="quiet" loading={starting?.demo === true} onClick={() => open(game, true)}>
          {t("game_try")}
          <span className="sr">: {gameName}</span>
        </Button>
      ) : null}
    </>
  );
  return (
    <article className={styles["tile"]}>
      <div className={styles["art"]}>
        <GameCover game={game} width={300} height={400} className={styles["cover"]} />
        {game.isHot === 1 ? (
          <Badge tone="hot" icon={<Flame />} className={styles["badge"]}>
            {t("game_hot")}
          </Badge>
        ) : null}
        {isPhone ? (
          <button type="button" className={styles["open"]} onClick={() => setOpened(true)}>
            <span className="sr">{gameName}</span>
          </button>
        ) : (
          <div className={styles["over"]}>{actions}</div>
        )}
      </div>
      <h3 className={cx("trunc", styles["name"])}>{gameName}</h3>
      <p className={styles["vendor"]}>{game.displayName}</p>
      {isPhone && opened ? (
        <Suspense fallback={null}>
          <sheet.Page name={gameName} onClose={() => setOpened(false)}>
            {actions}
          </sheet.Page>
        </Suspense>
      ) : null}
      {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
    </article>
  );
}
