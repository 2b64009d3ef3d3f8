// Crash, put together: the flight, both bets, who else plays, the member's rounds, and the keys.
import { useText } from "@jonaki/i18n/react";
import { GameFrame } from "../../shell/game-frame.tsx";
import { GameTools } from "../../shell/game-tools.tsx";
import { MyRounds } from "../../shell/my-rounds.tsx";
import { HashNote } from "../../shell/seed-note.tsx";
import { isLetter, usePlayKeys } from "../../shell/use-play-keys.ts";
import { CrashBoard } from "./crash-board.tsx";
import { CrashPanel } from "./crash-panel.tsx";
import { CrashPlayers } from "./crash-players.tsx";
import { crashView } from "./crash-view.tsx";
import { useCrashNews } from "./use-crash-news.ts";
import { useCrash } from "./use-crash.ts";
import styles from "./crash-game.module.css";

export function CrashGame() {
  const t = useText();
  const crash = useCrash();
  const { panels, state } = crash;
  usePlayKeys({
    bet: panels[1].press,
    press: (event) => {
      if (isLetter(event, "B")) panels[1].bet();
      else if (isLetter(event, "C")) panels[1].cashOut();
      else if (isLetter(event, "N")) panels[2].bet();
      else if (isLetter(event, "M")) panels[2].cashOut();
      else return false;
      return true;
    },
  });
  return (
    <GameFrame view={crashView} announcement={useCrashNews(crash)}>
      {({ isPhone, open, recall }) => (
        <main className={styles["main"]}>
          <CrashBoard crash={crash} />
          <div className={styles["side"]}>
            <CrashPanel panel={panels[1]} />
            <CrashPanel panel={panels[2]} />
            {isPhone ? null : (
              <HashNote
                title={t("play_crash_hash")}
                hash={state.round?.seedHash ?? null}
                onOpen={() => open("fairness")}
              />
            )}
          </div>
          <CrashPlayers state={state} />
          {isPhone ? (
            <GameTools look="words" onOpen={open} />
          ) : (
            <div className={styles["rounds"]}>
              <MyRounds view={crashView} onRecall={recall} onAll={() => open("history")} />
            </div>
          )}
        </main>
      )}
    </GameFrame>
  );
}
