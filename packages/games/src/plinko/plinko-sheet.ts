// The sheet of Plinko [FAIR-11]: rules, pay tables, limits and figures, each made from the code that pays.
import { sheetLimits } from "../instant/limits.ts";
import { sheetOfTables } from "../instant/table-sheet.ts";
import type { Sheet } from "../sheet.ts";
import { countPlinko } from "./plinko-count.ts";
import type { PlinkoTable } from "./plinko-table.ts";
import { plinkoRules } from "./plinko-text.ts";

export function plinkoSheet(
  table: PlinkoTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const tables = countPlinko(table);
  const rules = plinkoRules(table, tables);
  return sheetOfTables({ code: "plinko", version, tableHash, rules, limits: sheetLimits(table) }, tables);
}
