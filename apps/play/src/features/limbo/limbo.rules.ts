// Limbo as a member plays it: the target, its chance, what it pays, and the way up to a result. The figures come from the very
// functions that pay [INS-9, INS-15].
import {
  burstSpan,
  countBurstsFrom,
  fraction,
  LIMBO_TABLE,
  limboStakeRange,
  nearestText,
  payoutOf,
  readMultiplier,
} from "@jonaki/games";
import { fields, flag, text } from "@jonaki/games/play/read";
import type { Read, Reading } from "@jonaki/games/play/read";
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { narrowed, readStakeText } from "../../shell/stake.rules.ts";
import type { StakeSettings } from "../../shell/stake.rules.ts";
import type { BettingRules } from "../../shell/use-betting.ts";

export interface LimboSettings extends StakeSettings {
  /** As records state it: 2.00. */
  readonly target: string;
}

export const SMALLEST_TARGET = "1.01";
export const LARGEST_TARGET = "1000000.00";

/** Targets a member can jump to. */
export const PRESETS: readonly { readonly label: string; readonly value: string }[] = [
  { label: "1.5×", value: "1.50" },
  { label: "2×", value: "2.00" },
  { label: "5×", value: "5.00" },
  { label: "10×", value: "10.00" },
  { label: "100×", value: "100.00" },
];

const found = (value: unknown): bigint | null =>
  readMultiplier(value, LIMBO_TABLE.smallestTargetHundredths, LIMBO_TABLE.largestTargetHundredths);

const readTarget: Read<string> = (value) => {
  if (found(value) === null) throw new RangeError("target");
  return text()(value);
};

const hundredthsOf = (target: string): bigint => BigInt(target.replace(".", ""));

/** A target from what was typed, such as 2 or 1.5; null for what is none. */
export function parseTarget(typed: string): string | null {
  const match = /^(\d{1,7})(?:\.(\d{0,2}))?$/u.exec(typed.trim());
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  const target = `${Number(whole)}.${decimals.padEnd(2, "0")}`;
  return found(target) === null ? null : target;
}

/** In percent, with three digits that say something. */
export function chanceOf(target: string): string {
  const percent = fraction(countBurstsFrom(LIMBO_TABLE, hundredthsOf(target)) * 100n, burstSpan(LIMBO_TABLE));
  return `${nearestText(percent, Math.max(2, target.length - 3))} %`;
}

export const payoutFor = (stakeMinor: Minor, target: string): Minor =>
  payoutOf(stakeMinor, hundredthsOf(target));

export const limboBetting: BettingRules<LimboSettings> = {
  code: "limbo",
  first: { target: "2.00", stakeText: "10.00" },
  read: fields({ target: readTarget, stakeText: readStakeText }),
  stakesFor: ({ target }, limits) => limboStakeRange(narrowed(LIMBO_TABLE, limits), hundredthsOf(target)),
  choicesOf: (stakeMinor, { target }) => ({ stake: formatAmount(stakeMinor), target }),
};

const choices = fields({ stake: text(), target: readTarget });
const outcome = fields({ result: text(/^\d+\.\d\d$/u), won: flag, payout: text(/^\d{1,15}\.\d\d$/u) });
export type LimboResult = Reading<typeof outcome> & { readonly target: string };

/** A round as the studio stored it; null for one that is not decided. */
export function resultOf(round: {
  readonly choices: unknown;
  readonly outcome: unknown;
}): LimboResult | null {
  if (round.outcome === null) return null;
  return { ...outcome(round.outcome), target: choices(round.choices).target };
}

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** How high the firefly is on its way to a result. */
export const climbed = (result: string, part: number): number => Number(result) ** eased(part);

/** Where a multiplier lies between 0 and 1: as far along as the chance to stay below it, so that the win is as wide as likely. */
export const placeOf = (multiplier: number): number => 1 - 1 / Math.max(multiplier, 1);
