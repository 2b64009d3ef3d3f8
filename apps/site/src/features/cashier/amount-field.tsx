// The amount in large figures, with the range it may have at its end [CAS-1.2].
import type { ReactNode } from "react";
import { TextField } from "@jonaki/ui/text-field";
import { plainAmount } from "./amount.rules.ts";
import styles from "./cashier.module.css";

interface AmountFieldProps {
  readonly label: string;
  /** Where a heading says it already. */
  readonly labelHidden?: boolean;
  readonly symbol: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
  /** The range, or a button. */
  readonly end?: ReactNode;
}

/** More digits than any limit has. */
const LONGEST = 16;

export function AmountField(props: AmountFieldProps) {
  const { label, labelHidden, symbol, value, onValue, error, end } = props;
  return (
    <TextField
      digits
      name="amount"
      label={label}
      labelHidden={labelHidden}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      icon={
        <span aria-hidden="true" className={styles["symbol"]}>
          {symbol}
        </span>
      }
      end={end}
      value={value}
      onValue={(typed) => onValue(plainAmount(typed))}
      error={error}
      className={styles["amount"]}
    />
  );
}
