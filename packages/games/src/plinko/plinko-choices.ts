// A member's choices in Plinko: read strictly from outside, refused before any money moves [INS-11, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import { readRisk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";
import { plinkoStakeRange } from "./plinko-pay.ts";
import type { PlinkoBoard } from "./plinko-pay.ts";
import { PLINKO_ROWS } from "./plinko-table.ts";
import type { PlinkoTable } from "./plinko-table.ts";

export interface PlinkoChoices extends PlinkoBoard {
  readonly stakeMinor: Minor;
}

export function readPlinkoChoices(table: PlinkoTable, input: unknown): ChoicesRead<PlinkoChoices> {
  const staked = readStaked(input, ["rows", "risk"]);
  if (!staked.ok) return staked;
  const { stakeMinor, fields } = staked;
  const rows = PLINKO_ROWS.find((count) => count === fields["rows"]);
  if (rows === undefined) return invalid("rows");
  const risk = readRisk(fields["risk"]);
  if (risk === undefined) return invalid("risk");
  return withinStakes({ stakeMinor, rows, risk }, plinkoStakeRange(table, { rows, risk }));
}

export function plinkoChoicesJson({ stakeMinor, rows, risk }: PlinkoChoices): Json {
  return { stake: formatAmount(stakeMinor), rows, risk };
}
