// The sheet of Wheel [FAIR-11]: rules, pay tables, limits and figures, each made from the code that pays.
import { sheetLimits } from "../instant/limits.ts";
import { sheetOfTables } from "../instant/table-sheet.ts";
import type { Sheet } from "../sheet.ts";
import { countWheel } from "./wheel-count.ts";
import type { WheelTable } from "./wheel-table.ts";
import { wheelRules } from "./wheel-text.ts";

export function wheelSheet(
  table: WheelTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const tables = countWheel(table);
  const rules = wheelRules(table, tables);
  return sheetOfTables({ code: "wheel", version, tableHash, rules, limits: sheetLimits(table) }, tables);
}
