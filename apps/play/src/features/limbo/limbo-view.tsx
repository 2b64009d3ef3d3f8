// Limbo as the shell lists and recalls it.
import type { RoundRecord } from "@jonaki/games/play/wire";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useReplay } from "../../shell/replay.tsx";
import { gainOf } from "../../shell/round.rules.ts";
import { LimboSky } from "./limbo-sky.tsx";
import { climbed, resultOf } from "./limbo.rules.ts";
import type { LimboResult } from "./limbo.rules.ts";
import styles from "./limbo-view.module.css";

export const limboView: GameView = {
  titleKey: "play_limbo",
  resultKey: "play_limbo_result",
  keysKey: "play_drawn_keys",
  payTables: { headingKey: "play_limbo_result" },
  wordsOf: (line, { t }) => {
    const result = resultOf(line);
    if (result === null) return null;
    return { result: `${result.result}×`, choice: t("play_limbo_choice", { 0: `${result.target}×` }) };
  },
  Replay: LimboReplay,
};

function LimboReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayedSky round={round} result={result} />;
}

interface ReplayedSkyProps {
  readonly round: RoundRecord;
  readonly result: LimboResult;
}

const REPLAY_MS = 1_400;

function ReplayedSky({ round, result }: ReplayedSkyProps) {
  const { part, isMoving, again } = useReplay(round.round, REPLAY_MS);
  const figure = isMoving ? climbed(result.result, part).toFixed(2) : result.result;
  return (
    <Replay round={round} result={`${figure}×`} isMoving={isMoving} onAgain={again}>
      <div className={styles["sky"]}>
        <LimboSky target={result.target} result={result} gain={gainOf(round)} part={part} />
      </div>
    </Replay>
  );
}
