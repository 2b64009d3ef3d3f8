// Wheel as the shell lists and recalls it.
import type { RoundRecord } from "@jonaki/games/play/wire";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useReplay } from "../../shell/replay.tsx";
import { splitRiskLine, tableWords } from "../../shell/risk.rules.ts";
import { isGain } from "../../shell/round.rules.ts";
import { WheelDisc } from "./wheel-disc.tsx";
import { resultOf, SPIN_MS, turnedTo } from "./wheel.rules.ts";
import type { WheelResult } from "./wheel.rules.ts";
import styles from "./wheel-view.module.css";

const sizeKey = "play_wheel_segments_of";

export const wheelView: GameView = {
  titleKey: "play_wheel",
  resultKey: "play_multiplier",
  keysKey: "play_drawn_keys",
  payTables: {
    headingKey: "play_wheel_segment",
    several: {
      chooserKey: "play_pay_table",
      split: (name, translator) => splitRiskLine(name, translator, sizeKey),
    },
  },
  wordsOf: (line, translator) => {
    const result = resultOf(line);
    if (result === null) return null;
    const { risk, segments } = result.kind;
    return {
      result: `${result.multiplier}×`,
      choice: tableWords(translator, { risk, size: segments, sizeKey }),
    };
  },
  stepsOf: (round, { t }) => {
    const result = resultOf(round);
    if (result === null) return [];
    return [t("play_wheel_words", { 0: String(result.segment), 1: `${result.multiplier}×` })];
  },
  Replay: WheelReplay,
};

function WheelReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayedSpin round={round} result={result} />;
}

interface ReplayedSpinProps {
  readonly round: RoundRecord;
  readonly result: WheelResult;
}

function ReplayedSpin({ round, result }: ReplayedSpinProps) {
  const { kind, segment, multiplier } = result;
  const { part, isMoving, again } = useReplay(round.round, SPIN_MS);
  return (
    <Replay round={round} result={isMoving ? "…" : `${multiplier}×`} isMoving={isMoving} onAgain={again}>
      <div className={styles["wheel"]}>
        <WheelDisc
          kind={kind}
          angle={turnedTo(segment, kind.segments, 0, part)}
          isTurning={isMoving}
          stopped={isMoving ? null : { multiplier, isGain: isGain(round) }}
        />
      </div>
    </Replay>
  );
}
