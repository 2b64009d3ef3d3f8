// On or off, at once. A native checkbox with the switch role, so keyboard and forms work without a script.
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "size" | "role"> {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly onValue?: ((checked: boolean) => void) | undefined;
}

export function Switch({
  label,
  labelHidden = false,
  hint,
  onValue,
  onChange,
  className,
  ...rest
}: SwitchProps) {
  const hintId = useId();
  return (
    <label className={cx(styles["line"], className)}>
      <span className={labelHidden ? "sr" : styles["words"]}>
        {label}
        {hint === undefined ? null : (
          <span id={hintId} aria-hidden="true" className={styles["hint"]}>
            {hint}
          </span>
        )}
      </span>
      {/* A native checkbox reports its own state; aria-checked beside it is forbidden by ARIA in HTML. */}
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles["input"]}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.currentTarget.checked);
        }}
      />
      <span className={styles["track"]} />
    </label>
  );
}
