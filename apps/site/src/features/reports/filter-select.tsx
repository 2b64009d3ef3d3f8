// One filter of a list, with everything as its first choice.
import { Select } from "@jonaki/ui/select";
import styles from "./record-filters.module.css";

export interface FilterChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The words for everything. */
  readonly all: string;
  readonly choices: readonly FilterChoice<Value>[];
  /** Empty for everything. */
  readonly value: Value | "";
  readonly onValue: (value: Value | "") => void;
}

const ALL = "ALL";

export function FilterSelect<Value extends string>({
  label,
  all,
  choices,
  value,
  onValue,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof ALL>
      labelHidden
      label={label}
      choices={[{ value: ALL, label: all }, ...choices]}
      value={value === "" ? ALL : value}
      onValue={(next) => onValue(next === ALL ? "" : next)}
      className={styles["choice"]}
    />
  );
}
