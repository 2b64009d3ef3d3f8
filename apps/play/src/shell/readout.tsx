// Two figures on a board that are always in sight: what a cash-out pays now, and what the next step would make of it.
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import styles from "./readout.module.css";

export interface ReadoutFigure {
  readonly label: string;
  readonly multiplier: string;
  readonly amount: string;
  /** Such as the chance of the next step. */
  readonly more?: ReactNode;
}

interface ReadoutProps {
  readonly now: ReadoutFigure;
  /** Where the steps do not say it themselves. */
  readonly next?: ReadoutFigure;
}

export function Readout({ now, next }: ReadoutProps) {
  return (
    <dl className={cx(styles["readout"], next === undefined && styles["alone"])}>
      <Shown {...now} isNow />
      {next === undefined ? null : <Shown {...next} />}
    </dl>
  );
}

function Shown({
  label,
  multiplier,
  amount,
  more,
  isNow = false,
}: ReadoutFigure & { readonly isNow?: boolean }) {
  return (
    <div className={cx(styles["figure"], isNow && styles["now"])}>
      <dt>
        {label}
        {more === undefined ? null : <span className={cx("num", styles["more"])}>{more}</span>}
      </dt>
      <dd className="num">
        <b className={styles["amount"]}>{amount}</b>
        <span className={styles["multiplier"]}>{multiplier}</span>
      </dd>
    </div>
  );
}
