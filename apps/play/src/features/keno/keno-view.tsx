// Keno as the shell lists and recalls it.
import type { RoundRecord } from "@jonaki/games/play/wire";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useReplay } from "../../shell/replay.tsx";
import { splitRiskLine, tableWords } from "../../shell/risk.rules.ts";
import { KenoGrid } from "./keno-grid.tsx";
import { DRAW_MS, drawnBy, resultOf } from "./keno.rules.ts";
import type { KenoResult } from "./keno.rules.ts";

const sizeKey = "play_keno_picks_of";

export const kenoView: GameView = {
  titleKey: "play_keno",
  resultKey: "play_multiplier",
  keysKey: "play_keno_keys",
  payTables: {
    headingKey: "play_keno_hits",
    several: {
      chooserKey: "play_pay_table",
      split: (name, translator) => splitRiskLine(name, translator, sizeKey),
    },
  },
  wordsOf: (line, translator) => {
    const result = resultOf(line);
    if (result === null) return null;
    const { risk, picks } = result.choice;
    return {
      result: `${result.multiplier}×`,
      choice: `${tableWords(translator, { risk, size: picks.length, sizeKey })}: ${picks.join(", ")}`,
    };
  },
  stepsOf: (round, { t }) => {
    const result = resultOf(round);
    if (result === null) return [];
    return result.drawn.map((one) =>
      result.choice.picks.includes(one) ? `${one}: ${t("play_keno_hit")}` : String(one),
    );
  },
  Replay: KenoReplay,
};

function KenoReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayedDraw round={round} result={result} />;
}

interface ReplayedDrawProps {
  readonly round: RoundRecord;
  readonly result: KenoResult;
}

function ReplayedDraw({ round, result }: ReplayedDrawProps) {
  const { part, isMoving, again } = useReplay(round.round, DRAW_MS);
  return (
    <Replay
      round={round}
      result={isMoving ? "…" : `${result.multiplier}×`}
      isMoving={isMoving}
      onAgain={again}
    >
      <KenoGrid picks={result.choice.picks} drawn={drawnBy(result.drawn, part)} />
    </Replay>
  );
}
