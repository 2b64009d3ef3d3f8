// Dice as the shell lists and recalls it.
import { useState } from "react";
import type { CSSProperties } from "react";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { cx } from "@jonaki/ui/cx";
import type { GameView } from "../../shell/game-view.ts";
import { Replay } from "../../shell/replay.tsx";
import { isGain } from "../../shell/round.rules.ts";
import { chanceText, resultOf, stepOf, thresholdOf } from "./dice.rules.ts";
import type { DiceResult } from "./dice.rules.ts";
import { Firefly } from "../../shell/firefly.tsx";
import { useFlight } from "./use-flight.ts";
import styles from "./dice-view.module.css";

const MIDDLE_STEP = 5_000;

export const diceView: GameView = {
  titleKey: "play_dice",
  resultKey: "play_roll",
  keysKey: "play_keys",
  payTables: { headingKey: "play_pay_roll" },
  wordsOf: (line, { t }) => {
    const result = resultOf(line);
    if (result === null) return null;
    const { side, chance } = result.choices;
    const threshold = chanceText(thresholdOf(side, chance));
    return {
      result: result.roll,
      choice: `${t(side === "under" ? "play_under" : "play_over")} ${side === "under" ? "<" : "≥"} ${threshold}`,
    };
  },
  Replay: DiceReplay,
};

function DiceReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayTrack round={round} result={result} />;
}

interface ReplayTrackProps {
  readonly round: RoundRecord;
  readonly result: DiceResult;
}

/** The flight from the middle to the stored roll; again on request. */
function ReplayTrack({ round, result }: ReplayTrackProps) {
  const [showing, setShowing] = useState(1);
  const [landed, setLanded] = useState(0);
  const isFlying = landed < showing;
  const target = isFlying ? { round: `${round.round} ${showing}`, toStep: stepOf(result.roll) } : null;
  const flight = useFlight({ target, landed: () => setLanded(showing) }, MIDDLE_STEP);
  const { side, chance } = result.choices;
  const style = {
    "--threshold": `${thresholdOf(side, chance) / 100}%`,
    "--at": `${flight.atStep / 100}%`,
  } as CSSProperties;
  const mood = isGain(round) ? "won" : "lost";
  return (
    <Replay
      round={round}
      result={isFlying ? chanceText(flight.atStep) : result.roll}
      isMoving={isFlying}
      onAgain={() => setShowing(showing + 1)}
    >
      <div aria-hidden="true" className={cx(styles["lane"], styles[side])} style={style}>
        <div className={styles["flight"]}>
          <span>
            <Firefly mood={isFlying ? "flying" : mood} />
          </span>
        </div>
        <div className={styles["groove"]} />
      </div>
    </Replay>
  );
}
