// Where a round of Crash bursts, when a bet is cashed out and what it pays [INS-5, INS-6, INS-15]: whole hundredths and exact
// poisha, for the server that pays, the screen that climbs and the sheet that counts.
import type { Minor } from "@jonaki/money";
import type { RandomStream } from "../fair/stream.ts";
import { burstHundredths, drawBurst } from "../instant/burst.ts";
import { stakeRange } from "../instant/limits.ts";
import { multiplierOf, payoutOf } from "../instant/multiplier.ts";
import type { StakeRange } from "../sheet.ts";
import type { CrashTable } from "./crash-table.ts";

const withinTop = ({ topHundredths }: CrashTable, hundredths: bigint): bigint =>
  hundredths < topHundredths ? hundredths : topHundredths;

/** Where the round bursts. */
export const crashBurst = (table: CrashTable, stream: RandomStream): bigint =>
  withinTop(table, drawBurst(table, stream));

/** Where it bursts when u is drawn. */
export const crashBurstOf = (table: CrashTable, u: bigint): bigint =>
  withinTop(table, burstHundredths(table, u));

/** A cash-out at the burst itself is still paid; at the lowest burst there is none. */
export const isCashedOut = (atHundredths: bigint, burst: bigint): boolean => atHundredths <= burst;

export const crashPayoutMinor = (stakeMinor: Minor, hundredths: bigint): Minor =>
  payoutOf(stakeMinor, hundredths);

export interface CrashBet {
  readonly stakeMinor: Minor;
  /** Null for a bet that waits for its player. */
  readonly autoHundredths: bigint | null;
  readonly largestWinMinor: Minor;
}

/** Where a bet is cashed out at the latest: by its own wish, by the largest win, or at the top. */
export function crashLastHundredths(table: CrashTable, bet: CrashBet): bigint {
  // The cut win is within the limit as long as stake × hundredths is below (limit + 1) × 100.
  const fitting = ((bet.largestWinMinor + 1n) * 100n - 1n) / bet.stakeMinor;
  const wished = bet.autoHundredths ?? table.topHundredths;
  return withinTop(table, wished < fitting ? wished : fitting);
}

/** The stakes of which the lowest cash-out can be paid. */
export const crashStakeRange = (table: CrashTable, largestWinMinor: Minor): StakeRange =>
  stakeRange({ ...table, largestWinMinor }, multiplierOf(table.smallestTargetHundredths));
