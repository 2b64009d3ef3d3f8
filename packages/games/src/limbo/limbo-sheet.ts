// The sheet of Limbo [FAIR-11]: rules, pay table, limits and figures, each made from the code that pays.
import { burstHundredths } from "../instant/burst.ts";
import { sheetLimits } from "../instant/limits.ts";
import { countTargets } from "../instant/target-count.ts";
import { sheetOfTargets } from "../instant/target-sheet.ts";
import type { Sheet } from "../sheet.ts";
import { isLimboWin } from "./limbo-pay.ts";
import type { LimboTable } from "./limbo-table.ts";
import { limboRules } from "./limbo-text.ts";

export function limboSheet(
  table: LimboTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const counted = countTargets({
    ...table,
    isWin: (targetHundredths, u) => isLimboWin(targetHundredths, burstHundredths(table, u)),
  });
  const rules = limboRules(table, counted);
  const limits = sheetLimits(table);
  return sheetOfTargets({ code: "limbo", version, tableHash, rules, limits }, table, counted);
}
