// Two to four views of which exactly one is on: a native radio group, so the arrow keys work by themselves.
import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./segment.module.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Language of the label where it differs from the page's. */
  readonly lang?: string;
}

interface SegmentProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly size?: "sm" | "md";
  readonly block?: boolean;
  readonly className?: string | undefined;
}

export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, choices, value, onValue, size = "md", block = false, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(styles["segment"], styles[size], block && styles["block"], className)}
    >
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang} className={styles["choice"]}>
          <input
            type="radio"
            name={name}
            className={styles["input"]}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onValue(choice.value)}
          />
          <span className={styles["face"]}>
            {choice.icon}
            {choice.label}
          </span>
        </label>
      ))}
    </div>
  );
}
