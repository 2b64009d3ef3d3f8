// One line inside a part of the security centre: a session, a device, a provider, a kind of break.
import type { ReactNode } from "react";
import styles from "./security-item.module.css";

interface SecurityListProps {
  readonly label: string;
  /** Stands over the list where the part has more than one. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

export function SecurityList({ label, heading, children }: SecurityListProps) {
  return (
    <div className={styles["part"]}>
      {heading === undefined ? null : <p className={styles["heading"]}>{heading}</p>}
      <ul aria-label={label} className={styles["list"]}>
        {children}
      </ul>
    </div>
  );
}

interface SecurityItemProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly lines?: readonly ReactNode[];
  readonly end?: ReactNode;
}

export function SecurityItem({ icon, title, badge, lines = [], end }: SecurityItemProps) {
  return (
    <li className={styles["item"]}>
      <span aria-hidden="true" className={styles["icon"]}>
        {icon}
      </span>
      <span className={styles["title"]}>
        <b>{title}</b>
        {badge}
      </span>
      {lines.length === 0 ? null : (
        <span className={styles["lines"]}>
          {lines.map((line, place) => (
            // The lines of an item are always the same ones.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place}>{line}</span>
          ))}
        </span>
      )}
      {end}
    </li>
  );
}
