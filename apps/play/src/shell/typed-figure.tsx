// A figure of the panel that can be typed. What is typed counts as soon as it is a value; what is none goes back to the last
// one when the field is left.
import { useId, useState } from "react";
import { toLatinDigits } from "@jonaki/i18n";
import { cx } from "@jonaki/ui/cx";
import styles from "./typed-figure.module.css";

interface TypedFigureProps<Value> {
  readonly label: string;
  /** The value, written out. */
  readonly text: string;
  readonly unit: string;
  readonly maxLength: number;
  readonly isLocked: boolean;
  /** Null for what is no value. */
  readonly parse: (typed: string) => Value | null;
  readonly onValue: (value: Value) => void;
  /** What a value is, told while there is none. */
  readonly problem?: string;
}

export function TypedFigure<Value>(props: TypedFigureProps<Value>) {
  const { label, text, unit, maxLength, isLocked, parse, onValue, problem } = props;
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parse(typed) === null;
  const change = (value: string): void => {
    const latin = toLatinDigits(value).replace(",", ".");
    setTyped(latin);
    const next = parse(latin);
    if (next !== null) onValue(next);
  };
  return (
    <label className={styles["figure"]}>
      <span className={styles["name"]}>{label}</span>
      <span className={styles["entry"]}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          size={maxLength}
          readOnly={isLocked}
          value={typed ?? text}
          aria-invalid={isWrong}
          aria-describedby={isWrong && problem !== undefined ? problemId : undefined}
          className={cx("num", styles["input"])}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <span className="num">{unit}</span>
      </span>
      {isWrong && problem !== undefined ? (
        <span id={problemId} className={styles["problem"]}>
          {problem}
        </span>
      ) : null}
    </label>
  );
}
