// Three fireflies that glow in turn while work runs; with a label it is announced, without one it only decorates.
import { cx } from "./cx.ts";
import styles from "./spinner.module.css";

interface SpinnerProps {
  readonly size?: "sm" | "md" | "lg";
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Spinner({ size = "md", label, className }: SpinnerProps) {
  const dots = (
    <span aria-hidden="true" className={cx(styles["dots"], styles[size], label === undefined && className)}>
      <i />
      <i />
      <i />
    </span>
  );
  if (label === undefined) return dots;
  return (
    <output className={cx(styles["status"], className)}>
      {dots}
      <span className={size === "lg" ? styles["label"] : "sr"}>{label}</span>
    </output>
  );
}
