// A square button with an icon alone; the label is compulsory because it is all a screen reader gets.
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: "ghost" | "quiet" | "plate" | undefined;
  readonly size?: "sm" | "md" | undefined;
  readonly round?: boolean;
  /** A red dot: something waits behind this button; say so in the label too. */
  readonly dot?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = "ghost", size = "md", round = false, dot = false, ...native } = props;
  const { className, type = "button", ...rest } = native;
  const classes = cx(styles["button"], styles[tone], styles[size], round && styles["round"], className);
  return (
    <button {...rest} type={type} aria-label={label} className={classes}>
      {icon}
      {dot ? <i className={styles["dot"]} /> : null}
    </button>
  );
}
