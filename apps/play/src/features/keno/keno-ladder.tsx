// What hits pay with the chosen picks and risk, from none to all, with the rung that was reached.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { shortTimes, warmthOf } from "../../shell/risk.rules.ts";
import { ladderOf } from "./keno.rules.ts";
import type { KenoChoice } from "./keno.rules.ts";
import styles from "./keno-ladder.module.css";

interface KenoLadderProps {
  readonly choice: KenoChoice;
  readonly reached: number | null;
}

export function KenoLadder({ choice, reached }: KenoLadderProps) {
  const t = useText();
  const ladder = ladderOf(choice);
  if (ladder.length === 0) return <div className={styles["empty"]} />;
  return (
    <ol aria-label={t("play_keno_ladder")} className={cx("num", styles["ladder"])}>
      {ladder.map((hundredths, hits) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a rung is its number of hits.
          key={hits}
          aria-current={hits === reached || undefined}
          className={cx(styles["rung"], styles[warmthOf(hundredths)], hits === reached && styles["reached"])}
        >
          <span className={styles["hits"]}>
            <span className="sr">{t("play_keno_hits")} </span>
            {hits}
          </span>
          <b>{shortTimes(hundredths)}×</b>
        </li>
      ))}
    </ol>
  );
}
