// Wheel, put together: the wheel, the panel, and the keys.
import { useText } from "@jonaki/i18n/react";
import { GameScreen } from "../../shell/game-screen.tsx";
import { useDrawnAnnouncement } from "../../shell/use-drawn.ts";
import { usePlayKeys } from "../../shell/use-play-keys.ts";
import { WheelBoard } from "./wheel-board.tsx";
import { WheelControls } from "./wheel-controls.tsx";
import { wheelView } from "./wheel-view.tsx";
import { useWheel } from "./use-wheel.ts";

export function WheelGame() {
  const t = useText();
  const wheel = useWheel();
  const { result } = wheel;
  usePlayKeys({ bet: wheel.bet });
  const announcement = useDrawnAnnouncement(
    wheel,
    result === null ? null : t("play_wheel_words", { 0: String(result.segment), 1: `${result.multiplier}×` }),
  );
  return (
    <GameScreen
      view={wheelView}
      announcement={announcement}
      panel={<WheelControls wheel={wheel} />}
      renderBoard={(strip) => <WheelBoard wheel={wheel} strip={strip} />}
    />
  );
}
