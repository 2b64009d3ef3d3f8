// The pay tables of Keno [INS-14, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import { RISKS } from "../instant/pay-table.ts";
import type { Risk } from "../instant/pay-table.ts";
import type { Json } from "../json.ts";

export interface KenoTable extends InstantLimits {
  /** They are 1 to this one. */
  readonly numbers: number;
  readonly drawn: number;
  /** In hundredths, by hits from none to all picks; the first list of a risk is for a single pick, the next for two. */
  readonly multipliers: Readonly<Record<Risk, readonly (readonly number[])[]>>;
}

export const KENO_TABLE: KenoTable = {
  numbers: 40,
  drawn: 10,
  multipliers: {
    low: [
      [60, 216],
      [0, 180, 516],
      [0, 110, 210, 1_800],
      [0, 60, 150, 700, 5_500],
      [0, 50, 130, 260, 1_400, 21_000],
      [0, 40, 100, 200, 650, 4_500, 42_000],
      [0, 30, 80, 150, 430, 2_000, 11_000, 50_000],
      [0, 30, 60, 140, 260, 1_000, 4_500, 20_000, 60_000],
      [0, 30, 50, 100, 190, 700, 2_900, 11_000, 30_000, 70_000],
      [0, 20, 50, 90, 170, 400, 1_300, 5_100, 18_000, 50_000, 80_000],
    ],
    medium: [
      [30, 306],
      [0, 120, 916],
      [0, 50, 310, 2_850],
      [0, 0, 190, 990, 8_400],
      [0, 0, 120, 350, 2_800, 29_000],
      [0, 0, 60, 300, 1_100, 6_600, 45_000],
      [0, 0, 40, 180, 600, 3_100, 22_000, 60_000],
      [0, 0, 0, 150, 450, 1_600, 7_500, 37_000, 70_000],
      [0, 0, 0, 110, 270, 990, 4_000, 16_000, 50_000, 80_000],
      [0, 0, 0, 90, 180, 600, 2_300, 8_000, 40_000, 70_000, 90_000],
    ],
    high: [
      [0, 396],
      [0, 0, 1_716],
      [0, 0, 280, 5_000],
      [0, 0, 0, 900, 27_650],
      [0, 0, 0, 420, 5_000, 46_500],
      [0, 0, 0, 0, 2_300, 20_500, 71_000],
      [0, 0, 0, 0, 850, 7_500, 46_000, 75_000],
      [0, 0, 0, 0, 500, 2_700, 19_000, 65_000, 85_000],
      [0, 0, 0, 0, 0, 1_950, 12_000, 62_500, 80_000, 90_000],
      [0, 0, 0, 0, 0, 950, 5_600, 33_000, 75_000, 90_000, 100_000],
    ],
  },
  ...INSTANT_LIMITS,
};

/** Which of the tables is played. */
export interface KenoChoice {
  readonly risk: Risk;
  readonly pickCount: number;
}

/** Undefined where so many picks are not offered. */
export const findKenoMultipliers = (
  { multipliers }: KenoTable,
  { risk, pickCount }: KenoChoice,
): readonly number[] | undefined => multipliers[risk][pickCount - 1];

/** Every choice of a table: by risk, then by the number of picks. */
export const kenoChoicesOf = ({ multipliers }: KenoTable): readonly KenoChoice[] =>
  RISKS.flatMap((risk) => multipliers[risk].map((_list, place) => ({ risk, pickCount: place + 1 })));

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function kenoTableJson(table: KenoTable): Json {
  return {
    game: "keno",
    draw: `the first ${table.drawn} of shuffle(1 to ${table.numbers})`,
    hits: "picks among the drawn",
    multipliers: table.multipliers,
    pays: { fraction: "stake * multipliers[risk][picks - 1][hits] / 100", cut: "down to 0.01" },
    ...limitsJson(table),
  };
}
