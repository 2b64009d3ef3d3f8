// The sheet of Hi-lo [FAIR-11]: rules, pay table, limits and figures, each made from the code that pays.
import { decimalText, fraction, fractionText } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { sheetLimits } from "../instant/limits.ts";
import type { PayLine, Sheet } from "../sheet.ts";
import { hiloReturn, hiloSteps, lowestHiloReturn } from "./hilo-count.ts";
import type { HiloStep } from "./hilo-count.ts";
import { hiloMultiplierText } from "./hilo-pay.ts";
import type { HiloTable } from "./hilo-table.ts";
import { hiloRules, rankText } from "./hilo-text.ts";

const DECIMALS = 6;
const SIGNS = { higher: "≥", lower: "≤", same: "=" } as const;

export function hiloSheet(
  table: HiloTable,
  { version, tableHash }: Readonly<Record<"version" | "tableHash", string>>,
): Sheet {
  const steps = hiloSteps(table);
  const returnToPlayer = hiloReturn(table, steps);
  const squared = fraction(returnToPlayer.numerator ** 2n, returnToPlayer.denominator ** 2n);
  const most = fraction(table.largestWinMinor, table.smallestStakeMinor);
  const rarest = fraction(
    returnToPlayer.numerator * most.denominator,
    returnToPlayer.denominator * most.numerator,
  );
  const ends = [fraction(1n, BigInt(table.ranks)), fraction(BigInt(table.ranks - 1), BigInt(table.ranks))];
  return {
    code: "hilo",
    version,
    tableHash,
    rules: hiloRules(table, { returnToPlayer, most, rarest, lowest: lowestHiloReturn(table, steps) }),
    payTable: steps.map((step) => payLine(table, step)),
    limits: sheetLimits(table),
    returnToPlayer: {
      fraction: fractionText(returnToPlayer),
      decimal: decimalText(returnToPlayer, DECIMALS),
    },
    hitFrequency: `p: ${ends.map((end) => decimalText(end, DECIMALS)).join(" … ")} (n = 1)`,
    variance: `${fractionText(squared)} × (1 − p)/p: ${ends
      .toReversed()
      .map((end) => decimalText(varianceOf(squared, end), DECIMALS))
      .join(" … ")} (n = 1)`,
    largestWin: { pays: decimalText(most, 4), chance: fractionText(rarest) },
    method: "RECURSION",
    simulation: null,
  };
}

/** What a first guess takes and pays, such as `7: ≥ 7`. */
function payLine(table: HiloTable, { card, guess, right, chance }: HiloStep): PayLine {
  const isEnd = card === 1 || card === table.ranks;
  const sign = guess === "same" || !isEnd ? SIGNS[guess] : guess === "higher" ? ">" : "<";
  return {
    name: `${rankText(card)}: ${sign} ${rankText(card)}`,
    pays: hiloMultiplierText(table, [right]),
    chance: fractionText(chance),
  };
}

const varianceOf = (squared: Fraction, { numerator, denominator }: Fraction): Fraction =>
  fraction(squared.numerator * (denominator - numerator), squared.denominator * numerator);
