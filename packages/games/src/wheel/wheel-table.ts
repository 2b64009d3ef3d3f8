// The pay tables of Wheel [INS-12, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";

export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;
export type WheelSegments = (typeof WHEEL_SEGMENTS)[number];

export interface WheelTable extends InstantLimits {
  /** In hundredths, in the order around the wheel from segment 0 on, which pays most. */
  readonly multipliers: Readonly<Record<Risk, Readonly<Record<WheelSegments, readonly number[]>>>>;
}

export const WHEEL_TABLE: WheelTable = {
  multipliers: {
    low: {
      10: [200, 110, 0, 120, 110, 110, 110, 0, 120, 110],
      20: [250, 110, 0, 120, 110, 110, 120, 0, 110, 110, 140, 120, 0, 110, 120, 110, 110, 0, 120, 110],
      30: [
        300, 110, 0, 120, 110, 110, 120, 0, 110, 110, 140, 120, 0, 110, 110, 120, 110, 0, 110, 120, 150, 110,
        0, 110, 120, 110, 110, 0, 120, 110,
      ],
      40: [
        350, 110, 0, 120, 110, 110, 120, 0, 110, 110, 150, 120, 0, 110, 110, 120, 110, 0, 110, 110, 140, 120,
        0, 110, 110, 120, 110, 0, 110, 120, 150, 110, 0, 110, 120, 110, 110, 0, 120, 110,
      ],
      50: [
        400, 110, 0, 120, 110, 110, 120, 0, 110, 110, 150, 120, 0, 110, 110, 110, 120, 0, 110, 110, 150, 120,
        0, 110, 110, 120, 110, 0, 110, 120, 140, 110, 0, 110, 120, 110, 110, 0, 110, 120, 150, 110, 0, 110,
        120, 110, 110, 0, 120, 110,
      ],
    },
    medium: {
      10: [300, 0, 150, 0, 150, 0, 240, 0, 150, 0],
      20: [350, 0, 150, 0, 200, 0, 150, 0, 150, 0, 280, 0, 200, 0, 150, 0, 200, 0, 150, 0],
      30: [
        400, 0, 150, 0, 200, 0, 150, 0, 150, 0, 270, 0, 200, 0, 150, 0, 150, 0, 200, 0, 300, 0, 150, 0, 150,
        0, 200, 0, 150, 0,
      ],
      40: [
        450, 0, 150, 0, 200, 0, 150, 0, 150, 0, 300, 0, 200, 0, 150, 0, 150, 0, 150, 0, 260, 0, 200, 0, 150,
        0, 150, 0, 200, 0, 300, 0, 150, 0, 150, 0, 200, 0, 150, 0,
      ],
      50: [
        500, 0, 150, 0, 200, 0, 150, 0, 150, 0, 300, 0, 150, 0, 200, 0, 150, 0, 150, 0, 250, 0, 200, 0, 150,
        0, 150, 0, 200, 0, 300, 0, 150, 0, 150, 0, 150, 0, 200, 0, 300, 0, 150, 0, 150, 0, 200, 0, 150, 0,
      ],
    },
    high: {
      10: [990, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      20: [1_980, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      30: [2_970, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      40: [
        3_960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0,
      ],
      50: [
        4_950, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function wheelTableJson(table: WheelTable): Json {
  return {
    game: "wheel",
    segment: { below: "segments" },
    multipliers: table.multipliers,
    pays: { fraction: "stake * multipliers[risk][segments][segment] / 100", cut: "down to 0.01" },
    ...limitsJson(table),
  };
}
