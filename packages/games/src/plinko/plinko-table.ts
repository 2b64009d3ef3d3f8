// The pay tables of Plinko [INS-11, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";

export const PLINKO_ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PlinkoRows = (typeof PLINKO_ROWS)[number];

export interface PlinkoTable extends InstantLimits {
  /**
   * In hundredths, from the slot at the edge to the one in the middle; the other half is its mirror, so that no table can
   * fail to be symmetric.
   */
  readonly multipliers: Readonly<Record<Risk, Readonly<Record<PlinkoRows, readonly number[]>>>>;
}

export const PLINKO_TABLE: PlinkoTable = {
  multipliers: {
    low: {
      8: [550, 180, 119, 100, 50],
      9: [600, 280, 160, 115, 54],
      10: [800, 400, 130, 103, 100, 53],
      11: [1_100, 500, 240, 140, 110, 48],
      12: [1_100, 550, 210, 130, 110, 100, 41],
      13: [1_100, 550, 330, 180, 120, 110, 54],
      14: [1_200, 610, 260, 150, 120, 110, 100, 48],
      15: [1_500, 900, 450, 240, 150, 122, 105, 55],
      16: [1_600, 900, 500, 270, 130, 114, 110, 100, 40],
    },
    medium: {
      8: [1_300, 340, 135, 62, 40],
      9: [1_800, 450, 160, 90, 49],
      10: [2_200, 650, 280, 100, 60, 38],
      11: [2_750, 800, 300, 150, 80, 48],
      12: [3_600, 1_350, 500, 210, 100, 51, 30],
      13: [5_000, 1_600, 600, 260, 130, 70, 44],
      14: [6_500, 2_200, 1_000, 400, 170, 80, 50, 33],
      15: [8_500, 2_600, 1_100, 500, 220, 112, 70, 38],
      16: [11_000, 4_000, 1_500, 800, 300, 160, 79, 40, 32],
    },
    high: {
      8: [2_900, 490, 110, 37, 20],
      9: [4_500, 700, 180, 60, 24],
      10: [7_000, 1_100, 290, 80, 34, 23],
      11: [11_000, 1_800, 400, 130, 50, 23],
      12: [17_000, 2_800, 650, 190, 60, 36, 20],
      13: [24_500, 4_300, 1_000, 270, 90, 42, 30],
      14: [42_000, 7_000, 1_600, 400, 150, 50, 30, 23],
      15: [64_000, 10_500, 2_600, 650, 210, 72, 40, 20],
      16: [100_000, 18_000, 5_000, 1_000, 285, 90, 39, 30, 20],
    },
  },
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function plinkoTableJson(table: PlinkoTable): Json {
  return {
    game: "plinko",
    path: { below: 2, draws: "one for each row", left: 0, right: 1 },
    slot: "number of rights in path",
    multipliers: table.multipliers,
    pays: {
      fraction: "stake * multipliers[risk][rows][min(slot, rows - slot)] / 100",
      cut: "down to 0.01",
    },
    ...limitsJson(table),
  };
}
