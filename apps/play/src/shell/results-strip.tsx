// The last 20 results [INS-16], newest first; a press recalls the round. A win has the firefly beside it, so that
// nobody has to tell colours apart.
import { useObservable } from "@jonaki/browser/observable";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { useSeat } from "../app/services.ts";
import type { GameView } from "./game-view.ts";
import { isGain } from "./round.rules.ts";
import styles from "./results-strip.module.css";

interface ResultsStripProps {
  readonly view: GameView;
  readonly onRecall: (round: string) => void;
}

export function ResultsStrip({ view, onRecall }: ResultsStripProps) {
  const translator = useTranslator();
  const { t } = translator;
  const { results } = useObservable(useSeat().state);
  const shown = results.flatMap((line) => {
    const words = view.wordsOf(line, translator);
    return words === null ? [] : [{ round: line.round, text: words.result, isWon: isGain(line) }];
  });
  if (shown.length === 0) return <div className={styles["strip"]} />;
  return (
    <ol aria-label={t("play_results")} className={styles["strip"]}>
      {shown.map(({ round, text, isWon }) => (
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
