// Choices or an outcome as the game writes them: JSON on a few lines.
import { Field } from "@jonaki/ui/field";
import { cx } from "@jonaki/ui/cx";
import styles from "./fair-page.module.css";

interface JsonFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

const ROWS = 2;

export function JsonField({ name, label, value, onValue, error }: JsonFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea
          id={control.id}
          name={name}
          rows={ROWS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={control.invalid || undefined}
          aria-describedby={control.describedBy}
          className={cx(styles["json"], control.invalid && styles["invalid"])}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
