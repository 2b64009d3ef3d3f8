// The sheet of Mines [FAIR-11]: rules, pay table, limits and figures, each made from the code that pays.
import { decimalText, fraction, fractionText, isBelow } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { sheetLimits } from "../instant/limits.ts";
import type { PayLine, Sheet } from "../sheet.ts";
import { largestMinesStop, lowestMinesReturn, minesReturn, minesStops } from "./mines-count.ts";
import type { MinesStop } from "./mines-count.ts";
import { minesMultiplierText } from "./mines-pay.ts";
import type { MinesTable } from "./mines-table.ts";
import { minesRules } from "./mines-text.ts";

const DECIMALS = 6;

export function minesSheet(
  table: MinesTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const stops = minesStops(table);
  const returnToPlayer = minesReturn(table, stops);
  const squared = fraction(returnToPlayer.numerator ** 2n, returnToPlayer.denominator ** 2n);
  const largest = largestMinesStop(table, stops);
  const { pays: largestPays, chance } = payLine(table, largest);
  return {
    code: "mines",
    version,
    tableHash,
    rules: minesRules(table, { returnToPlayer, largest, lowest: lowestMinesReturn(table, stops) }),
    payTable: stops.map((stop) => payLine(table, stop)),
    limits: sheetLimits(table),
    returnToPlayer: {
      fraction: fractionText(returnToPlayer),
      decimal: decimalText(returnToPlayer, DECIMALS),
    },
    hitFrequency: `p = C(${table.tiles} − m, k)/C(${table.tiles}, k): ${range(stops, (stop) => stop.chance)}`,
    variance: `${fractionText(squared)} × (1 − p)/p: ${range(stops, (stop) => varianceOf(squared, stop))}`,
    largestWin: { pays: largestPays, chance },
    method: "RECURSION",
    simulation: null,
  };
}

const payLine = (table: MinesTable, { mines, opened, chance }: MinesStop): PayLine => ({
  name: `m = ${mines}, k = ${opened}`,
  pays: minesMultiplierText(table, mines, opened),
  chance: fractionText(chance),
});

const varianceOf = (squared: Fraction, { chance: { numerator, denominator } }: MinesStop): Fraction =>
  fraction(squared.numerator * (denominator - numerator), squared.denominator * numerator);

/** A figure at both ends of all stops. */
function range(stops: readonly MinesStop[], figure: (stop: MinesStop) => Fraction): string {
  const figures = stops.map(figure);
  const smallest = figures.reduce((least, one) => (isBelow(one, least) ? one : least));
  const largest = figures.reduce((most, one) => (isBelow(most, one) ? one : most));
  return [smallest, largest].map((end) => decimalText(end, DECIMALS)).join(" … ");
}
