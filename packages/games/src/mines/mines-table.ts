// The parameters of Mines [INS-10, INS-15], and the text of them that a round record's table hash is taken over.
import { INSTANT_LIMITS, limitsJson } from "../instant/limits.ts";
import type { InstantLimits } from "../instant/limits.ts";
import type { Json } from "../json.ts";

export interface MinesTable extends InstantLimits {
  readonly tiles: number;
  readonly fewestMines: number;
  readonly mostMines: number;
  /** Of a hundred staked this much comes back, whenever the member stops. */
  readonly returnPercent: number;
}

export const MINES_TABLE: MinesTable = {
  tiles: 25,
  fewestMines: 1,
  mostMines: 24,
  returnPercent: 99,
  ...INSTANT_LIMITS,
};

/** Everything that decides what a round pays; the formulas stand in it as text, so a new rule is a new hash. */
export function minesTableJson(table: MinesTable): Json {
  return {
    game: "mines",
    field: { tiles: table.tiles, mines: "the first m of the shuffled tiles" },
    mines: { fewest: table.fewestMines, most: table.mostMines },
    pays: {
      fraction: `stake * ${table.returnPercent} * C(${table.tiles}, k) / (100 * C(${table.tiles} - m, k))`,
      cut: "down to 0.01",
    },
    ends: "a mine, cashOut, the last safe tile, or the last step within the largest win",
    ...limitsJson(table),
  };
}
