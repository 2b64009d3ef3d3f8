// The parameters of Dice [INS-8, INS-15], and the text of them that a round record's table hash is taken over.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Json } from "../json.ts";

export interface DiceTable {
  /** How many rolls there are, each equally likely; a step is 0.01 of a roll and 0.01 % of chance. */
  readonly steps: number;
  /** A win pays stake × returnSteps ÷ chanceSteps. */
  readonly returnSteps: number;
  readonly smallestChanceSteps: number;
  readonly largestChanceSteps: number;
  readonly smallestStakeMinor: Minor;
  readonly largestStakeMinor: Minor;
  readonly largestWinMinor: Minor;
}

export const DICE_TABLE: DiceTable = {
  steps: 10_000,
  returnSteps: 9_900,
  smallestChanceSteps: 1,
  largestChanceSteps: 9_800,
  smallestStakeMinor: minor(1_00n),
  largestStakeMinor: minor(50_000_00n),
  largestWinMinor: minor(2_000_000_00n),
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function diceTableJson(table: DiceTable): Json {
  return {
    game: "dice",
    roll: { below: table.steps },
    chance: { smallest: table.smallestChanceSteps, largest: table.largestChanceSteps },
    wins: { under: "roll < chance", over: `roll >= ${table.steps} - chance` },
    pays: { fraction: `stake * ${table.returnSteps} / chance`, cut: "down to 0.01" },
    stake: {
      smallest: formatAmount(table.smallestStakeMinor),
      largest: formatAmount(table.largestStakeMinor),
    },
    largestWin: formatAmount(table.largestWinMinor),
  };
}
