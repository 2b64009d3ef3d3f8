// A member's choices in Limbo: read strictly from outside, refused before any money moves [INS-9, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import { multiplierText, readMultiplier } from "../instant/multiplier.ts";
import type { Json } from "../json.ts";
import { limboStakeRange } from "./limbo-pay.ts";
import type { LimboTable } from "./limbo-table.ts";

export interface LimboChoices {
  readonly stakeMinor: Minor;
  readonly targetHundredths: bigint;
}

export function readLimboChoices(table: LimboTable, input: unknown): ChoicesRead<LimboChoices> {
  const staked = readStaked(input, ["target"]);
  if (!staked.ok) return staked;
  const { stakeMinor, fields } = staked;
  const { smallestTargetHundredths: smallest, largestTargetHundredths: largest } = table;
  const targetHundredths = readMultiplier(fields["target"], smallest, largest);
  if (targetHundredths === null) return invalid("target");
  return withinStakes({ stakeMinor, targetHundredths }, limboStakeRange(table, targetHundredths));
}

export function limboChoicesJson({ stakeMinor, targetHundredths }: LimboChoices): Json {
  return { stake: formatAmount(stakeMinor), target: multiplierText(targetHundredths) };
}
