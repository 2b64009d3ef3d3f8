// Plinko as the shell lists and recalls it.
import { formatCount } from "@jonaki/i18n";
import type { RoundRecord } from "@jonaki/games/play/wire";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useReplay } from "../../shell/replay.tsx";
import { splitRiskLine, tableWords } from "../../shell/risk.rules.ts";
import { PlinkoField } from "./plinko-field.tsx";
import { fallMs, resultOf } from "./plinko.rules.ts";
import type { PlinkoResult } from "./plinko.rules.ts";

const sizeKey = "play_plinko_rows_of";

export const plinkoView: GameView = {
  titleKey: "play_plinko",
  resultKey: "play_multiplier",
  keysKey: "play_drawn_keys",
  payTables: {
    headingKey: "play_plinko_slot",
    several: {
      chooserKey: "play_pay_table",
      split: (name, translator) => splitRiskLine(name, translator, sizeKey),
    },
  },
  wordsOf: (line, translator) => {
    const result = resultOf(line);
    if (result === null) return null;
    const { risk, rows } = result.board;
    return { result: `${result.multiplier}×`, choice: tableWords(translator, { risk, size: rows, sizeKey }) };
  },
  stepsOf: (round, { t, language }) => {
    const path = resultOf(round)?.path ?? "";
    return path
      .split("")
      .map((side, row) =>
        t(side === "L" ? "play_plinko_left" : "play_plinko_right", { 0: formatCount(row + 1, language) }),
      );
  },
  Replay: PlinkoReplay,
};

function PlinkoReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayedFall round={round} result={result} />;
}

interface ReplayedFallProps {
  readonly round: RoundRecord;
  readonly result: PlinkoResult;
}

function ReplayedFall({ round, result }: ReplayedFallProps) {
  const { board, path, slot, multiplier } = result;
  const { part, isMoving, again } = useReplay(round.round, fallMs(board.rows));
  return (
    <Replay round={round} result={isMoving ? "…" : `${multiplier}×`} isMoving={isMoving} onAgain={again}>
      <PlinkoField board={board} path={path} part={part} landed={isMoving ? null : slot} />
    </Replay>
  );
}
