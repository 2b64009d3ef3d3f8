// The two buttons of a game. What they do is fetched with the first press: the page they stand on is often only
// looked at.
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { usePermission } from "../../app/permission-context.ts";
import type { GameLaunch } from "../../app/game-launch.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { useModals } from "../../shell/modal-address.ts";
import type { Game } from "./games.query.ts";
import type { ComeInFree } from "./start-game.flow.ts";

export interface LaunchProblem {
  readonly text: string;
  /** The how manieth it is. */
  readonly count: number;
}

export function useLaunch(comeInFree: ComeInFree) {
  const services = useServices();
  const permission = usePermission();
  const t = useText();
  const [starting, setStarting] = useState<GameLaunch | null>(null);
  const [problem, setProblem] = useState<LaunchProblem | null>(null);
  const start = async (launch: GameLaunch): Promise<string | null> => {
    try {
      const { startGame } = await import("./start-game.flow.ts");
      return await startGame(services, permission, launch, comeInFree);
    } catch {
      // The part of the program that starts games did not come.
      return t("err_network");
    }
  };
  const press = async (launch: GameLaunch): Promise<void> => {
    setStarting(launch);
    const text = await start(launch);
    setStarting(null);
    if (text !== null) setProblem((last) => ({ text, count: (last?.count ?? 0) + 1 }));
  };
  useWanted(press);
  const open = ({ vassalage, gameId, nodeId }: Game, demo: boolean): void =>
    void (starting ?? press({ vassalage, gameId, nodeId, demo }));
  return { open, starting, problem };
}

/** After the login the game starts that was pressed before it; who closed the way in no longer wants it. */
function useWanted(press: (launch: GameLaunch) => Promise<void>): void {
  const { session } = useServices();
  const token = useToken();
  const isAsked = useModals().open.length > 0;
  const take = useEffectEvent(async (isInside: boolean, mayComeIn: boolean) => {
    const wanted = session.read("wantedGame");
    if (wanted === null || (!isInside && mayComeIn)) return;
    session.remove("wantedGame");
    if (isInside) await press(wanted);
  });
  useEffect(() => void take(token !== null, isAsked), [token, isAsked]);
}
