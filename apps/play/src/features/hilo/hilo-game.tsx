// Hi-lo, put together: the cards, the panel, and the keys.
import { GameScreen } from "../../shell/game-screen.tsx";
import { isLetter, usePlayKeys } from "../../shell/use-play-keys.ts";
import { HiloBoard } from "./hilo-board.tsx";
import { HiloControls } from "./hilo-controls.tsx";
import { hiloView } from "./hilo-view.tsx";
import type { HiloAct } from "./hilo.rules.ts";
import { useAnnouncement, useHilo } from "./use-hilo.ts";

const GUESS_KEYS: Readonly<Record<string, HiloAct>> = { ArrowUp: "higher", ArrowDown: "lower", "=": "same" };

/** Letters count wherever they are pressed, the arrows only while a card waits: otherwise they scroll. */
function actOf(event: KeyboardEvent, isOpen: boolean): HiloAct | null {
  if (isLetter(event, "C")) return "cashOut";
  if (isLetter(event, "S")) return "skip";
  return isOpen ? (GUESS_KEYS[event.key] ?? null) : null;
}

export function HiloGame() {
  const hilo = useHilo();
  const { bet, act, open } = hilo;
  usePlayKeys({
    bet,
    press: (event) => {
      const done = actOf(event, open !== null);
      if (isLetter(event, "B")) bet();
      else if (done === null) return false;
      // A key that is held down counts once.
      else if (!event.repeat) act(done);
      return true;
    },
  });
  return (
    <GameScreen
      view={hiloView}
      announcement={useAnnouncement(hilo.state, hilo)}
      panel={<HiloControls hilo={hilo} />}
      renderBoard={(strip) => <HiloBoard hilo={hilo} strip={strip} />}
    />
  );
}
