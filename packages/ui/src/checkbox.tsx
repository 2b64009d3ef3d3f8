// A native checkbox in the look's box, with its words as the label and an error beside them.
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { cx } from "./cx.ts";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  readonly children: ReactNode;
  readonly error?: ReactNode;
  readonly onValue?: ((checked: boolean) => void) | undefined;
}

export function Checkbox({ children, error, onValue, onChange, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  const invalid = error !== undefined && error !== null && error !== "";
  return (
    <div className={cx(styles["line"], className)}>
      <label className={styles["label"]}>
        <input
          {...rest}
          type="checkbox"
          className={styles["input"]}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.checked);
          }}
        />
        <span className={cx(styles["box"], invalid && styles["invalid"])}>
          <Check />
        </span>
        <span className={styles["words"]}>{children}</span>
      </label>
      <span id={errorId} aria-live="polite" className={invalid ? styles["error"] : undefined}>
        {invalid ? error : null}
      </span>
    </div>
  );
}
