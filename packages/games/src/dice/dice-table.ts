// The parameters of Dice [INS-8, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import type { Json } from "../json.ts";

export interface DiceTable extends InstantLimits {
  /** How many rolls there are, each equally likely; a step is 0.01 of a roll and 0.01 % of chance. */
  readonly steps: number;
  /** A win pays stake × returnSteps ÷ chanceSteps. */
  readonly returnSteps: number;
  readonly smallestChanceSteps: number;
  readonly largestChanceSteps: number;
}

export const DICE_TABLE: DiceTable = {
  steps: 10_000,
  returnSteps: 9_900,
  smallestChanceSteps: 1,
  largestChanceSteps: 9_800,
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function diceTableJson(table: DiceTable): Json {
  return {
    game: "dice",
    roll: { below: table.steps },
    chance: { smallest: table.smallestChanceSteps, largest: table.largestChanceSteps },
    wins: { under: "roll < chance", over: `roll >= ${table.steps} - chance` },
    pays: { fraction: `stake * ${table.returnSteps} / chance`, cut: "down to 0.01" },
    ...limitsJson(table),
  };
}
