// A member's choices in Dice: read strictly from outside, refused before any money moves [INS-8, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, isWholeBetween, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import type { Json } from "../json.ts";
import { DICE_SIDES, diceStakeRange } from "./dice-pay.ts";
import type { DiceSide } from "./dice-pay.ts";
import type { DiceTable } from "./dice-table.ts";

export interface DiceChoices {
  readonly stakeMinor: Minor;
  readonly side: DiceSide;
  /** The chance to win in hundredths of a percent: so many of the 10,000 rolls win. */
  readonly chanceSteps: number;
}

export function readDiceChoices(table: DiceTable, input: unknown): ChoicesRead<DiceChoices> {
  const staked = readStaked(input, ["side", "chance"]);
  if (!staked.ok) return staked;
  const { stakeMinor, fields } = staked;
  const side = DICE_SIDES.find((name) => name === fields["side"]);
  if (side === undefined) return invalid("side");
  const chanceSteps = fields["chance"];
  if (!isWholeBetween(chanceSteps, table.smallestChanceSteps, table.largestChanceSteps))
    return invalid("chance");
  return withinStakes({ stakeMinor, side, chanceSteps }, diceStakeRange(table, chanceSteps));
}

export function diceChoicesJson({ stakeMinor, side, chanceSteps }: DiceChoices): Json {
  return { stake: formatAmount(stakeMinor), side, chance: chanceSteps };
}
