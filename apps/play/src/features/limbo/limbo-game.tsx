// Limbo, put together: the sky, the panel, and the keys.
import { useText } from "@jonaki/i18n/react";
import { GameScreen } from "../../shell/game-screen.tsx";
import { useDrawnAnnouncement } from "../../shell/use-drawn.ts";
import { usePlayKeys } from "../../shell/use-play-keys.ts";
import { LimboBoard } from "./limbo-board.tsx";
import { LimboControls } from "./limbo-controls.tsx";
import { limboView } from "./limbo-view.tsx";
import { useLimbo } from "./use-limbo.ts";

export function LimboGame() {
  const t = useText();
  const limbo = useLimbo();
  const { result } = limbo;
  usePlayKeys({ bet: limbo.bet });
  const announcement = useDrawnAnnouncement(
    limbo,
    result === null ? null : t("play_limbo_words", { 0: `${result.result}×` }),
  );
  return (
    <GameScreen
      view={limboView}
      announcement={announcement}
      panel={<LimboControls limbo={limbo} />}
      renderBoard={(strip) => <LimboBoard limbo={limbo} strip={strip} />}
    />
  );
}
