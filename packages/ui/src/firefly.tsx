// The brand's motif: a small glowing dot that says "here, now". It decorates; the words beside it carry the meaning.
import { cx } from "./cx.ts";
import styles from "./firefly.module.css";

export type FireflyTone = "amber" | "live" | "up";

interface FireflyProps {
  readonly tone?: FireflyTone;
  readonly className?: string | undefined;
}

export function Firefly({ tone = "amber", className }: FireflyProps) {
  return <i aria-hidden="true" className={cx(styles["dot"], styles[tone], className)} />;
}
