// A member's choices in Mines: how many mines before the first tile, then tiles and the cash-out; read strictly, refused
// before any money moves [INS-10, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, isWholeBetween, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import type { Json } from "../json.ts";
import { readSteppedRecord } from "../stepped-record.ts";
import type { SteppedChoices } from "../stepped.ts";
import { minesStakeRange } from "./mines-pay.ts";
import type { MinesTable } from "./mines-table.ts";

/** A tile from 0, row by row, or the end by the member's will. */
export type MinesAct = number | "cashOut";

export interface MinesChoices extends SteppedChoices {
  readonly mines: number;
  readonly acts: readonly MinesAct[];
}

export function readMinesOpening(
  table: MinesTable,
  input: unknown,
  allowedMinor: Minor,
): ChoicesRead<MinesChoices> {
  const staked = readStaked(input, ["mines"]);
  if (!staked.ok) return staked;
  const mines = staked.fields["mines"];
  if (!isWholeBetween(mines, table.fewestMines, table.mostMines)) return invalid("mines");
  const largestWinMinor = allowedMinor < table.largestWinMinor ? allowedMinor : table.largestWinMinor;
  return withinStakes(
    { stakeMinor: staked.stakeMinor, mines, largestWinMinor, acts: [] },
    minesStakeRange(table, mines, largestWinMinor),
  );
}

export const readMinesRecord = (table: MinesTable, input: unknown): ChoicesRead<MinesChoices> =>
  readSteppedRecord(input, {
    names: ["mines"],
    isAct: (act) => isMinesAct(table, act),
    readOpening: (opening, largestWinMinor) => readMinesOpening(table, opening, largestWinMinor),
  });

export const isMinesAct = (table: MinesTable, act: unknown): act is MinesAct =>
  act === "cashOut" || isWholeBetween(act, 0, table.tiles - 1);

export const minesChoicesJson = ({ stakeMinor, mines, largestWinMinor, acts }: MinesChoices): Json => ({
  stake: formatAmount(stakeMinor),
  mines,
  largestWin: formatAmount(largestWinMinor),
  acts,
});
