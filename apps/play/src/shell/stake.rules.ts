// The stake as a member sets it, the same in every game [INS-15, INS-16]: what fits the game within the platform's
// limits, what was typed, and what the steps make of it.
import type { InstantLimits, StakeRange } from "@jonaki/games";
import { text } from "@jonaki/games/play/read";
import type { Opened } from "@jonaki/games/play/wire";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";

/** Every game keeps the stake as it was typed; only an exact amount is played. */
export interface StakeSettings {
  readonly stakeText: string;
}

export const readStakeText = text(/^[\d.]{1,18}$/u);

/** A game's table with the platform's limits for this member where they are narrower. */
export function narrowed<Table extends InstantLimits>(table: Table, limits: Opened["limits"]): Table {
  return {
    ...table,
    smallestStakeMinor: larger(table.smallestStakeMinor, parseAmount(limits.minimum)),
    largestStakeMinor: smaller(table.largestStakeMinor, parseAmount(limits.maximum)),
    largestWinMinor: smaller(table.largestWinMinor, parseAmount(limits.largestWin)),
  };
}

const larger = (own: Minor, other: Minor | null): Minor => (other !== null && other > own ? other : own);
const smaller = (own: Minor, other: Minor | null): Minor => (other !== null && other < own ? other : own);

export type StakeRead =
  | { readonly stakeMinor: Minor }
  | { readonly problem: "AMOUNT_FORMAT" }
  | ({ readonly problem: "BET_LIMIT" } & StakeRange);

export function readStake(typed: string, range: StakeRange): StakeRead {
  const stakeMinor = parseAmount(typed.trim());
  if (stakeMinor === null) return { problem: "AMOUNT_FORMAT" };
  const fits = stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor;
  return fits ? { stakeMinor } : { problem: "BET_LIMIT", ...range };
}

export type StakeStep = "half" | "double" | "smallest" | "largest";

/** What a press on ½, 2×, min or max makes of the stake; max is never more than there is. */
export function steppedStake(step: StakeStep, typed: string, range: StakeRange, balance: string): string {
  const stakeMinor = parseAmount(typed.trim()) ?? range.smallestStakeMinor;
  const wishes: Readonly<Record<StakeStep, bigint>> = {
    half: stakeMinor / 2n,
    double: stakeMinor * 2n,
    smallest: range.smallestStakeMinor,
    largest: smaller(range.largestStakeMinor, parseAmount(balance)),
  };
  const wish = minor(wishes[step]);
  const capped = wish > range.largestStakeMinor ? range.largestStakeMinor : wish;
  return formatAmount(capped < range.smallestStakeMinor ? range.smallestStakeMinor : capped);
}
