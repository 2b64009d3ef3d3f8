// The member's last rounds beside the board, on screens that have room for them.
import { useObservable } from "@jonaki/browser/observable";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { useSeat } from "../app/services.ts";
import type { GameView } from "./game-view.ts";
import { RoundList } from "./round-list.tsx";
import styles from "./my-rounds.module.css";

interface MyRoundsProps {
  readonly view: GameView;
  readonly onRecall: (round: string) => void;
  readonly onAll: () => void;
}

export function MyRounds({ view, onRecall, onAll }: MyRoundsProps) {
  const t = useText();
  const { results } = useObservable(useSeat().state);
  return (
    <Card as="section" padding="none" aria-label={t("play_history")} className={styles["card"]}>
      <div className={styles["head"]}>
        <h2>{t("play_history")}</h2>
        {results.length === 0 ? null : (
          <Button size="xs" tone="ghost" iconEnd={<ChevronRight />} onClick={onAll}>
            {t("play_older")}
          </Button>
        )}
      </div>
      <div className={styles["list"]}>
        <RoundList view={view} rounds={results} onRecall={onRecall} />
      </div>
    </Card>
  );
}
