// The pay tables of Plinko counted exactly [FAIR-11, FAIR-12]: every path of a board leads to one slot, and the code that pays
// says what the slot pays.
import { RISKS } from "../instant/pay-table.ts";
import { countTable } from "../instant/table-count.ts";
import type { CountedTable, TableResult } from "../instant/table-count.ts";
import { plinkoMultiplier } from "./plinko-pay.ts";
import type { PlinkoBoard } from "./plinko-pay.ts";
import { PLINKO_ROWS } from "./plinko-table.ts";
import type { PlinkoTable } from "./plinko-table.ts";

export const countPlinko = (table: PlinkoTable): readonly CountedTable[] =>
  RISKS.flatMap((risk) =>
    PLINKO_ROWS.map((rows) => countTable({ risk, size: rows, results: resultsOf(table, { rows, risk }) })),
  );

/** From the edge to the middle: a slot and the one opposite pay the same and stand together, such as `0 / 8`. */
function resultsOf(table: PlinkoTable, board: PlinkoBoard): readonly TableResult[] {
  const paths = pathsTo(board.rows);
  const results: TableResult[] = [];
  for (let slot = 0; slot <= board.rows - slot; slot += 1) {
    const opposite = board.rows - slot;
    const multiplierHundredths = plinkoMultiplier(table, board, slot);
    if (plinkoMultiplier(table, board, opposite) !== multiplierHundredths) {
      throw new Error(`The slots ${slot} and ${opposite} of ${board.rows} rows do not pay the same.`);
    }
    const ends = slot === opposite ? [slot] : [slot, opposite];
    const ways = ends.reduce((sum, end) => sum + (paths[end] ?? 0n), 0n);
    results.push({ name: ends.join(" / "), ways, multiplierHundredths });
  }
  return results;
}

/** How many paths end in each slot: row by row every path goes on once to the left and once to the right. */
function pathsTo(rows: number): readonly bigint[] {
  let paths = [1n];
  for (let row = 0; row < rows; row += 1) {
    const above = paths;
    paths = [...above, 0n].map((left, slot) => left + (above[slot - 1] ?? 0n));
  }
  return paths;
}
