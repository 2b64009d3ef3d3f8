// The sheet of Crash [FAIR-11]: rules, pay table, limits and figures, each made from the code that pays.
import { sheetLimits } from "../instant/limits.ts";
import { countTargets } from "../instant/target-count.ts";
import { sheetOfTargets } from "../instant/target-sheet.ts";
import type { Sheet } from "../sheet.ts";
import { crashBurstOf, isCashedOut } from "./crash-pay.ts";
import type { CrashTable } from "./crash-table.ts";
import { crashRules } from "./crash-text.ts";

export function crashSheet(
  table: CrashTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const counted = countTargets({
    ...table,
    largestTargetHundredths: table.topHundredths,
    isWin: (targetHundredths, u) => isCashedOut(targetHundredths, crashBurstOf(table, u)),
  });
  const rules = crashRules(table, counted);
  const limits = sheetLimits(table);
  return sheetOfTargets({ code: "crash", version, tableHash, rules, limits }, table, counted);
}
