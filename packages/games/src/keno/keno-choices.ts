// A member's choices in Keno: read strictly from outside, refused before any money moves [INS-14, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, isWholeBetween, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import { readRisk } from "../instant/pay-table.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";
import { kenoStakeRange } from "./keno-pay.ts";
import { findKenoMultipliers } from "./keno-table.ts";
import type { KenoChoice, KenoTable } from "./keno-table.ts";

export interface KenoChoices {
  readonly stakeMinor: Minor;
  /** Different numbers in rising order. */
  readonly picks: readonly number[];
  readonly risk: Risk;
}

export const tableChoice = ({ risk, picks }: KenoChoices): KenoChoice => ({ risk, pickCount: picks.length });

export function readKenoChoices(table: KenoTable, input: unknown): ChoicesRead<KenoChoices> {
  const staked = readStaked(input, ["picks", "risk"]);
  if (!staked.ok) return staked;
  const { stakeMinor, fields } = staked;
  const picks = readPicks(table, fields["picks"]);
  if (picks === null) return invalid("picks");
  const risk = readRisk(fields["risk"]);
  if (risk === undefined) return invalid("risk");
  const choices = { stakeMinor, picks, risk };
  if (findKenoMultipliers(table, tableChoice(choices)) === undefined) return invalid("picks");
  return withinStakes(choices, kenoStakeRange(table, tableChoice(choices)));
}

/** One order only, so that a set of picks has one record. */
function readPicks(table: KenoTable, value: unknown): readonly number[] | null {
  if (!Array.isArray(value)) return null;
  const picks: number[] = [];
  for (const pick of value) {
    if (!isWholeBetween(pick, (picks.at(-1) ?? 0) + 1, table.numbers)) return null;
    picks.push(pick);
  }
  return picks;
}

export function kenoChoicesJson({ stakeMinor, picks, risk }: KenoChoices): Json {
  return { stake: formatAmount(stakeMinor), picks, risk };
}
