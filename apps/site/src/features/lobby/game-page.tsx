// /game: the launched game full page under the header [SHELL-23, LOB-45, LOB-46, LOB-51].
import { useState, useSyncExternalStore } from "react";
import { usePermission } from "../../app/permission-context.ts";
import { useServices } from "../../app/services.ts";
import { useWarning } from "../../shell/warning.tsx";
import { GameStage } from "./game-stage.tsx";
import { launchGame } from "./launch.flow.ts";

export function GamePage() {
  const { session } = useServices();
  const launchUrl = useSyncExternalStore(session.subscribe, () => session.read("launchUrl"));
  const { warning, warn, forget } = useWarning();
  const { relaunch, isBusy } = useRelaunch(warn, forget);
  // Without an address the guard leads away [SHELL-29].
  if (launchUrl === null) return null;
  return (
    <GameStage
      launch={session.read("launched")}
      launchUrl={launchUrl}
      fit="screen"
      isBusy={isBusy}
      onRelaunch={relaunch}
      warning={warning}
      warn={warn}
    />
  );
}

/** A ticket works once [LOB-49], so a game is loaded again by a launch of its own. */
function useRelaunch(warn: (text: string) => Promise<void>, forget: () => void) {
  const services = useServices();
  const { launchGameCDNs } = usePermission();
  const [isBusy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    const launched = services.session.read("launched");
    if (launched === null) return;
    setBusy(true);
    const pressed = await launchGame(services, launchGameCDNs, launched);
    setBusy(false);
    if (pressed === "IGNORED") return;
    forget();
    if (pressed !== "ON_ITS_WAY") await warn(pressed.problem);
  };
  return { relaunch: () => void (isBusy ? null : ask()), isBusy };
}
