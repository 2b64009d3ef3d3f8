// The game that a page is about on its stage: looked for, launched and played, or what is said where there is none.
import type { ReactNode } from "react";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { Fit } from "./game-frame.tsx";
import type { Game } from "./games.query.ts";
import { launchOf } from "./launch.rules.ts";
import { useOneGame } from "./one-game.query.ts";
import type { GameWish } from "./one-game.query.ts";
import { OpeningGame, OwnStage, StageWords } from "./own-stage.tsx";

interface GameByWishProps {
  readonly wish: GameWish;
  /** A game of another vendor is none of this page's. */
  readonly fits?: (game: Game) => boolean;
  readonly fit: Fit;
  readonly handedOn?: Readonly<Record<string, string>>;
  /** Where there is no such game. */
  readonly none: ReactNode;
}

export function GameByWish({ wish, fits = () => true, fit, handedOn = {}, none }: GameByWishProps) {
  const { game, problem, isFetching, reload } = useOneGame(wish);
  if (problem !== null) {
    return (
      <StageWords>
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      </StageWords>
    );
  }
  if (game === undefined) return <OpeningGame />;
  if (game === null || !fits(game)) return none;
  return <OwnStage key={game.gameId} launch={launchOf(game, false)} fit={fit} handedOn={handedOn} />;
}
