// Pairs of a name and a value, for sheets and records of the site and the games; a long value stands on lines of its
// own and may be copied.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { CopyButton } from "./copy-button.tsx";
import { cx } from "./cx.ts";
import styles from "./facts.module.css";

interface FactsProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Facts({ children, className }: FactsProps) {
  return <dl className={cx(styles["facts"], className)}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Figures in the figures' face. */
  readonly num?: boolean;
}

export function Fact({ name, children, num = false }: FactProps) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd className={num ? "num" : undefined}>{children}</dd>
    </div>
  );
}

interface LongFactProps {
  readonly name: string;
  readonly text: string;
}

/** A hash, a seed or an id. */
export function LongFact({ name, text }: LongFactProps) {
  const t = useText();
  return (
    <div className={styles["long"]}>
      <dt>{name}</dt>
      <dd>
        <code className={styles["code"]}>{text}</code>
        <CopyButton
          iconOnly
          text={text}
          label={`${t("action_copy")}: ${name}`}
          copiedLabel={t("action_copied")}
          failedLabel={t("action_copy_failed")}
        />
      </dd>
    </div>
  );
}
