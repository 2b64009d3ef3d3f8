// The choices of Dice as a member sets them: chance and threshold, the stakes that fit, what a win would pay. The
// figures come from the very functions that pay [INS-8, INS-15].
import { DICE_TABLE, dicePayoutMinor, diceStakeRange, diceThresholdStep, stepText } from "@jonaki/games";
import type { DiceSide, StakeRange } from "@jonaki/games";
import { fields, flag, oneOf, text } from "@jonaki/games/play/read";
import type { Reading } from "@jonaki/games/play/read";
import type { Opened } from "@jonaki/games/play/wire";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";

export interface DiceSettings {
  readonly side: DiceSide;
  readonly chanceSteps: number;
  /** As it was typed; only an exact amount is played. */
  readonly stakeText: string;
}

export const FIRST_SETTINGS: DiceSettings = { side: "over", chanceSteps: 4_950, stakeText: "10.00" };

/** Multipliers a member can jump to, and the chance that pays exactly so much. */
export const PRESETS: readonly { readonly label: string; readonly chanceSteps: number }[] = [
  { label: "1.1×", chanceSteps: 9_000 },
  { label: "1.5×", chanceSteps: 6_600 },
  { label: "2×", chanceSteps: 4_950 },
  { label: "5×", chanceSteps: 1_980 },
  { label: "10×", chanceSteps: 990 },
  { label: "100×", chanceSteps: 99 },
];

const SIDES = ["under", "over"] as const;

export const readSettings = fields({
  side: oneOf(SIDES),
  chanceSteps: (value) => {
    if (typeof value !== "number" || clampChance(value) !== value) throw new RangeError("chance");
    return value;
  },
  stakeText: text(/^[\d.]{1,18}$/u),
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

/** The game's range for a chance, within the platform's limits for this member. */
export function stakesFor(chanceSteps: number, limits: Opened["limits"]): StakeRange {
  const table = {
    ...DICE_TABLE,
    smallestStakeMinor: larger(DICE_TABLE.smallestStakeMinor, parseAmount(limits.minimum)),
    largestStakeMinor: smaller(DICE_TABLE.largestStakeMinor, parseAmount(limits.maximum)),
    largestWinMinor: smaller(DICE_TABLE.largestWinMinor, parseAmount(limits.largestWin)),
  };
  return diceStakeRange(table, chanceSteps);
}

const larger = (own: Minor, other: Minor | null): Minor => (other !== null && other > own ? other : own);
const smaller = (own: Minor, other: Minor | null): Minor => (other !== null && other < own ? other : own);

export type StakeRead =
  | { readonly stakeMinor: Minor }
  | { readonly problem: "AMOUNT_FORMAT" }
  | ({ readonly problem: "BET_LIMIT" } & StakeRange);

export function readStake(typed: string, range: StakeRange): StakeRead {
  const stakeMinor = parseAmount(typed.trim());
  if (stakeMinor === null) return { problem: "AMOUNT_FORMAT" };
  const fits = stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor;
  return fits ? { stakeMinor } : { problem: "BET_LIMIT", ...range };
}

export type StakeStep = "half" | "double" | "smallest" | "largest";

/** What a press on ½, 2×, min or max makes of the stake; max is never more than there is. */
export function steppedStake(step: StakeStep, typed: string, range: StakeRange, balance: string): string {
  const stakeMinor = parseAmount(typed.trim()) ?? range.smallestStakeMinor;
  const wishes: Readonly<Record<StakeStep, bigint>> = {
    half: stakeMinor / 2n,
    double: stakeMinor * 2n,
    smallest: range.smallestStakeMinor,
    largest: smaller(range.largestStakeMinor, parseAmount(balance)),
  };
  const wish = minor(wishes[step]);
  const capped = wish > range.largestStakeMinor ? range.largestStakeMinor : wish;
  return formatAmount(capped < range.smallestStakeMinor ? range.smallestStakeMinor : capped);
}

export const payoutFor = (stakeMinor: Minor, chanceSteps: number): Minor =>
  dicePayoutMinor(DICE_TABLE, stakeMinor, chanceSteps);

export const choicesOf = (stakeMinor: Minor, { side, chanceSteps }: DiceSettings): object => ({
  stake: formatAmount(stakeMinor),
  side,
  chance: chanceSteps,
});

/** Hundredths of a roll: 50.12 is the step 5012. */
export const stepOf = (roll: string): number => Number(roll.replace(".", ""));
