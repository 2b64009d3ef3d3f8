// What wins and with which stakes [INS-9, INS-15]: whole hundredths, for the server that pays, the screen that previews and
// the sheet that counts. A win pays the target, however far the result went beyond it.
import { stakeRange } from "../instant/limits.ts";
import { multiplierOf } from "../instant/multiplier.ts";
import type { StakeRange } from "../sheet.ts";
import type { LimboTable } from "./limbo-table.ts";

export const isLimboWin = (targetHundredths: bigint, resultHundredths: bigint): boolean =>
  resultHundredths >= targetHundredths;

/** The stakes that a target may be played with: the largest is the last one whose win stays within the limit. */
export const limboStakeRange = (table: LimboTable, targetHundredths: bigint): StakeRange =>
  stakeRange(table, multiplierOf(targetHundredths));
