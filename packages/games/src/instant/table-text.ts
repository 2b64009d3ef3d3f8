// How pay tables are named and their figures written, and the paragraphs of the rules that follow from the tables alone.
// Every figure in them comes from the limits or was counted.
import { decimalText, fraction, fractionText } from "../exact.ts";
import type { Bilingual } from "../sheet.ts";
import type { InstantLimits } from "./limits.ts";
import { multiplierText } from "./multiplier.ts";
import { largestHundredths, RISKS, stakesOf } from "./pay-table.ts";
import type { Risk } from "./pay-table.ts";
import { bengaliDigits, chanceText, exactText, moneyText } from "./rule-text.ts";
import { endsOf, lowestAfterCut } from "./table-count.ts";
import type { CountedTable, TableResult } from "./table-count.ts";

const DECIMALS = 6;

const RISK_NAMES: Readonly<Record<Risk, Bilingual>> = {
  low: { bn: "কম", en: "low" },
  medium: { bn: "মাঝারি", en: "medium" },
  high: { bn: "বেশি", en: "high" },
};

/** The same in both languages: a table is named by what the round record says of it. */
export const tableName = ({ risk, size }: Pick<CountedTable, "risk" | "size">): string => `${risk} · ${size}`;

export const resultName = (table: CountedTable, { name }: TableResult): string =>
  `${tableName(table)} · ${name}`;

/** A result's chance as a fraction and in percent. */
export function resultChance({ allWays }: CountedTable, { ways }: TableResult): string {
  const chance = fraction(ways, allWays);
  return `${fractionText(chance)} = ${chanceText(chance)}`;
}

/** A figure at both its ends, with the tables that have them. */
export function rangeText(tables: readonly CountedTable[], figure: "hitFrequency" | "variance"): string {
  const { smallest, largest } = endsOf(tables, figure);
  return [smallest, largest]
    .map((end) => `${decimalText(end[figure], DECIMALS)} (${tableName(end)})`)
    .join(" … ");
}

/** Stakes, returns, the cut, hit frequency and variance; sizes says what a table's size counts. */
export function tableParagraphs(
  limits: InstantLimits,
  tables: readonly CountedTable[],
  sizes: Bilingual,
): Readonly<Record<"bn" | "en", readonly string[]>> {
  const said = figuresOf(limits, tables);
  return { bn: bengali(said, sizes.bn), en: english(said, sizes.en) };
}

function figuresOf(limits: InstantLimits, tables: readonly CountedTable[]) {
  const lowest = lowestAfterCut(limits, tables);
  const highest = largestHundredths(tables.map(largestOf));
  const widest = tables.filter((table) => largestOf(table) === highest);
  return {
    stakeFrom: moneyText(limits.smallestStakeMinor),
    stakeTo: moneyText(limits.largestStakeMinor),
    largestWin: moneyText(limits.largestWinMinor),
    widest: widest.map(tableName).join(", "),
    highest: multiplierText(highest),
    fittingStake: moneyText(stakesOf(limits, [highest]).largestStakeMinor),
    returns: RISKS.map((risk) => ({
      risk: RISK_NAMES[risk],
      returns: returnsOf(tables.filter((table) => table.risk === risk)),
    })),
    lowest: exactText(lowest.returnToPlayer),
    lowestStake: moneyText(lowest.stakeMinor),
    lowestTable: tableName(lowest.table),
    hits: rangeText(tables, "hitFrequency"),
    variance: rangeText(tables, "variance"),
  };
}

const largestOf = ({ results }: CountedTable): number =>
  largestHundredths(results.map(({ multiplierHundredths }) => multiplierHundredths));

/** Each return once, with the sizes of the tables that have it. */
function returnsOf(tables: readonly CountedTable[]) {
  const returns = [...new Set(tables.map(({ returnToPlayer }) => exactText(returnToPlayer)))];
  return returns.map((text) => ({
    text,
    sizes: tables
      .filter(({ returnToPlayer }) => exactText(returnToPlayer) === text)
      .map(({ size }) => size)
      .join(", "),
  }));
}

type Said = ReturnType<typeof figuresOf>;

const bengali = (said: Said, sizes: string): readonly string[] => [
  `বাজির পরিমাণ ${said.stakeFrom} থেকে ${said.stakeTo}; এক রাউন্ডে সর্বোচ্চ ${said.largestWin} পাওয়া যায়। এর বেশি দিতে হতে পারে এমন বাজি নেওয়া হয় না, আর সর্বোচ্চ কত বাজি ধরা যাবে তা জানানো হয়; সবচেয়ে বড় গুণক ${said.highest}-এর তালিকায় (${said.widest}) তা ${said.fittingStake}।`,
  `ফেরতের হার (RTP), পয়সার ভগ্নাংশ বাদ দেওয়ার আগে, তালিকা ধরে: ${said.returns
    .map(({ risk, returns }) => {
      const parts = returns.map((one) => `${one.text} (${sizes} ${bengaliDigits(one.sizes)})`);
      return `${risk.bn} ঝুঁকিতে ${parts.join(", ")}`;
    })
    .join("; ")}।`,
  `বাজির পরিমাণে পয়সা না থাকলে কিছুই বাদ যায় না। থাকলে একটি প্রাপ্তি থেকে 0.01-এর কম কমে, তাই হার সামান্য কম হতে পারে: সবচেয়ে কম হার ${said.lowest}, ${said.lowestStake} বাজিতে, ${said.lowestTable} তালিকায়। অন্য কোনো বাজি বা তালিকায় হার এর চেয়ে কম নয়।`,
  `জেতার হার বলতে এখানে বোঝায় বাজির চেয়ে বেশি পাওয়ার সম্ভাবনা: ${said.hits}। প্রতি 1.00 বাজিতে প্রাপ্তির ভেদাঙ্ক (variance), ভগ্নাংশ বাদ দেওয়ার আগে: ${said.variance}।`,
];

const english = (said: Said, sizes: string): readonly string[] => [
  `Stakes are ${said.stakeFrom} to ${said.stakeTo}, and a round pays at most ${said.largestWin}. A choice that could pay more is refused before the bet, and the largest stake that fits is named; for the largest multiplier, ${said.highest} (${said.widest}), it is ${said.fittingStake}.`,
  `Return to player, before the cut to the poisha, table by table: ${said.returns
    .map(({ risk, returns }) => {
      const parts = returns.map((one) => `${one.text} (${sizes} ${one.sizes})`);
      return `at ${risk.en} risk ${parts.join(", ")}`;
    })
    .join("; ")}.`,
  `Of a stake without poisha nothing is cut. Of any other the cut takes less than 0.01 from a payout, so the return can be a little less: the lowest is ${said.lowest}, for a stake of ${said.lowestStake} with the table ${said.lowestTable}. No other stake and no other table returns less than that.`,
  `Hit frequency means here the chance to get more than the stake: ${said.hits}. Variance of the payout for each 1.00 staked, before the cut: ${said.variance}.`,
];
