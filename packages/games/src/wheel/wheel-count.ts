// The pay tables of Wheel counted exactly [FAIR-11, FAIR-12]: the code that pays is asked about every segment of every wheel.
import { multiplierText } from "../instant/multiplier.ts";
import { RISKS } from "../instant/pay-table.ts";
import { countTable } from "../instant/table-count.ts";
import type { CountedTable, TableResult } from "../instant/table-count.ts";
import { wheelMultiplier } from "./wheel-pay.ts";
import type { WheelKind } from "./wheel-pay.ts";
import { WHEEL_SEGMENTS } from "./wheel-table.ts";
import type { WheelTable } from "./wheel-table.ts";

export const countWheel = (table: WheelTable): readonly CountedTable[] =>
  RISKS.flatMap((risk) =>
    WHEEL_SEGMENTS.map((segments) =>
      countTable({ risk, size: segments, results: resultsOf(table, { segments, risk }) }),
    ),
  );

/** Segments that pay the same are one result; the one that pays most comes first. */
function resultsOf(table: WheelTable, kind: WheelKind): readonly TableResult[] {
  const ways = new Map<number, bigint>();
  for (let segment = 0; segment < kind.segments; segment += 1) {
    const hundredths = wheelMultiplier(table, kind, segment);
    ways.set(hundredths, (ways.get(hundredths) ?? 0n) + 1n);
  }
  return [...ways]
    .sort(([one], [other]) => other - one)
    .map(([multiplierHundredths, count]) => ({
      name: multiplierText(multiplierHundredths),
      ways: count,
      multiplierHundredths,
    }));
}
