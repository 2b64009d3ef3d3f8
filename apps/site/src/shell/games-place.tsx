// The games of the home page: puts the lobby's lists together with the way in for a visitor who wants to try one [LOB-37].
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../app/services.ts";
import { PopularGames } from "../features/lobby/game-cards.tsx";
import { HotGames } from "../features/lobby/game-tiles.tsx";

export function GamesPlace() {
  const services = useServices();
  const t = useText();
  const comeInFree = async (): Promise<string | null> => {
    try {
      const { playFree } = await import("../features/accounts/come-in.flow.ts");
      return (await playFree(services))?.text ?? null;
    } catch {
      // The part of the program that lets guests in did not come.
      return t("err_network");
    }
  };
  return (
    <>
      <PopularGames comeInFree={comeInFree} />
      <HotGames comeInFree={comeInFree} />
    </>
  );
}
