// The games of the home page: puts the lobby's lists together with the way in for a visitor who wants to try one [LOB-37].
import { PopularGames } from "../features/lobby/game-cards.tsx";
import { HotGames } from "../features/lobby/game-tiles.tsx";
import { useComeInFree } from "./use-come-in-free.ts";

export function GamesPlace() {
  const comeInFree = useComeInFree();
  return (
    <>
      <PopularGames comeInFree={comeInFree} />
      <HotGames comeInFree={comeInFree} />
    </>
  );
}
