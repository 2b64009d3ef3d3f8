// A member's choices in Dice: read strictly from outside, refused before any money moves [INS-8, INS-15].
import { formatAmount, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { isFields } from "../json.ts";
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

const FIELDS = ["stake", "side", "chance"];

/** Exactly the three fields, nothing guessed: a field too many is refused like one that is wrong. */
export function readDiceChoices(table: DiceTable, input: unknown): ChoicesRead<DiceChoices> {
  if (!isFields(input)) return invalid("choices");
  const unknownField = Object.keys(input).find((key) => !FIELDS.includes(key));
  if (unknownField !== undefined) return invalid(unknownField);
  const stakeMinor = typeof input["stake"] === "string" ? parseAmount(input["stake"]) : null;
  if (stakeMinor === null) return invalid("stake");
  const side = DICE_SIDES.find((name) => name === input["side"]);
  if (side === undefined) return invalid("side");
  const chanceSteps = input["chance"];
  if (!isChance(table, chanceSteps)) return invalid("chance");
  return withinStakes(table, { stakeMinor, side, chanceSteps });
}

export function diceChoicesJson({ stakeMinor, side, chanceSteps }: DiceChoices): Json {
  return { stake: formatAmount(stakeMinor), side, chance: chanceSteps };
}

function withinStakes(table: DiceTable, choices: DiceChoices): ChoicesRead<DiceChoices> {
  const range = diceStakeRange(table, choices.chanceSteps);
  const { stakeMinor } = choices;
  if (stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor) {
    return { ok: true, choices };
  }
  return { ok: false, refusal: { code: "BET_LIMIT", ...range } };
}

function isChance(table: DiceTable, value: unknown): value is number {
  return (
    typeof value === "number" &&
    Number.isSafeInteger(value) &&
    value >= table.smallestChanceSteps &&
    value <= table.largestChanceSteps
  );
}

const invalid = (field: string): ChoicesRead<never> => ({ ok: false, refusal: { code: "INVALID", field } });
