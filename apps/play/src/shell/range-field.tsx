// A whole number out of a range: a native slider, so that fingers, keys and screen readers all know it, with the number in
// sight and a few values to jump to.
import { useId } from "react";
import type { CSSProperties } from "react";
import { cx } from "@jonaki/ui/cx";
import { Presets } from "./bet-panel.tsx";
import styles from "./range-field.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** What the number means, beside it. */
  readonly hint?: string;
  readonly presetsLabel: string;
  readonly presets: readonly number[];
  readonly onValue: (value: number) => void;
}

export function RangeField(props: RangeFieldProps) {
  const { label, value, min, max, step = 1, hint, presetsLabel, presets, onValue } = props;
  const id = useId();
  const share = { "--share": `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className={styles["field"]}>
      <div className={styles["head"]}>
        <label htmlFor={id}>{label}</label>
        <span className={styles["hint"]}>{hint}</span>
        <output htmlFor={id} aria-live="off" className={cx("num", styles["value"])}>
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        className={styles["slider"]}
        style={share}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
      <Presets
        label={presetsLabel}
        choices={presets.map((preset) => ({ label: String(preset), value: preset }))}
        value={value}
        onValue={onValue}
      />
    </div>
  );
}
