// Small labels: a badge always carries words, a count always Latin digits and never more than 99+.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Firefly } from "./firefly.tsx";
import styles from "./badge.module.css";

export type BadgeTone = "hot" | "new" | "live" | "up" | "down" | "warn" | "info" | "brand" | "quiet" | "line";

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** sm stands on art and beside names, md states a status. */
  readonly size?: "sm" | "md";
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = "quiet", size = "sm", icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles["badge"], styles[tone], styles[size], className)}>
      {tone === "live" ? <Firefly tone="live" /> : icon}
      {children}
    </span>
  );
}

interface CountProps {
  readonly value: number;
  /** What is counted, for those who cannot see where the figure stands. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const LARGEST_COUNT = 99;

export function Count({ value, label, className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={cx("num", styles["count"], className)}>
      {value > LARGEST_COUNT ? `${LARGEST_COUNT}+` : value}
      {label === undefined ? null : <span className="sr"> {label}</span>}
    </span>
  );
}
