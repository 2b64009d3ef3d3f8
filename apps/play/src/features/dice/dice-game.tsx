// Dice, put together: the board with its track, the panel, and the keys.
import { GameScreen } from "../../shell/game-screen.tsx";
import { usePlayKeys } from "../../shell/use-play-keys.ts";
import { DiceBoard } from "./dice-board.tsx";
import { DiceControls } from "./dice-controls.tsx";
import { DiceTrack, keyMove } from "./dice-track.tsx";
import { chanceAt, thresholdOf } from "./dice.rules.ts";
import { diceView } from "./dice-view.tsx";
import { useAnnouncement, useDice, useShownRound } from "./use-dice.ts";

export function DiceGame() {
  const dice = useDice();
  const { state, settings, change, bet } = dice;
  const shown = useShownRound(state);
  usePlayKeys({
    bet,
    press: (event, isOnControl) => {
      const steps = keyMove(event);
      // Up, down and the pages scroll, unless the slider has the focus and takes them itself.
      if (isOnControl || steps === null || !/^Arrow(Left|Right)$/u.test(event.key)) return false;
      const { side, chanceSteps } = settings;
      change({ chanceSteps: chanceAt(side, thresholdOf(side, chanceSteps) + steps) });
      return true;
    },
  });
  return (
    <GameScreen
      view={diceView}
      announcement={useAnnouncement(state)}
      panel={<DiceControls dice={dice} />}
      renderBoard={(strip) => (
        <DiceBoard
          {...shown}
          phase={state.phase}
          strip={strip}
          track={<DiceTrack settings={settings} onChance={(chanceSteps) => change({ chanceSteps })} />}
        />
      )}
    />
  );
}
