// The board of Limbo: the sky, and the one line that says what came of it.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Board } from "../../shell/board.tsx";
import { DrawnWords } from "../../shell/drawn-words.tsx";
import { useWay } from "../../shell/use-showing.ts";
import { LimboSky } from "./limbo-sky.tsx";
import type { Limbo } from "./use-limbo.ts";
import styles from "./limbo-board.module.css";

interface LimboBoardProps {
  readonly limbo: Limbo;
  readonly strip: ReactNode;
}

const CLIMB_MS = 1_100;

export function LimboBoard({ limbo, strip }: LimboBoardProps) {
  const t = useText();
  const { state, settings, result, gain, stage } = limbo;
  const part = useWay(state, CLIMB_MS);
  return (
    <Board label={t("play_limbo_result")} strip={strip}>
      <div className={styles["middle"]}>
        <LimboSky
          target={result?.target ?? settings.target}
          result={result}
          gain={gain}
          part={part}
          isAsking={stage === "asking"}
        />
        <DrawnWords drawn={limbo} readyKey="play_limbo_ready" movingKey="play_limbo_climbing" />
      </div>
    </Board>
  );
}
