// Game, category and vendor of a bet in one cell.
import { useText } from "@jonaki/i18n/react";
import type { Bet } from "./bet-record.rules.ts";
import { CATEGORY_KEYS, gameName, vendorName } from "./bet-words.rules.ts";
import styles from "./record.module.css";

export function GameCell({ bet }: { readonly bet: Bet }) {
  const t = useText();
  return (
    <span className={styles["two"]}>
      <b className={styles["game"]}>{gameName(bet.game, t)}</b>
      <span className={styles["sub"]}>
        {t(CATEGORY_KEYS[bet.category])} · {vendorName(bet, t)}
      </span>
    </span>
  );
}
