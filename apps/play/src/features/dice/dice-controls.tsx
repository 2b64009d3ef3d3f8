// The panel of Dice: side, chance, multiplier, stake and the one button. It is a form, so Enter in any field bets.
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { DICE_TABLE, diceMultiplierText } from "@jonaki/games";
import type { DiceSide } from "@jonaki/games";
import { toLatinDigits } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { Segment } from "@jonaki/ui/segment";
import { chanceText, parseChance, PRESETS, thresholdOf } from "./dice.rules.ts";
import type { DiceSettings } from "./dice.rules.ts";
import styles from "./dice-controls.module.css";

interface DiceControlsProps {
  readonly settings: DiceSettings;
  readonly isBusy: boolean;
  /** Only a wait that lasts is shown; a round itself is over before a button has changed. */
  readonly isWaiting: boolean;
  readonly canBet: boolean;
  /** The stake as it will be sent, or what was typed. */
  readonly stakeLabel: string;
  readonly payoutLabel: string;
  readonly stakeField: ReactNode;
  readonly status: ReactNode;
  readonly onSide: (side: DiceSide) => void;
  readonly onChance: (chanceSteps: number) => void;
  readonly onBet: () => void;
}

export function DiceControls(props: DiceControlsProps) {
  const t = useText();
  const { settings, isBusy, stakeLabel, payoutLabel, onSide, onChance, onBet } = props;
  const { side, chanceSteps } = settings;
  const bet = (event: FormEvent): void => {
    event.preventDefault();
    onBet();
  };
  const sideLabel = (one: DiceSide): ReactNode => (
    <span className={styles["side"]}>
      {t(one === "under" ? "play_under" : "play_over")}
      <span className="num">
        {one === "under" ? "<" : "≥"} {chanceText(thresholdOf(one, chanceSteps))}
      </span>
    </span>
  );
  return (
    <Card as="section" padding="none" className={styles["panel"]}>
      <form className={styles["form"]} onSubmit={bet}>
        <Segment
          block
          label={t("play_side")}
          value={side}
          onValue={onSide}
          choices={[
            { value: "under", label: sideLabel("under") },
            { value: "over", label: sideLabel("over") },
          ]}
        />
        <div className={styles["figures"]}>
          <ChanceField chanceSteps={chanceSteps} isLocked={isBusy} onChance={onChance} />
          <Figure label={t("play_multiplier")} value={`${diceMultiplierText(DICE_TABLE, chanceSteps)}×`} />
        </div>
        <fieldset aria-label={t("play_presets")} className={styles["presets"]}>
          {PRESETS.map((preset) => (
            <button
              key={preset.label}
              type="button"
              aria-pressed={preset.chanceSteps === chanceSteps}
              className={cx("num", styles["preset"])}
              onClick={() => onChance(preset.chanceSteps)}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
        {props.stakeField}
        <div className={styles["foot"]}>
          {props.status}
          <Button
            type="submit"
            tone="amber"
            block
            loading={props.isWaiting}
            disabled={!props.canBet}
            className={styles["bet"]}
          >
            <span className={styles["do"]}>
              {t("play_bet")} <span className="num">{stakeLabel}</span>
            </span>
            <span className={styles["get"]}>
              {t("play_pays_if_won")} <span className="num">{payoutLabel}</span>
            </span>
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
}

function Figure({ label, value }: FigureProps) {
  return (
    <div className={styles["figure"]}>
      <span className={styles["name"]}>{label}</span>
      <output className={cx("num", styles["value"])}>{value}</output>
    </div>
  );
}

interface ChanceFieldProps {
  readonly chanceSteps: number;
  readonly isLocked: boolean;
  readonly onChance: (chanceSteps: number) => void;
}

/** What is typed counts as soon as it is a chance; what is none goes back to the last one when the field is left. */
function ChanceField({ chanceSteps, isLocked, onChance }: ChanceFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (value: string): void => {
    const latin = toLatinDigits(value).replace(",", ".");
    setTyped(latin);
    const next = parseChance(latin);
    if (next !== null) onChance(next);
  };
  return (
    <label className={cx(styles["figure"], styles["typed"])}>
      <span className={styles["name"]}>{t("play_chance")}</span>
      <span className={styles["entry"]}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          readOnly={isLocked}
          value={typed ?? chanceText(chanceSteps)}
          aria-invalid={typed !== null && parseChance(typed) === null}
          className={cx("num", styles["input"])}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <span className="num">%</span>
      </span>
    </label>
  );
}
