// All rounds of this game, a page at a time [FAIR-17].
import { useObservable } from "@jonaki/browser/observable";
import { useState } from "react";
import type { RoundLine } from "@jonaki/games/play/wire";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import type { ShownRefusal } from "../app/play-api.ts";
import { refusalText } from "../app/refusal-text.ts";
import { useSeat, useServices } from "../app/services.ts";
import type { GameView } from "./game-view.ts";
import { RoundList } from "./round-list.tsx";
import styles from "./panels.module.css";

interface HistoryPanelProps {
  readonly view: GameView;
  readonly onRecall: (round: string) => void;
}

const PAGE = 20;

export function HistoryPanel({ view, onRecall }: HistoryPanelProps) {
  const translator = useTranslator();
  const { api } = useServices();
  const { results } = useObservable(useSeat().state);
  const [older, setOlder] = useState<readonly RoundLine[]>([]);
  const [mayHaveMore, setMayHaveMore] = useState(results.length === PAGE);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const rounds = [...results, ...older.filter((line) => results.every(({ round }) => round !== line.round))];
  const load = async (): Promise<void> => {
    setBusy(true);
    const reply = await api.history(rounds.at(-1)?.round ?? null);
    setBusy(false);
    setRefusal("refusal" in reply ? reply.refusal : null);
    if (!("value" in reply)) return;
    setOlder((before) => [...before, ...reply.value.rounds]);
    setMayHaveMore(reply.value.rounds.length === PAGE);
  };
  return (
    <div className={styles["panel"]}>
      <RoundList view={view} rounds={rounds} onRecall={onRecall} />
      <output className={styles["note"]}>{refusal === null ? null : refusalText(translator, refusal)}</output>
      {mayHaveMore ? (
        <Button block loading={isBusy} onClick={() => void load()}>
          {translator.t("play_older")}
        </Button>
      ) : null}
    </div>
  );
}
