// The parameters of Limbo [INS-9, INS-15], and the text of them that a round record's table hash is taken over.
import { BURST_TABLE, burstJson } from "../instant/burst.ts";
import type { BurstTable } from "../instant/burst.ts";
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import { multiplierText } from "../instant/multiplier.ts";
import type { Json } from "../json.ts";

export interface LimboTable extends InstantLimits, BurstTable {
  readonly smallestTargetHundredths: bigint;
  readonly largestTargetHundredths: bigint;
}

export const LIMBO_TABLE: LimboTable = {
  smallestTargetHundredths: 101n,
  largestTargetHundredths: 100_000_000n,
  ...BURST_TABLE,
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function limboTableJson(table: LimboTable): Json {
  return {
    game: "limbo",
    result: burstJson(table),
    target: {
      smallest: multiplierText(table.smallestTargetHundredths),
      largest: multiplierText(table.largestTargetHundredths),
    },
    wins: "result >= target",
    pays: { fraction: "stake * target", cut: "down to 0.01" },
    ...limitsJson(table),
  };
}
