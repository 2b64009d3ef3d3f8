// A member's choices in Wheel: read strictly from outside, refused before any money moves [INS-12, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import { readRisk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";
import { wheelStakeRange } from "./wheel-pay.ts";
import type { WheelKind } from "./wheel-pay.ts";
import { WHEEL_SEGMENTS } from "./wheel-table.ts";
import type { WheelTable } from "./wheel-table.ts";

export interface WheelChoices extends WheelKind {
  readonly stakeMinor: Minor;
}

export function readWheelChoices(table: WheelTable, input: unknown): ChoicesRead<WheelChoices> {
  const staked = readStaked(input, ["segments", "risk"]);
  if (!staked.ok) return staked;
  const { stakeMinor, fields } = staked;
  const segments = WHEEL_SEGMENTS.find((count) => count === fields["segments"]);
  if (segments === undefined) return invalid("segments");
  const risk = readRisk(fields["risk"]);
  if (risk === undefined) return invalid("risk");
  return withinStakes({ stakeMinor, segments, risk }, wheelStakeRange(table, { segments, risk }));
}

export function wheelChoicesJson({ stakeMinor, segments, risk }: WheelChoices): Json {
  return { stake: formatAmount(stakeMinor), segments, risk };
}
