// The sheet of Keno [FAIR-11]: rules, pay tables, limits and figures, each made from the code that pays.
import { sheetLimits } from "../instant/limits.ts";
import { sheetOfTables } from "../instant/table-sheet.ts";
import type { Sheet } from "../sheet.ts";
import { countKeno } from "./keno-count.ts";
import type { KenoTable } from "./keno-table.ts";
import { kenoRules } from "./keno-text.ts";

export function kenoSheet(
  table: KenoTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const tables = countKeno(table);
  const rules = kenoRules(table, tables);
  return sheetOfTables({ code: "keno", version, tableHash, rules, limits: sheetLimits(table) }, tables);
}
