// The parameters of Hi-lo [INS-13, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import type { Json } from "../json.ts";

export interface HiloTable extends InstantLimits {
  /** Equally likely; the lowest is 1, the ace. */
  readonly ranks: number;
  /** Cards that may be passed over in one round. */
  readonly mostSkips: number;
  /** Of a hundred staked this much comes back, whatever is guessed and whenever the member stops. */
  readonly returnPercent: number;
}

export const HILO_TABLE: HiloTable = {
  ranks: 13,
  mostSkips: 52,
  returnPercent: 99,
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function hiloTableJson(table: HiloTable): Json {
  return {
    game: "hilo",
    card: { below: table.ranks, lowest: 1 },
    guesses: {
      between: { higher: "next >= card", lower: "next <= card" },
      lowest: { higher: "next > card", same: "next = card" },
      highest: { lower: "next < card", same: "next = card" },
    },
    skips: { most: table.mostSkips },
    pays: { fraction: `stake * ${table.returnPercent} / (100 * product of chances)`, cut: "down to 0.01" },
    ends: "a wrong guess, cashOut, or no guess on any card within the largest win",
    ...limitsJson(table),
  };
}
