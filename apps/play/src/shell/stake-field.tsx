// The stake: typed exactly, or stepped by half, double, smallest and largest. The error stands beside the label.
import { toLatinDigits } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Field } from "@jonaki/ui/field";
import { TAKA } from "../app/money.ts";
import type { StakeStep } from "./stake.rules.ts";
import styles from "./stake-field.module.css";

interface StakeFieldProps {
  /** Where there is more than one stake on the screen. */
  readonly label?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint: string;
  readonly isLocked: boolean;
  readonly onValue: (value: string) => void;
  readonly onStep: (step: StakeStep) => void;
  /** Written out in full when the field is left. */
  readonly onLeave: () => void;
}

export function StakeField(props: StakeFieldProps) {
  const t = useText();
  const { label, value, error, hint, isLocked, onValue, onStep, onLeave } = props;
  const steps: readonly (readonly [StakeStep, string, string])[] = [
    // The name begins with what is seen: who speaks to the page says that.
    ["half", "½", `½ ${t("play_stake_half")}`],
    ["double", "2×", `2× ${t("play_stake_double")}`],
    ["smallest", t("play_stake_min"), t("play_stake_min")],
    ["largest", t("play_stake_max"), t("play_stake_max")],
  ];
  return (
    <Field label={label ?? t("play_stake")} error={error} hint={hint}>
      {(control) => (
        <div className={styles["row"]}>
          <div className={cx(styles["box"], control.invalid && styles["invalid"])}>
            <span aria-hidden="true" className={cx("num", styles["symbol"])}>
              {TAKA}
            </span>
            <input
              id={control.id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="go"
              maxLength={15}
              value={value}
              readOnly={isLocked}
              aria-invalid={control.invalid || undefined}
              aria-describedby={control.describedBy}
              className={cx("num", styles["input"])}
              onChange={(event) => onValue(toLatinDigits(event.currentTarget.value).replace(",", "."))}
              onBlur={onLeave}
            />
          </div>
          <div className={styles["steps"]}>
            {steps.map(([step, label, name]) => (
              <button
                key={step}
                type="button"
                aria-label={name}
                className={cx(styles["step"], /\d|½/u.test(label) && "num")}
                onClick={() => onStep(step)}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
