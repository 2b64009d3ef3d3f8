// A game as its cover: pointing at it, or going to it by keyboard, shows its two ways to play [SHELL-54, SHELL-55]; on a
// touch screen a tap opens them in a sheet.
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import Flame from "lucide-react/icons/flame";
import Play from "lucide-react/icons/play";
import { lazyPage } from "../../app/lazy-page.ts";
import { Problem } from "../../shell/problem.tsx";
import { GameCover } from "./game-cover.tsx";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./game-tile.module.css";

/** Most covers are only looked at: what a tap opens is fetched with it. */
const sheet = lazyPage(async () => (await import("./game-sheet.tsx")).GameSheet);

interface GameTileProps {
  readonly game: Game;
  readonly comeInFree: ComeInFree;
  /** The heart of a lobby's tile; the home page has none. */
  readonly heart?: ReactNode;
}

export function GameTile({ game, comeInFree, heart }: GameTileProps) {
  const t = useText();
  const isPhone = usePhone();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Whoever comes back before the game was there finds the list, not the sheet.
  const { open, starting, problem } = useLaunch(comeInFree, close);
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
        {heart === undefined ? null : <span className={styles["heart"]}>{heart}</span>}
      </div>
      <h3 className={cx("trunc", styles["name"])}>{gameName}</h3>
      <p className={styles["vendor"]}>{game.displayName}</p>
      {isPhone && opened ? (
        <Suspense fallback={null}>
          <sheet.Page name={gameName} onClose={close}>
            {actions}
          </sheet.Page>
        </Suspense>
      ) : null}
      {problem === null ? null : <Problem key={problem.count} text={problem.text} />}
    </article>
  );
}
