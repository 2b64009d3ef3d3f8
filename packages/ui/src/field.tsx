// Label, control and one message: the error stands beside the label and is tied to the control [SHELL-101].
import { useId } from "react";
import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { cx } from "./cx.ts";
import styles from "./field.module.css";

export interface FieldFrame {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, in dense filter bars. */
  readonly labelHidden?: boolean | undefined;
  readonly error?: ReactNode;
  /** Shown in the error's place while there is none. */
  readonly hint?: ReactNode;
}

export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

interface FieldProps extends FieldFrame {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

export function Field({ label, labelHidden = false, error, hint, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const invalid = isShown(error);
  const describedBy = invalid || isShown(hint) ? messageId : undefined;
  return (
    <div className={cx(styles["field"], className)}>
      <div className={cx(styles["head"], labelHidden && !invalid && styles["collapsed"])}>
        <label id={`${controlId}-label`} htmlFor={controlId} className={labelHidden ? "sr" : undefined}>
          {label}
        </label>
        {/* Always there, so that a screen reader hears an error that arrives later. */}
        <span id={messageId} aria-live="polite" className={invalid ? styles["error"] : styles["hint"]}>
          {invalid ? <CircleAlert /> : null}
          {invalid ? error : hint}
        </span>
      </div>
      {children({ id: controlId, labelId: `${controlId}-label`, describedBy, invalid })}
    </div>
  );
}
