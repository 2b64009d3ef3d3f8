// Keno, put together: the numbers, the panel, and the keys.
import { useRef } from "react";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { GameScreen } from "../../shell/game-screen.tsx";
import { useDrawnAnnouncement } from "../../shell/use-drawn.ts";
import { isLetter, usePlayKeys } from "../../shell/use-play-keys.ts";
import { KenoBoard } from "./keno-board.tsx";
import { KenoControls } from "./keno-controls.tsx";
import { kenoView } from "./keno-view.tsx";
import { useKeno } from "./use-keno.ts";

export function KenoGame() {
  const { t, language } = useTranslator();
  const keno = useKeno();
  const grid = useRef<HTMLFieldSetElement>(null);
  const { result } = keno;
  usePlayKeys({
    bet: keno.bet,
    press: (event, isOnControl) => {
      if (isLetter(event, "B")) keno.bet();
      else if (isLetter(event, "R")) keno.pickAtRandom();
      else if (isLetter(event, "C")) keno.clear();
      else if (isOnControl || !event.key.startsWith("Arrow")) return false;
      else grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      return true;
    },
  });
  const words =
    result === null
      ? null
      : t("play_keno_words", {
          0: formatCount(result.hits, language),
          1: formatCount(result.choice.picks.length, language),
          2: `${result.multiplier}×`,
        });
  return (
    <GameScreen
      view={kenoView}
      announcement={useDrawnAnnouncement(keno, words)}
      panel={<KenoControls keno={keno} />}
      renderBoard={(strip) => <KenoBoard keno={keno} strip={strip} gridRef={grid} />}
    />
  );
}
