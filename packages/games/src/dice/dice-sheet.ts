// The sheet of Dice [FAIR-11]: rules, pay table, limits and figures, each made from the code that pays.
import { decimalText, fraction, fractionText, isSameFraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { sheetLimits } from "../instant/limits.ts";
import type { PayLine, Sheet } from "../sheet.ts";
import { countDiceChance, lowestDiceReturn } from "./dice-count.ts";
import type { ChanceFigures } from "./dice-count.ts";
import { diceMultiplierText, diceThresholdStep, stepText } from "./dice-pay.ts";
import type { DiceTable } from "./dice-table.ts";
import { diceRules, percentText } from "./dice-text.ts";

/** Any chance may be played; these are the lines of the pay table, beside the smallest and the largest. */
const SHOWN_CHANCES = [100, 500, 1_000, 2_500, 4_950, 5_000, 7_500, 9_000];
const DECIMALS = 6;

export function diceSheet(
  table: DiceTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const smallest = countDiceChance(table, table.smallestChanceSteps);
  const largest = countDiceChance(table, table.largestChanceSteps);
  const between = SHOWN_CHANCES.filter(
    (chance) => chance > table.smallestChanceSteps && chance < table.largestChanceSteps,
  ).map((chance) => countDiceChance(table, chance));
  const lines = [smallest, ...between, largest];
  const returnToPlayer = theSameReturn(lines);
  const squared = fraction(returnToPlayer.numerator ** 2n, returnToPlayer.denominator ** 2n);
  return {
    code: "dice",
    version,
    tableHash,
    rules: diceRules(table, { returnToPlayer, lowest: lowestDiceReturn(table) }),
    payTable: lines.map((line) => payLine(table, line.chanceSteps)),
    limits: sheetLimits(table),
    returnToPlayer: {
      fraction: fractionText(returnToPlayer),
      decimal: decimalText(returnToPlayer, DECIMALS),
    },
    hitFrequency: `c/${table.steps}: ${range(smallest, largest, "hitFrequency")}`,
    variance: `${fractionText(squared)} × (${table.steps} − c)/c: ${range(smallest, largest, "variance")}`,
    largestWin: {
      pays: diceMultiplierText(table, smallest.chanceSteps),
      chance: percentText(smallest.chanceSteps),
    },
    method: "ENUMERATION",
    simulation: null,
  };
}

/** What it takes on either side, such as `< 49.50 / ≥ 50.50`. */
function payLine(table: DiceTable, chanceSteps: number): PayLine {
  const under = stepText(diceThresholdStep(table, "under", chanceSteps));
  const over = stepText(diceThresholdStep(table, "over", chanceSteps));
  return {
    name: `< ${under} / ≥ ${over}`,
    pays: diceMultiplierText(table, chanceSteps),
    chance: percentText(chanceSteps),
  };
}

function theSameReturn(lines: readonly ChanceFigures[]): Fraction {
  const [first, ...others] = lines.map((line) => line.returnToPlayer);
  if (first === undefined || others.some((other) => !isSameFraction(first, other))) {
    throw new Error("The return of Dice depends on the chance; the sheet states one for all.");
  }
  return first;
}

/** A figure at both ends, from the smallest chance to the largest. */
function range(smallest: ChanceFigures, largest: ChanceFigures, figure: "hitFrequency" | "variance"): string {
  return [smallest, largest]
    .map((end) => `${decimalText(end[figure], DECIMALS)} (c = ${end.chanceSteps})`)
    .join(" … ");
}
