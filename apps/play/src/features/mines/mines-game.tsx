// Mines, put together: the field, the panel, and the keys.
import { useRef } from "react";
import { GameScreen } from "../../shell/game-screen.tsx";
import { isLetter, usePlayKeys } from "../../shell/use-play-keys.ts";
import { MinesBoard } from "./mines-board.tsx";
import { MinesControls } from "./mines-controls.tsx";
import { minesView } from "./mines-view.tsx";
import { useAnnouncement, useMines } from "./use-mines.ts";

export function MinesGame() {
  const mines = useMines();
  const field = useRef<HTMLFieldSetElement>(null);
  usePlayKeys({
    bet: mines.bet,
    press: (event, isOnControl) => {
      if (isLetter(event, "B")) mines.bet();
      else if (isLetter(event, "C")) mines.cashOut();
      else if (isOnControl || mines.steps.open === null || !event.key.startsWith("Arrow")) return false;
      else field.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      return true;
    },
  });
  return (
    <GameScreen
      view={minesView}
      announcement={useAnnouncement(mines.state, mines)}
      panel={<MinesControls mines={mines} />}
      renderBoard={(strip) => <MinesBoard mines={mines} strip={strip} fieldRef={field} />}
    />
  );
}
