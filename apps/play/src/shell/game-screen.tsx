// The screen of a game that a member plays alone: the board, the panel, the commitment, and the member's rounds.
import type { ReactNode } from "react";
import { GameFrame } from "./game-frame.tsx";
import { GameTools } from "./game-tools.tsx";
import type { GameView } from "./game-view.ts";
import { MyRounds } from "./my-rounds.tsx";
import { ResultsStrip } from "./results-strip.tsx";
import { SeedNote } from "./seed-note.tsx";
import styles from "./game-screen.module.css";

interface GameScreenProps {
  readonly view: GameView;
  /** With the last results on top of it. */
  readonly renderBoard: (strip: ReactNode) => ReactNode;
  readonly panel: ReactNode;
  /** Read out when it changes. */
  readonly announcement: string;
}

export function GameScreen({ view, renderBoard, panel, announcement }: GameScreenProps) {
  return (
    <GameFrame view={view} announcement={announcement}>
      {({ isPhone, open, recall }) => (
        <main className={styles["main"]}>
          {renderBoard(<ResultsStrip view={view} onRecall={recall} />)}
          <div className={styles["side"]}>
            {panel}
            {isPhone ? (
              <GameTools look="words" onOpen={open} />
            ) : (
              <SeedNote onOpen={() => open("fairness")} />
            )}
          </div>
          {isPhone ? null : <MyRounds view={view} onRecall={recall} onAll={() => open("history")} />}
        </main>
      )}
    </GameFrame>
  );
}
