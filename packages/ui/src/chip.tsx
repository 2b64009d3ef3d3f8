// A filter chip that is on or off, and the row that carries chips and scrolls to the screen's edge on phones.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./chip.module.css";

export interface ChipProps extends ComponentProps<"button"> {
  readonly selected?: boolean;
  readonly icon?: ReactNode;
  /** A figure after the label, already written in the right digits. */
  readonly count?: ReactNode;
}

export function Chip({
  selected = false,
  icon,
  count,
  className,
  type = "button",
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={cx(styles["chip"], selected && styles["on"], className)}
    >
      {icon}
      {children}
      {count === undefined ? null : <span className={cx("num", styles["count"])}>{count}</span>}
    </button>
  );
}

interface ChipRowProps extends ComponentProps<"fieldset"> {
  readonly label: string;
  /** Break into lines instead of scrolling. */
  readonly wrap?: boolean;
}

export function ChipRow({ label, wrap = false, className, ...rest }: ChipRowProps) {
  return (
    <fieldset
      {...rest}
      aria-label={label}
      className={cx(styles["row"], wrap ? styles["wrap"] : styles["scroll"], className)}
    />
  );
}
