// A game's picture beside its row; a game without one shows the first letter of its name.
import { useText } from "@jonaki/i18n/react";
import { gameArt } from "../../shell/game-art.ts";
import { gameName } from "./bet-words.rules.ts";
import styles from "./record.module.css";

const SIZE = 46;

export function GameThumb({ code }: { readonly code: string }) {
  const t = useText();
  const art = gameArt(code);
  if (art !== undefined)
    return <img alt="" className={styles["thumb"]} src={art} width={SIZE} height={SIZE} />;
  const [first] = gameName(code, t);
  return (
    <span aria-hidden="true" className={styles["thumb"]}>
      {first}
    </span>
  );
}
