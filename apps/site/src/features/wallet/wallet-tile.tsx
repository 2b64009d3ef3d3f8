// One figure of the wallet: its name, the amount and, where it is not plain, what it means.
import type { ReactNode } from "react";
import styles from "./wallet-page.module.css";

interface WalletTileProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function WalletTile({ name, note, children }: WalletTileProps) {
  return (
    <div className={styles["tile"]}>
      <dt>{name}</dt>
      <dd className={styles["amount"]}>{children}</dd>
      {note === undefined ? null : <dd className={styles["note"]}>{note}</dd>}
    </div>
  );
}
