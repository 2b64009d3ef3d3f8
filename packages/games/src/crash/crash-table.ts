// The parameters of Crash [INS-5, INS-6, INS-15], and the text of them that a round record's table hash is taken over.
import { BURST_TABLE, burstJson } from "../instant/burst.ts";
import type { BurstTable } from "../instant/burst.ts";
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import { multiplierText } from "../instant/multiplier.ts";
import type { Json } from "../json.ts";
import { GROWTH_FORMULA, TOP_HUNDREDTHS } from "./crash-growth.ts";

export interface CrashTable extends InstantLimits, BurstTable {
  /** The lowest multiplier at which a bet can be cashed out. */
  readonly smallestTargetHundredths: bigint;
  /** No round goes further: there every open bet is cashed out. */
  readonly topHundredths: bigint;
  /** Names the table of growth that this version is played with; making it takes a moment, so it is not made for its name. */
  readonly growthHash: string;
}

/** How long bets are taken before the multiplier starts; it decides nothing that a round pays. */
export const CRASH_BETTING_MS = 6_000;

export const CRASH_TABLE: CrashTable = {
  ...BURST_TABLE,
  smallestTargetHundredths: 101n,
  topHundredths: BigInt(TOP_HUNDREDTHS),
  growthHash: "669449aed5a31a15767236609036edb5b20b6849d36031496878ecf37654668e",
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function crashTableJson(table: CrashTable): Json {
  return {
    game: "crash",
    burst: { ...burstJson(table), most: multiplierText(table.topHundredths) },
    growth: { hundredths: `floor(100 * ${GROWTH_FORMULA}) at each millisecond`, hash: table.growthHash },
    target: {
      smallest: multiplierText(table.smallestTargetHundredths),
      largest: multiplierText(table.topHundredths),
    },
    pays: { fraction: "stake * multiplier", cut: "down to 0.01" },
    ends: "a cash-out at or below the burst, or the last step within the largest win",
    ...limitsJson(table),
  };
}
