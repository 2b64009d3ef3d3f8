// The wheel as it is drawn: its segments, the pointer, and in the middle what it stopped at.
import { memo } from "react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "../../shell/firefly.tsx";
import { wedgesOf } from "./wheel.rules.ts";
import type { WheelChoice } from "./wheel.rules.ts";
import styles from "./wheel-disc.module.css";

interface WheelDiscProps {
  readonly kind: WheelChoice;
  readonly angle: number;
  readonly isTurning: boolean;
  /** What it stopped at; null while it turns or has not turned. */
  readonly stopped: { readonly multiplier: string; readonly isGain: boolean } | null;
}

export function WheelDisc({ kind, angle, isTurning, stopped }: WheelDiscProps) {
  return (
    <div aria-hidden="true" className={styles["disc"]}>
      <svg viewBox="-110 -116 220 226" className={styles["drawing"]}>
        <circle r="106" className={styles["rim"]} />
        <g transform={`rotate(${angle})`}>
          <Wedges segments={kind.segments} risk={kind.risk} />
        </g>
        <circle r="58" className={styles["hub"]} />
        <path d="M-11-112H11L0-88Z" className={styles["pointer"]} />
      </svg>
      <div className={styles["middle"]}>
        {stopped === null ? (
          <Firefly mood={isTurning ? "flying" : "resting"} />
        ) : (
          <b className={cx("num", styles["figure"], stopped.isGain && styles["gain"])}>
            {stopped.multiplier}×
          </b>
        )}
      </div>
    </div>
  );
}

const Wedges = memo(function Wedges({ segments, risk }: WheelChoice) {
  return wedgesOf({ segments, risk }).map(({ path, shade }) => (
    <path key={path} d={path} className={cx(styles["wedge"], styles[`shade${shade}`])} />
  ));
});
