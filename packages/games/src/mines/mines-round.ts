// How a round of Mines goes: the field lies before the first tile is opened, and the acts are walked over it [INS-10].
import { shuffle } from "../fair/draw.ts";
import type { RandomStream } from "../fair/stream.ts";
import type { MinesChoices } from "./mines-choices.ts";
import { minesLastStep } from "./mines-pay.ts";
import type { MinesTable } from "./mines-table.ts";

export interface MinesRound {
  /** Where the mines lie, in rising order. */
  readonly field: readonly number[];
  /** Safe tiles in the order in which they were opened. */
  readonly opened: readonly number[];
  readonly hit: number | null;
  readonly isOver: boolean;
}

/** Null for acts that could not be done one after the other. */
export function walkMines(table: MinesTable, choices: MinesChoices, stream: RandomStream): MinesRound | null {
  const tiles = Array.from({ length: table.tiles }, (_, tile) => tile);
  const field = shuffle(stream, tiles)
    .slice(0, choices.mines)
    .sort((a, b) => a - b);
  const last = minesLastStep(table, choices);
  let round: MinesRound = { field, opened: [], hit: null, isOver: false };
  for (const act of choices.acts) {
    const { opened } = round;
    const isNext = act === "cashOut" ? opened.length > 0 : !opened.includes(act);
    if (round.isOver || !isNext) return null;
    if (act === "cashOut") round = { ...round, isOver: true };
    else if (field.includes(act)) round = { ...round, hit: act, isOver: true };
    else round = { ...round, opened: [...opened, act], isOver: opened.length + 1 === last };
  }
  return round;
}
