// The sheet of a game with several pay tables [FAIR-11]: a line for every result of every table, and of the figures that
// differ from table to table the lowest return and both ends.
import { decimalText, fractionText } from "../exact.ts";
import type { Sheet } from "../sheet.ts";
import { multiplierText } from "./multiplier.ts";
import { endsOf } from "./table-count.ts";
import type { CountedTable, TableResult } from "./table-count.ts";
import { rangeText, resultChance, resultName } from "./table-text.ts";

export function sheetOfTables(
  game: Pick<Sheet, "code" | "version" | "tableHash" | "rules" | "limits">,
  tables: readonly CountedTable[],
): Sheet {
  const lines = tables.flatMap((table) => table.results.map((result) => ({ table, result })));
  const lowest = endsOf(tables, "returnToPlayer").smallest.returnToPlayer;
  const largest = lines.reduce((found, next) => (pays(next) > pays(found) ? next : found));
  return {
    ...game,
    payTable: lines.map(({ table, result }) => ({
      name: resultName(table, result),
      pays: multiplierText(result.multiplierHundredths),
      chance: resultChance(table, result),
    })),
    returnToPlayer: { fraction: fractionText(lowest), decimal: decimalText(lowest, 6) },
    hitFrequency: rangeText(tables, "hitFrequency"),
    variance: rangeText(tables, "variance"),
    largestWin: { pays: multiplierText(pays(largest)), chance: resultChance(largest.table, largest.result) },
    method: "ENUMERATION",
    simulation: null,
  };
}

const pays = ({ result }: { readonly result: TableResult }): number => result.multiplierHundredths;
