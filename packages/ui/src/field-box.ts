// The box in which every field types or chooses, as classes: a text box, a select's button and a header's login form
// look the same because they wear the same.
import { cx } from "./cx.ts";
import styles from "./field-box.module.css";

export interface BoxLook {
  /** sm stands in dense filters, bar in a header, md in a form. */
  readonly size?: "sm" | "bar" | "md" | undefined;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export function boxClass({ size = "md", invalid = false, disabled = false }: BoxLook = {}): string {
  return cx(
    styles["box"],
    size !== "md" && styles[size],
    invalid && styles["invalid"],
    disabled && styles["disabled"],
  );
}

/** What is typed into, inside the box. */
export const INPUT_CLASS = cx(styles["input"]);
/** A unit, a link or a button at the end of the box. */
export const BOX_END_CLASS = cx(styles["end"]);
/** The mark of a value that was found right. */
export const BOX_OK_CLASS = cx(styles["ok"]);
