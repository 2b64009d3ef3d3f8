// The board of Keno: the numbers, what hits pay, and the one line that says how it stands.
import type { ReactNode, Ref } from "react";
import { useText } from "@jonaki/i18n/react";
import { Board, Sparks } from "../../shell/board.tsx";
import { DrawnWords } from "../../shell/drawn-words.tsx";
import { useWay } from "../../shell/use-showing.ts";
import { KenoGrid } from "./keno-grid.tsx";
import { KenoLadder } from "./keno-ladder.tsx";
import { DRAW_MS, drawnBy } from "./keno.rules.ts";
import type { Keno } from "./use-keno.ts";
import styles from "./keno-board.module.css";

interface KenoBoardProps {
  readonly keno: Keno;
  readonly strip: ReactNode;
  readonly gridRef: Ref<HTMLFieldSetElement>;
}

export function KenoBoard({ keno, strip, gridRef }: KenoBoardProps) {
  const t = useText();
  const { settings, result, gain, stage } = keno;
  const isOver = stage === "over" && result !== null;
  return (
    <Board label={t("play_keno")} strip={strip}>
      <div className={styles["middle"]}>
        <div className={styles["ground"]}>
          <Draw keno={keno} gridRef={gridRef} />
          {isOver && gain === "win" ? <Sparks className={styles["sparks"]} /> : null}
        </div>
        <KenoLadder choice={result?.choice ?? settings} reached={isOver ? result.hits : null} />
        <DrawnWords
          drawn={keno}
          readyKey={settings.picks.length === 0 ? "play_keno_pick_first" : "play_keno_ready"}
          movingKey="play_keno_drawing"
        />
      </div>
    </Board>
  );
}

/** Apart, so that a number that appears draws the grid and nothing else. */
function Draw({ keno, gridRef }: Pick<KenoBoardProps, "keno" | "gridRef">) {
  const { state, settings, result, isBusy, pick } = keno;
  const part = useWay(state, DRAW_MS);
  return (
    <KenoGrid
      ref={gridRef}
      picks={result?.choice.picks ?? settings.picks}
      drawn={result === null ? [] : drawnBy(result.drawn, part)}
      {...(isBusy ? {} : { onPick: pick })}
    />
  );
}
