// The sky of Limbo: the figure that rises, and the firefly above a line on which the win begins at the target. At the end the
// figure is the record's own text [FAIR-15].
import type { CSSProperties } from "react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "../../shell/firefly.tsx";
import type { Gain } from "../../shell/round.rules.ts";
import { Sparks } from "../../shell/board.tsx";
import { climbed, placeOf } from "./limbo.rules.ts";
import type { LimboResult } from "./limbo.rules.ts";
import styles from "./limbo-sky.module.css";

interface LimboSkyProps {
  readonly target: string;
  readonly result: LimboResult | null;
  readonly gain: Gain;
  /** How far the way to the result is gone; 1 is its end. */
  readonly part: number;
  readonly isAsking?: boolean;
}

type Mood = "resting" | "flying" | "won" | "lost";

function moodOf({ result, part, isAsking = false }: LimboSkyProps): Mood {
  if (isAsking) return "flying";
  if (result === null) return "resting";
  if (part < 1) return "flying";
  return result.won ? "won" : "lost";
}

const MARKS = [1, 2, 4, 10];
const share = (multiplier: number): string => `${placeOf(multiplier) * 100}%`;

export function LimboSky(props: LimboSkyProps) {
  const { target, result, gain, part } = props;
  const mood = moodOf(props);
  const height = result === null ? 1 : climbed(result.result, part);
  const figure = result !== null && part === 1 ? result.result : height.toFixed(2);
  const style = { "--at": share(height), "--target": share(Number(target)) } as CSSProperties;
  return (
    <div aria-hidden="true" className={cx(styles["sky"], styles[mood])} style={style}>
      <b className={cx("num", styles["figure"], figure.length > 8 && styles["long"])}>{figure}×</b>
      <div className={styles["lane"]}>
        <div className={styles["flight"]}>
          <div className={styles["fly"]}>
            {mood === "won" && gain === "win" ? <Sparks className={styles["sparks"]} /> : null}
            <Firefly mood={mood} />
          </div>
        </div>
        <div className={styles["groove"]}>
          <i className={styles["below"]} />
          <i className={styles["win"]} />
        </div>
        <span className={cx("num", styles["flag"])}>{target}×</span>
        <div className={cx("num", styles["marks"])}>
          {MARKS.map((mark) => (
            <span key={mark} style={{ left: share(mark) }}>
              {mark}×
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
