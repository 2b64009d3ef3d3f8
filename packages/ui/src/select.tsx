// One choice of a list, in a box like every other field. The focus stays on the box; arrows, Home, End and letters
// walk the list, Enter and Space choose, Escape leaves.
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot carry the list of the look */
import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { cx } from "./cx.ts";
import { boxClass } from "./field-box.ts";
import { Field } from "./field.tsx";
import type { FieldControl, FieldFrame } from "./field.tsx";
import type { Choice } from "./segment.tsx";
import { useSelectList } from "./use-select-list.ts";
import styles from "./select.module.css";

interface SelectProps<Value extends string> extends FieldFrame {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly placeholder?: string;
  readonly size?: "sm" | "md";
  readonly icon?: ReactNode;
  /** Posts the value with the surrounding form. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, error, hint, className } = props;
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} className={className}>
      {(control) => <SelectBox {...props} control={control} />}
    </Field>
  );
}

interface SelectBoxProps<Value extends string> extends SelectProps<Value> {
  readonly control: FieldControl;
}

function SelectBox<Value extends string>(props: SelectBoxProps<Value>) {
  const { choices, value, onValue, placeholder, size = "md", icon, name, disabled = false, control } = props;
  const { trigger, popup, ...list } = useSelectList(choices, value, onValue);
  const chosen = choices.find((choice) => choice.value === value);
  const optionId = (index: number) => `${control.id}-option-${index}`;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        id={control.id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={`${control.id}-list`}
        aria-activedescendant={list.isOpen ? optionId(list.activeIndex) : undefined}
        aria-labelledby={`${control.labelId} ${control.id}-value`}
        aria-describedby={control.describedBy}
        aria-invalid={control.invalid || undefined}
        className={cx(boxClass({ size, invalid: control.invalid, disabled }), styles["trigger"])}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
        onBlur={list.onBlur}
      >
        {icon}
        <span id={`${control.id}-value`} lang={chosen?.lang} className={cx("trunc", styles["value"])}>
          {chosen?.label ?? <span className={styles["placeholder"]}>{placeholder}</span>}
        </span>
        <ChevronDown className={styles["chevron"]} />
      </button>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ""} />}
      <div
        ref={popup}
        role="listbox"
        id={`${control.id}-list`}
        aria-labelledby={control.labelId}
        hidden={!list.isOpen}
        className={styles["list"]}
      >
        {choices.map((choice, index) => (
          // The keyboard works on the box, which names the active option; the mouse works here.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={choice.value}
            id={optionId(index)}
            role="option"
            aria-selected={choice.value === value}
            aria-disabled={choice.disabled}
            lang={choice.lang}
            className={cx(styles["option"], index === list.activeIndex && styles["active"])}
            onPointerMove={() => list.moveTo(index)}
            onClick={() => list.choose(index)}
          >
            {choice.icon}
            <span className={styles["text"]}>{choice.label}</span>
            <Check className={styles["tick"]} />
          </div>
        ))}
      </div>
    </>
  );
}
