// The totals of a record's filter, in the server's own figures [REP-12].
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Skeleton } from "@jonaki/ui/skeleton";
import styles from "./record.module.css";

interface Tile {
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly figure: ReactNode | undefined;
}

export function RecordTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useText();
  return (
    <dl aria-label={t("record_totals")} className={styles["totals"]}>
      {tiles.map(({ name, figure }) => (
        <div key={name} className={styles["total"]}>
          <dt>{name}</dt>
          <dd className={cx("num", styles["figure"])}>
            {figure === undefined ? <Skeleton width={96} /> : figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
