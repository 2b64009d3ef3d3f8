// One of a few, as a tile as wide as its place: a native radio button with its mark and whatever is said beside it.
import type { ReactNode } from "react";
import styles from "./radio-tile.module.css";

interface RadioTileProps {
  /** The same for all that exclude one another. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function RadioTile({ name, checked, onChoose, children }: RadioTileProps) {
  return (
    <label className={styles["tile"]}>
      <input type="radio" name={name} className="sr" checked={checked} onChange={onChoose} />
      <span className={styles["face"]}>
        <span aria-hidden="true" className={styles["mark"]} />
        {children}
      </span>
    </label>
  );
}
