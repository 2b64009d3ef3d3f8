// The sheet of a game in which a burst has to reach a target [FAIR-11]. What the return lacks of a round figure is less than
// its decimals show, so decimals are to the nearest and the fraction is exact.
import { fractionText, nearestText } from "../exact.ts";
import type { PayLine, Sheet } from "../sheet.ts";
import type { BurstTable } from "./burst.ts";
import { multiplierText } from "./multiplier.ts";
import { chanceText } from "./rule-text.ts";
import type { CountedTargets, TargetFigures } from "./target-count.ts";
import { targetChanceFormula } from "./target-text.ts";

const DECIMALS = 6;
/** A hit at a very large target is rarer than one in a million. */
const HIT_DECIMALS = 9;

export function sheetOfTargets(
  game: Pick<Sheet, "code" | "version" | "tableHash" | "rules" | "limits">,
  table: BurstTable,
  { lines, lowest }: CountedTargets,
): Sheet {
  const { returnToPlayer } = lowest;
  const ends = lines.filter((_line, place) => place === 0 || place === lines.length - 1);
  const payTable = lines.map(payLine);
  const { pays = "", chance = "" } = payTable.at(-1) ?? {};
  return {
    ...game,
    payTable,
    returnToPlayer: {
      fraction: fractionText(returnToPlayer),
      decimal: nearestText(returnToPlayer, DECIMALS),
    },
    hitFrequency: `${targetChanceFormula(table)}: ${range(ends.toReversed(), "hitFrequency", HIT_DECIMALS)}`,
    variance: `(t/100)² × P × (1 − P): ${range(ends, "variance", DECIMALS)}`,
    largestWin: { pays, chance },
    method: "ENUMERATION",
    simulation: null,
  };
}

function payLine({ targetHundredths, hitFrequency }: TargetFigures): PayLine {
  const target = multiplierText(targetHundredths);
  return { name: `≥ ${target}`, pays: target, chance: chanceText(hitFrequency, nearestText) };
}

/** A figure at both ends, from where it is smallest to where it is largest. */
const range = (
  ends: readonly TargetFigures[],
  figure: "hitFrequency" | "variance",
  decimals: number,
): string =>
  ends.map((end) => `${nearestText(end[figure], decimals)} (t = ${end.targetHundredths})`).join(" … ");
