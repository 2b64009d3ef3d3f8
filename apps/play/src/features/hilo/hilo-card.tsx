// A card of Hi-lo: its rank, and the firefly that all of them carry. The deck has no suits [INS-13].
import { rankText } from "@jonaki/games";
import { cx } from "@jonaki/ui/cx";
import styles from "./hilo-card.module.css";

interface HiloCardProps {
  /** Null for the back. */
  readonly card: number | null;
  readonly size?: "large" | "small";
  readonly isWrong?: boolean;
}

export function HiloCard({ card, size = "small", isWrong = false }: HiloCardProps) {
  const look = cx(styles["card"], styles[size], isWrong && styles["wrong"], card === null && styles["back"]);
  if (card === null)
    return (
      <span aria-hidden="true" className={look}>
        <Pip />
      </span>
    );
  const rank = rankText(card);
  return (
    <span aria-hidden="true" className={look}>
      {size === "large" ? <i className={cx("num", styles["corner"])}>{rank}</i> : null}
      <b className={cx("num", styles["rank"])}>{rank}</b>
      <Pip />
    </span>
  );
}

function Pip() {
  return (
    <svg viewBox="0 0 40 44" className={styles["pip"]}>
      <path
        d="M19 18C11 7 2 9 4 15C6 21 13 22 19 20ZM21 18C29 7 38 9 36 15C34 21 27 22 21 20Z"
        fill="#9a78ff"
        fillOpacity=".75"
      />
      <path d="M14 21C12 29 16 38 20 42C24 38 28 29 26 21Z" fill="#ffb020" />
      <path d="M14 27Q20 30 26 27M15 33Q20 36 25 33" fill="none" stroke="#c96a00" strokeWidth="1.600" />
      <circle cx="20" cy="18" r="6" fill="#4c22c4" />
      <circle cx="20" cy="10" r="5" fill="#6234e6" />
    </svg>
  );
}
