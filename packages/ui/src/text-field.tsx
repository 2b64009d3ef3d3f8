// One line of text with its label. With `digits` whatever is typed in Bengali digits is kept in Latin ones.
import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import CircleCheck from "lucide-react/icons/circle-check";
import { cx } from "./cx.ts";
import { latinDigits } from "./digits.ts";
import { BOX_END_CLASS, BOX_OK_CLASS, boxClass, INPUT_CLASS } from "./field-box.ts";
import { Field } from "./field.tsx";
import type { FieldFrame } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size" | "prefix">, FieldFrame {
  readonly size?: "sm" | "md";
  readonly icon?: ReactNode;
  /** A unit or button at the end of the box. */
  readonly end?: ReactNode;
  readonly valid?: boolean;
  readonly digits?: boolean;
  readonly onValue?: ((value: string) => void) | undefined;
}

/** Writes Latin digits into the box itself and leaves the caret where it was: the length never changes. */
function keepLatin(input: HTMLInputElement): void {
  const latin = latinDigits(input.value);
  if (latin === input.value) return;
  const caret = input.selectionStart;
  input.value = latin;
  if (caret !== null) input.setSelectionRange(caret, caret);
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    error,
    hint,
    size = "md",
    icon,
    end,
    valid = false,
    digits = false,
    ...rest
  } = props;
  const { onValue, onChange, className, id, disabled, ...native } = rest;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (digits) keepLatin(event.currentTarget);
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <div className={boxClass({ size, invalid: control.invalid, disabled })}>
          {icon}
          <input
            type="text"
            inputMode={digits ? "numeric" : undefined}
            {...native}
            id={control.id}
            disabled={disabled}
            aria-invalid={control.invalid || undefined}
            aria-describedby={control.describedBy}
            className={cx(INPUT_CLASS, digits && "num")}
            onChange={change}
          />
          {valid && !control.invalid ? <CircleCheck className={BOX_OK_CLASS} /> : null}
          {end === undefined ? null : <span className={BOX_END_CLASS}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
