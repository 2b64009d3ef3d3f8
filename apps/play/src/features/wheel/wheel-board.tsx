// The board of Wheel: the wheel, what its segments pay, and the one line that says what came of it.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Board, Sparks } from "../../shell/board.tsx";
import { DrawnWords } from "../../shell/drawn-words.tsx";
import { useWay } from "../../shell/use-showing.ts";
import { WheelDisc } from "./wheel-disc.tsx";
import { WheelLegend } from "./wheel-legend.tsx";
import { angleOf, restingAngle, SPIN_MS, turnedTo } from "./wheel.rules.ts";
import type { Wheel } from "./use-wheel.ts";
import styles from "./wheel-board.module.css";

interface WheelBoardProps {
  readonly wheel: Wheel;
  readonly strip: ReactNode;
}

export function WheelBoard({ wheel, strip }: WheelBoardProps) {
  const t = useText();
  const { settings, result, gain, stage } = wheel;
  const isOver = stage === "over" && result !== null;
  return (
    <Board label={t("play_wheel")} strip={strip}>
      <div className={styles["middle"]}>
        <div className={styles["ground"]}>
          <Spin wheel={wheel} />
          {isOver && gain === "win" ? <Sparks className={styles["sparks"]} /> : null}
        </div>
        <WheelLegend kind={result?.kind ?? settings} stopped={isOver ? result.multiplier : null} />
        <DrawnWords drawn={wheel} readyKey="play_wheel_ready" movingKey="play_wheel_spinning" />
      </div>
    </Board>
  );
}

/** Apart, so that a frame turns the wheel and draws nothing else. */
function Spin({ wheel: { state, settings, result, gain, stage } }: { readonly wheel: Wheel }) {
  const part = useWay(state, SPIN_MS);
  const kind = result?.kind ?? settings;
  // The round that is shown joins the results at its end: until then the first of them is the one before.
  const resting = restingAngle(state.results[0], kind);
  const angle =
    result === null
      ? resting
      : stage === "moving"
        ? turnedTo(result.segment, kind.segments, resting, part)
        : angleOf(result.segment, kind.segments);
  return (
    <WheelDisc
      kind={kind}
      angle={angle}
      isTurning={stage === "moving" || stage === "asking"}
      stopped={
        stage === "over" && result !== null ? { multiplier: result.multiplier, isGain: gain === "win" } : null
      }
    />
  );
}
