// How far something has come, with a firefly at the tip; the words beside it are the caller's.
import type { CSSProperties } from "react";
import { cx } from "./cx.ts";
import styles from "./progress.module.css";

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** Spoken instead of a bare per cent, for example the amounts. */
  readonly valueText?: string;
  readonly tone?: "brand" | "amber" | "up" | "down";
  readonly size?: "sm" | "md";
  readonly className?: string | undefined;
}

const FULL_PERCENT = 100;

export function Progress(props: ProgressProps) {
  const { label, value, max = FULL_PERCENT, valueText, tone = "brand", size = "md", className } = props;
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const style: CSSProperties = { width: `${share * FULL_PERCENT}%` };
  return (
    <div className={cx(styles["track"], styles[size], className)}>
      {/* The native element speaks, the bar is drawn: it cannot carry the glowing tip. */}
      <progress className="sr" aria-label={label} aria-valuetext={valueText} max={max} value={share * max} />
      <span className={cx(styles["fill"], styles[tone])} style={style} />
    </div>
  );
}
