// Several lines of text with their label; the box grows with what is written where the browser can.
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { boxClass, INPUT_CLASS } from "./field-box.ts";
import { Field } from "./field.tsx";
import type { FieldFrame } from "./field.tsx";
import styles from "./text-area.module.css";

interface TextAreaProps extends ComponentProps<"textarea">, FieldFrame {
  readonly onValue?: ((value: string) => void) | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, error, hint, onValue, className, id, rows = 5, ...native } = props;
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <div className={cx(boxClass({ invalid: control.invalid }), styles["box"])}>
          <textarea
            {...native}
            id={control.id}
            rows={rows}
            aria-invalid={control.invalid || undefined}
            aria-describedby={control.describedBy}
            className={cx(INPUT_CLASS, styles["area"])}
            onChange={(event) => onValue?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
