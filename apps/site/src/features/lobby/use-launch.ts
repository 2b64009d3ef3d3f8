// The two buttons of a game. What they do is fetched with the first press: the page they stand on is often only
// looked at.
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { usePermission } from "../../app/permission-context.ts";
import type { GameLaunch } from "../../app/game-launch.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { useModals } from "../../shell/modal-address.ts";
import { ACCOUNT_MODALS } from "../../shell/modals.rules.ts";
import type { Pressed } from "./launch.flow.ts";
import { launchOf } from "./launch.rules.ts";
import type { Launchable } from "./launch.rules.ts";
import type * as StartFlow from "./start-game.flow.ts";
import type { ComeInFree } from "./start-game.flow.ts";

export interface LaunchProblem {
  readonly text: string;
  /** The how manieth it is. */
  readonly count: number;
}

/** Told of every press that leads somewhere: what stands over the page makes room for it. */
type OnTheWay = () => void;

export function useLaunch(comeInFree: ComeInFree, onTheWay?: OnTheWay) {
  const services = useServices();
  const permission = usePermission();
  const t = useText();
  const [starting, setStarting] = useState<GameLaunch | null>(null);
  const [problem, setProblem] = useState<LaunchProblem | null>(null);
  const press = async (launch: GameLaunch, begin: (flow: typeof StartFlow) => Promise<Pressed>) => {
    setStarting(launch);
    // The part of the program that starts games may not come.
    const pressed = await import("./start-game.flow.ts")
      .then(begin)
      .catch((): Pressed => ({ problem: t("err_network") }));
    setStarting(null);
    if (pressed === "ON_ITS_WAY") onTheWay?.();
    else if (pressed !== "IGNORED")
      setProblem((last) => ({ text: pressed.problem, count: (last?.count ?? 0) + 1 }));
  };
  useWanted((launch) =>
    press(launch, ({ startLaunch }) => startLaunch(services, permission, launch, comeInFree)),
  );
  /** By the decision table [LOB-41]; a press while one is under way is none. */
  const open = (wanted: Launchable, demo: boolean): void =>
    void (
      starting ??
      press(launchOf(wanted, demo), ({ startGame }) =>
        startGame(services, permission, wanted, demo, comeInFree),
      )
    );
  return { open, starting, problem };
}

/** After the login the game starts that was pressed before it; who closed the way in no longer wants it. */
function useWanted(press: (launch: GameLaunch) => Promise<void>): void {
  const { session } = useServices();
  const token = useToken();
  const isAsked = useModals().open.some(({ name }) => ACCOUNT_MODALS.some((one) => one === name));
  const take = useEffectEvent(async (isInside: boolean, mayComeIn: boolean) => {
    const wanted = session.read("wantedGame");
    if (wanted === null || (!isInside && mayComeIn)) return;
    session.remove("wantedGame");
    if (isInside) await press(wanted);
  });
  useEffect(() => void take(token !== null, isAsked), [token, isAsked]);
}
