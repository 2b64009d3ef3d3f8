// The pay tables of Keno counted exactly [FAIR-11, FAIR-12]: how many ways the picks can lie among the drawn and the others,
// and the code that pays says what so many hits pay.
import { waysToChoose } from "../instant/combinations.ts";
import { countTable } from "../instant/table-count.ts";
import type { CountedTable, TableResult } from "../instant/table-count.ts";
import { kenoMultiplier } from "./keno-pay.ts";
import { kenoChoicesOf } from "./keno-table.ts";
import type { KenoChoice, KenoTable } from "./keno-table.ts";

export const countKeno = (table: KenoTable): readonly CountedTable[] =>
  kenoChoicesOf(table).map((choice) =>
    countTable({ risk: choice.risk, size: choice.pickCount, results: resultsOf(table, choice) }),
  );

/** Named by the hits, also those that pay nothing. The picks may lie anywhere: hits among the drawn, the others beside. */
function resultsOf(table: KenoTable, choice: KenoChoice): readonly TableResult[] {
  const { numbers, drawn } = table;
  return Array.from({ length: choice.pickCount + 1 }, (_one, hits) => ({
    name: hits.toString(),
    ways: waysToChoose(drawn, hits) * waysToChoose(numbers - drawn, choice.pickCount - hits),
    multiplierHundredths: kenoMultiplier(table, choice, hits),
  }));
}
