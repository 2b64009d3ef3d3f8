// The panel of Dice: side, chance and multiplier.
import type { ReactNode } from "react";
import { DICE_TABLE, diceMultiplierText } from "@jonaki/games";
import type { DiceSide } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { moneyText } from "../../app/money.ts";
import { BetPanel, Figure, Figures, Presets } from "../../shell/bet-panel.tsx";
import { TypedFigure } from "../../shell/typed-figure.tsx";
import { chanceText, parseChance, PRESETS, thresholdOf } from "./dice.rules.ts";
import type { Dice } from "./use-dice.ts";
import styles from "./dice-controls.module.css";

export function DiceControls({ dice }: { readonly dice: Dice }) {
  const t = useText();
  const { settings, isBusy, change, payout } = dice;
  const { side, chanceSteps } = settings;
  const setChance = (next: number): void => change({ chanceSteps: next });
  const sideLabel = (one: DiceSide): ReactNode => (
    <span className={styles["side"]}>
      {t(one === "under" ? "play_under" : "play_over")}
      <span className="num">
        {one === "under" ? "<" : "≥"} {chanceText(thresholdOf(one, chanceSteps))}
      </span>
    </span>
  );
  const get = (
    <>
      {t("play_pays_if_won")} <span className="num">{payout === null ? "–" : moneyText(payout)}</span>
    </>
  );
  return (
    <BetPanel betting={dice} get={get}>
      <Segment
        block
        label={t("play_side")}
        value={side}
        onValue={(next) => change({ side: next })}
        choices={[
          { value: "under", label: sideLabel("under") },
          { value: "over", label: sideLabel("over") },
        ]}
      />
      <Figures>
        <TypedFigure
          label={t("play_chance")}
          text={chanceText(chanceSteps)}
          unit="%"
          maxLength={5}
          isLocked={isBusy}
          parse={parseChance}
          onValue={setChance}
        />
        <Figure label={t("play_multiplier")} value={`${diceMultiplierText(DICE_TABLE, chanceSteps)}×`} />
      </Figures>
      <Presets label={t("play_presets")} choices={PRESETS} value={chanceSteps} onValue={setChance} />
    </BetPanel>
  );
}
