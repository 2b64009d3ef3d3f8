// The figures of Dice found by counting every roll with the code that pays [FAIR-11, FAIR-12]; nothing here is
// sampled and nothing is a float.
import { minor } from "@jonaki/money";
import { fraction, isBelow } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { DICE_SIDES, dicePayoutMinor, isDiceWin } from "./dice-pay.ts";
import type { DiceSide } from "./dice-pay.ts";
import type { DiceTable } from "./dice-table.ts";

export interface ChanceFigures {
  readonly chanceSteps: number;
  readonly hitFrequency: Fraction;
  /** Of what is staked, before the cut to the poisha. */
  readonly returnToPlayer: Fraction;
  /** Of the payout for a stake of 1, before the cut. */
  readonly variance: Fraction;
}

export function countDiceChance(table: DiceTable, chanceSteps: number): ChanceFigures {
  const [wins, ...others] = DICE_SIDES.map((side) => countWins(table, side, chanceSteps));
  if (wins === undefined || others.some((count) => count !== wins)) {
    throw new Error(`Under and over are not equally likely at a chance of ${chanceSteps}.`);
  }
  const rolls = BigInt(table.steps);
  // Of a stake of as many poisha as the chance has steps nothing is cut, so this is the exact multiplier.
  const stake = BigInt(chanceSteps);
  const payout: bigint = dicePayoutMinor(table, minor(stake), chanceSteps);
  return {
    chanceSteps,
    hitFrequency: fraction(wins, rolls),
    returnToPlayer: fraction(wins * payout, rolls * stake),
    variance: fraction(payout ** 2n * wins * (rolls - wins), rolls ** 2n * stake ** 2n),
  };
}

function countWins(table: DiceTable, side: DiceSide, chanceSteps: number): bigint {
  let wins = 0;
  for (let rollStep = 0; rollStep < table.steps; rollStep += 1) {
    if (isDiceWin(table, side, chanceSteps, rollStep)) wins += 1;
  }
  return BigInt(wins);
}

export interface LowestReturn {
  readonly chanceSteps: number;
  readonly returnToPlayer: Fraction;
}

/** The cut weighs most on the smallest stake: the chance at which it leaves the least, and how much that is. */
export function lowestDiceReturn(table: DiceTable): LowestReturn {
  let lowest = returnAtSmallestStake(table, table.smallestChanceSteps);
  for (let chance = table.smallestChanceSteps + 1; chance <= table.largestChanceSteps; chance += 1) {
    const next = returnAtSmallestStake(table, chance);
    if (isBelow(next.returnToPlayer, lowest.returnToPlayer)) lowest = next;
  }
  return lowest;
}

function returnAtSmallestStake(table: DiceTable, chanceSteps: number): LowestReturn {
  const payout = dicePayoutMinor(table, table.smallestStakeMinor, chanceSteps);
  return {
    chanceSteps,
    returnToPlayer: fraction(payout * BigInt(chanceSteps), table.smallestStakeMinor * BigInt(table.steps)),
  };
}
