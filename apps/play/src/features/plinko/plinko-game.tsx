// Plinko, put together: the pins, the panel, and the keys.
import { useText } from "@jonaki/i18n/react";
import { GameScreen } from "../../shell/game-screen.tsx";
import { useDrawnAnnouncement } from "../../shell/use-drawn.ts";
import { usePlayKeys } from "../../shell/use-play-keys.ts";
import { PlinkoBoard } from "./plinko-board.tsx";
import { PlinkoControls } from "./plinko-controls.tsx";
import { plinkoView } from "./plinko-view.tsx";
import { usePlinko } from "./use-plinko.ts";

export function PlinkoGame() {
  const t = useText();
  const plinko = usePlinko();
  const { result } = plinko;
  usePlayKeys({ bet: plinko.bet });
  const announcement = useDrawnAnnouncement(
    plinko,
    result === null ? null : t("play_plinko_words", { 0: String(result.slot), 1: `${result.multiplier}×` }),
  );
  return (
    <GameScreen
      view={plinkoView}
      announcement={announcement}
      panel={<PlinkoControls plinko={plinko} />}
      renderBoard={(strip) => <PlinkoBoard plinko={plinko} strip={strip} />}
    />
  );
}
