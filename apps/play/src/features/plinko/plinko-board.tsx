// The board of Plinko: pins, slots, and the one line that says what came of it.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Board, Sparks } from "../../shell/board.tsx";
import { DrawnWords } from "../../shell/drawn-words.tsx";
import { useWay } from "../../shell/use-showing.ts";
import { PlinkoField } from "./plinko-field.tsx";
import { fallMs } from "./plinko.rules.ts";
import type { Plinko } from "./use-plinko.ts";
import styles from "./plinko-board.module.css";

interface PlinkoBoardProps {
  readonly plinko: Plinko;
  readonly strip: ReactNode;
}

export function PlinkoBoard({ plinko, strip }: PlinkoBoardProps) {
  const t = useText();
  const { result, gain, stage } = plinko;
  return (
    <Board label={t("play_plinko_board")} strip={strip}>
      <div className={styles["middle"]}>
        <div className={styles["ground"]}>
          <Fall plinko={plinko} />
          {stage === "over" && gain === "win" && result !== null ? (
            <span
              className={styles["spot"]}
              style={{ left: `${((result.slot + 0.5) / (result.board.rows + 1)) * 100}%` }}
            >
              <Sparks />
            </span>
          ) : null}
        </div>
        <DrawnWords drawn={plinko} readyKey="play_plinko_ready" movingKey="play_plinko_falling" />
      </div>
    </Board>
  );
}

/** Apart, so that a frame draws the ball and nothing else. */
function Fall({ plinko: { state, settings, result, stage } }: { readonly plinko: Plinko }) {
  const board = result?.board ?? settings;
  const part = useWay(state, fallMs(board.rows));
  return (
    <PlinkoField
      board={board}
      path={result?.path ?? null}
      part={part}
      landed={stage === "over" && result !== null ? result.slot : null}
    />
  );
}
