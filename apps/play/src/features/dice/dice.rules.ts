// The choices of Dice as a member sets them: chance and threshold, the stakes that fit, what a win would pay. The
// figures come from the very functions that pay [INS-8, INS-15].
import { DICE_TABLE, dicePayoutMinor, diceStakeRange, diceThresholdStep, stepText } from "@jonaki/games";
import type { DiceSide } from "@jonaki/games";
import { fields, flag, oneOf, text } from "@jonaki/games/play/read";
import type { Reading } from "@jonaki/games/play/read";
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export interface DiceSettings extends StakeSettings {
  readonly side: DiceSide;
  readonly chanceSteps: number;
}

/** Multipliers a member can jump to, and the chance that pays exactly so much. */
export const PRESETS: readonly { readonly label: string; readonly value: number }[] = [
  { label: "1.1×", value: 9_000 },
  { label: "1.5×", value: 6_600 },
  { label: "2×", value: 4_950 },
  { label: "5×", value: 1_980 },
  { label: "10×", value: 990 },
  { label: "100×", value: 99 },
];

const SIDES = ["under", "over"] as const;

const readSettings = fields({
  side: oneOf(SIDES),
  chanceSteps: (value) => {
    if (typeof value !== "number" || clampChance(value) !== value) throw new RangeError("chance");
    return value;
  },
  stakeText: readStakeText,
});

/** A round's choices and outcome as the studio stores them; the screen shows these and nothing computed. */
const choices = fields({
  stake: text(),
  side: oneOf(SIDES),
  chance: (value: unknown) => clampChance(Number(value)),
});
const outcome = fields({ roll: text(/^\d{1,2}\.\d\d$/u), won: flag, payout: text(/^\d{1,15}\.\d\d$/u) });
export type DiceResult = Reading<typeof outcome> & { readonly choices: Reading<typeof choices> };

/** Null for a round that is not decided. */
export function resultOf(round: { readonly choices: unknown; readonly outcome: unknown }): DiceResult | null {
  return round.outcome === null ? null : { ...outcome(round.outcome), choices: choices(round.choices) };
}

export function clampChance(chanceSteps: number): number {
  const { smallestChanceSteps, largestChanceSteps } = DICE_TABLE;
  return Math.min(Math.max(Math.round(chanceSteps), smallestChanceSteps), largestChanceSteps);
}

export const thresholdOf = (side: DiceSide, chanceSteps: number): number =>
  diceThresholdStep(DICE_TABLE, side, chanceSteps);

/** The chance that has its threshold there, or the nearest one that may be played. */
export const chanceAt = (side: DiceSide, thresholdStep: number): number =>
  clampChance(side === "under" ? thresholdStep : DICE_TABLE.steps - thresholdStep);

/** Hundredths of a percent from what was typed, such as 49.5; null for what is no chance. */
export function parseChance(typed: string): number | null {
  const match = /^(\d{1,2})(?:\.(\d{0,2}))?$/u.exec(typed.trim());
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  const chanceSteps = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return clampChance(chanceSteps) === chanceSteps ? chanceSteps : null;
}

export const chanceText = (chanceSteps: number): string => stepText(chanceSteps);

export const payoutFor = (stakeMinor: Minor, chanceSteps: number): Minor =>
  dicePayoutMinor(DICE_TABLE, stakeMinor, chanceSteps);

export const diceBetting: BettingRules<DiceSettings> = {
  code: "dice",
  first: { side: "over", chanceSteps: 4_950, stakeText: "10.00" },
  read: readSettings,
  stakesFor: ({ chanceSteps }, limits) => diceStakeRange(narrowed(DICE_TABLE, limits), chanceSteps),
  choicesOf: (stakeMinor, { side, chanceSteps }) => ({
    stake: formatAmount(stakeMinor),
    side,
    chance: chanceSteps,
  }),
};

/** Hundredths of a roll: 50.12 is the step 5012. */
export const stepOf = (roll: string): number => Number(roll.replace(".", ""));
