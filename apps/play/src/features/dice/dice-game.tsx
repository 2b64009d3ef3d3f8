// Dice, put together: the board, the panel, the member's rounds, and the words for who cannot see them.
import { lazy, Suspense, useState } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { usePhone } from "@jonaki/ui/use-phone";
import { moneyText } from "../../app/money.ts";
import { GameBar } from "../../shell/game-bar.tsx";
import { GameTools } from "../../shell/game-tools.tsx";
import { MyRounds } from "../../shell/my-rounds.tsx";
import type { OpenPanel } from "../../shell/panels.tsx";
import { ResultsStrip } from "../../shell/results-strip.tsx";
import type { ShownResult } from "../../shell/results-strip.tsx";
import { isGain } from "../../shell/round-list.tsx";
import { SeedNote } from "../../shell/seed-note.tsx";
import { StakeField } from "../../shell/stake-field.tsx";
import { StatusLine } from "../../shell/status-line.tsx";
import type { TableState } from "../../app/table.ts";
import { DiceBoard } from "./dice-board.tsx";
import { DiceControls } from "./dice-controls.tsx";
import { DiceTrack } from "./dice-track.tsx";
import { chanceAt, resultOf, thresholdOf } from "./dice.rules.ts";
import { diceView } from "./dice-view.tsx";
import { stakeError, useAnnouncement, useDice, useShownRound } from "./use-dice.ts";
import { usePlayKeys } from "./use-play-keys.ts";
import styles from "./dice-game.module.css";

const Panels = lazy(async () => ({ default: (await import("../../shell/panels.tsx")).Panels }));

export function DiceGame() {
  const { t } = useTranslator();
  const dice = useDice();
  const [panel, setPanel] = useState<OpenPanel>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isPhone = usePhone();
  const open = (next: OpenPanel): void => {
    setPanel(next);
    setWasOpened(true);
  };
  const { side, chanceSteps } = dice.settings;
  usePlayKeys({
    bet: dice.bet,
    move: (steps) => dice.change({ chanceSteps: chanceAt(side, thresholdOf(side, chanceSteps) + steps) }),
  });
  const recall = (round: string): void => open({ round });
  return (
    <div className={styles["game"]}>
      <GameBar title={t("play_dice")} tools={isPhone ? null : <GameTools look="icons" onOpen={open} />} />
      <main className={styles["main"]}>
        <Board dice={dice} onRecall={recall} />
        <div className={styles["side"]}>
          <Controls dice={dice} />
          {isPhone ? <GameTools look="words" onOpen={open} /> : <SeedNote onOpen={() => open("fairness")} />}
        </div>
        {isPhone ? null : <MyRounds view={diceView} onRecall={recall} onAll={() => open("history")} />}
      </main>
      <output aria-live="polite" className="sr">
        {useAnnouncement(dice.state)}
      </output>
      {wasOpened ? (
        <Suspense>
          <Panels view={diceView} open={panel} onOpen={open} />
        </Suspense>
      ) : null}
    </div>
  );
}

type Dice = ReturnType<typeof useDice>;

interface BoardProps {
  readonly dice: Dice;
  readonly onRecall: (round: string) => void;
}

function Board({ dice, onRecall }: BoardProps) {
  const { state, settings, change } = dice;
  const shown = useShownRound(state);
  return (
    <DiceBoard
      {...shown}
      phase={state.phase}
      strip={<ResultsStrip results={resultsOf(state)} onRecall={onRecall} />}
      track={<DiceTrack settings={settings} onChance={(chanceSteps) => change({ chanceSteps })} />}
    />
  );
}

function resultsOf({ results }: TableState): readonly ShownResult[] {
  return results.flatMap((line) => {
    const result = resultOf(line);
    return result === null ? [] : [{ round: line.round, text: result.roll, isWon: isGain(line) }];
  });
}

function Controls({ dice }: { readonly dice: Dice }) {
  const translator = useTranslator();
  const { settings, stake, range, isBusy, change } = dice;
  const { t } = translator;
  const from = moneyText(range.smallestStakeMinor);
  const to = moneyText(range.largestStakeMinor);
  return (
    <DiceControls
      settings={settings}
      isBusy={isBusy}
      isWaiting={dice.state.phase === "checking"}
      canBet={dice.canBet}
      stakeLabel={"stakeMinor" in stake ? moneyText(stake.stakeMinor) : ""}
      payoutLabel={dice.payout === null ? "–" : moneyText(dice.payout)}
      onSide={(side) => change({ side })}
      onChance={(chanceSteps) => change({ chanceSteps })}
      onBet={dice.bet}
      status={<StatusLine />}
      stakeField={
        <StakeField
          value={settings.stakeText}
          error={stakeError(translator, stake)}
          hint={t("play_from_to", { 0: from, 1: to })}
          isLocked={isBusy}
          onValue={(stakeText) => change({ stakeText })}
          onStep={dice.stepStake}
          onLeave={dice.writeStakeOut}
        />
      }
    />
  );
}
