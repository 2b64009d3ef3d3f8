// The last 20 results [INS-16], newest first; a press recalls the round. A win has the firefly beside it, so that
// nobody has to tell colours apart.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import styles from "./results-strip.module.css";

export interface ShownResult {
  readonly round: string;
  /** As it stands on the pill. */
  readonly text: string;
  readonly isWon: boolean;
}

interface ResultsStripProps {
  readonly results: readonly ShownResult[];
  readonly onRecall: (round: string) => void;
}

export function ResultsStrip({ results, onRecall }: ResultsStripProps) {
  const t = useText();
  if (results.length === 0) return <div className={styles["strip"]} />;
  return (
    <ol aria-label={t("play_results")} className={styles["strip"]}>
      {results.map(({ round, text, isWon }) => (
        <li key={round}>
          <button
            type="button"
            aria-label={t(isWon ? "play_result_won" : "play_result_lost", { 0: text })}
            className={cx("num", styles["pill"], isWon && styles["won"])}
            onClick={() => onRecall(round)}
          >
            {isWon ? <Firefly /> : null}
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
