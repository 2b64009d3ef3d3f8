// The picture of a game: its own where it brought one, a drawn poster where it did not.
import { LazyImage } from "../../shell/lazy-image.tsx";
import { Poster } from "../../shell/poster.tsx";
import type { Game } from "./games.query.ts";

interface GameCoverProps {
  readonly game: Game;
  readonly width: number;
  readonly height: number;
  /** It stands in the first view. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

export function GameCover({ game, width, height, eager = false, className }: GameCoverProps) {
  if (game.showIcon === "") return <Poster game={game} className={className} />;
  return (
    <LazyImage
      src={game.showIcon}
      alt=""
      name={game.gameName}
      width={width}
      height={height}
      eager={eager}
      className={className}
    />
  );
}
