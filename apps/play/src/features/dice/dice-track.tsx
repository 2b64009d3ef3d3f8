// The track from 0 to 100: where the win lies, the handle that sets it, and the firefly on the last roll. The handle
// is a native slider, so that fingers, keys and screen readers all know it.
import type { CSSProperties, KeyboardEvent } from "react";
import { DICE_TABLE } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { chanceAt, chanceText, thresholdOf } from "./dice.rules.ts";
import type { DiceSettings } from "./dice.rules.ts";
import styles from "./dice-track.module.css";

interface DiceTrackProps {
  readonly settings: Pick<DiceSettings, "side" | "chanceSteps">;
  readonly onChance: (chanceSteps: number) => void;
}

/** A finger cannot aim finer; keys and the field can. */
const SNAP_STEPS = 50;
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
};
const FINE = 100;

/** How far an arrow key moves the threshold; with Shift one step of 0.01. */
export function keyMove({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): number | null {
  const steps = KEY_STEPS[key];
  if (steps === undefined) return null;
  return shiftKey && !key.startsWith("Page") ? steps / FINE : steps;
}

export const shareText = (step: number): string => `${(step / DICE_TABLE.steps) * 100}%`;

const MARKS = [0, 25, 50, 75, 100];

export function DiceTrack({ settings, onChance }: DiceTrackProps) {
  const t = useText();
  const { side, chanceSteps } = settings;
  const threshold = thresholdOf(side, chanceSteps);
  const words = t(side === "under" ? "play_wins_under" : "play_wins_over", { 0: chanceText(threshold) });
  const move = (toStep: number): void => onChance(chanceAt(side, toStep));
  const press = (event: KeyboardEvent): void => {
    const steps = keyMove(event);
    if (steps === null) return;
    event.preventDefault();
    move(threshold + steps);
  };
  const place = { "--threshold": shareText(threshold) } as CSSProperties;
  return (
    <div className={cx(styles["track"], styles[side])} style={place}>
      <div aria-hidden="true" className={styles["groove"]}>
        <i className={styles["lower"]} />
        <i className={styles["upper"]} />
      </div>
      <input
        type="range"
        className={styles["handle"]}
        min={0}
        max={DICE_TABLE.steps}
        step={SNAP_STEPS}
        value={threshold}
        aria-label={t("play_threshold")}
        aria-valuetext={`${words}, ${t("play_chance")} ${chanceText(chanceSteps)} %`}
        onKeyDown={press}
        onChange={(event) => move(Number(event.currentTarget.value))}
      />
      <span aria-hidden="true" className={cx("num", styles["label"])}>
        {chanceText(threshold)}
      </span>
      <div aria-hidden="true" className={cx("num", styles["marks"])}>
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
