// The board of Dice: the roll in large figures, the firefly above the track, and the one line that says what came of it.
import type { CSSProperties, ReactNode } from "react";
import { stepText } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import type { Phase } from "../../app/table.ts";
import { Board, BoardWords, GainWords, Sparks } from "../../shell/board.tsx";
import { Firefly } from "../../shell/firefly.tsx";
import type { Gain } from "../../shell/round.rules.ts";
import type { DiceResult } from "./dice.rules.ts";
import type { Flight } from "./use-flight.ts";
import styles from "./dice-board.module.css";

interface DiceBoardProps {
  readonly phase: Phase;
  /** The round that is, or was last, shown. */
  readonly result: DiceResult | null;
  readonly gain: Gain;
  readonly flight: Flight;
  readonly strip: ReactNode;
  readonly track: ReactNode;
}

type Mood = "resting" | "flying" | "won" | "lost";

function moodOf({ phase, result, gain, flight }: DiceBoardProps): Mood {
  if (phase === "sending" || phase === "checking" || flight.isFlying) return "flying";
  if (result === null) return "resting";
  return gain === "none" ? "lost" : "won";
}

export function DiceBoard(props: DiceBoardProps) {
  const { result, gain, flight, strip, track } = props;
  const t = useText();
  const mood = moodOf(props);
  const isOver = mood === "won" || mood === "lost";
  const place = { "--at": `${flight.atStep / 100}%` } as CSSProperties;
  return (
    <Board label={t("play_roll")} strip={strip} className={styles[mood]}>
      <div className={styles["middle"]}>
        {/* The roll is told once, when it has ended; a reader would be flooded by the way there. */}
        <b aria-hidden="true" className={cx("num", styles["roll"])}>
          {isOver && result !== null ? result.roll : stepText(flight.atStep)}
        </b>
        <BoardWords>
          <DiceWords phase={props.phase} mood={mood} result={result} gain={gain} />
        </BoardWords>
      </div>
      <div className={styles["lane"]}>
        <div aria-hidden="true" className={styles["flight"]} style={place}>
          <div className={styles["fly"]}>
            {mood === "won" && gain === "win" ? <Sparks className={styles["sparks"]} /> : null}
            <Firefly mood={mood} />
          </div>
        </div>
        {track}
      </div>
    </Board>
  );
}

interface DiceWordsProps {
  readonly phase: Phase;
  readonly mood: Mood;
  readonly result: DiceResult | null;
  readonly gain: Gain;
}

function DiceWords({ phase, mood, result, gain }: DiceWordsProps) {
  const t = useText();
  if (phase === "sending" || phase === "checking") return t("play_sending");
  if (mood === "flying") return t("play_flying");
  return result === null ? t("play_ready") : <GainWords gain={gain} payout={result.payout} />;
}
