// What games with a pay table for each risk share: the risks, and multipliers as those tables hold them, whole hundredths
// of the stake.
import type { Minor } from "@jonaki/money";
import { decimalText, fraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import type { StakeRange } from "../sheet.ts";
import { payoutAt, stakeRange } from "./limits.ts";
import type { InstantLimits } from "./limits.ts";

export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export const readRisk = (value: unknown): Risk | undefined => RISKS.find((name) => name === value);

const multiplier = (hundredths: number): Fraction => fraction(BigInt(hundredths), 100n);

/** As it is shown and recorded: 150 hundredths are 1.50. */
export const multiplierText = (hundredths: number): string => decimalText(multiplier(hundredths), 2);

/** What a multiplier pays for a stake, cut once to the poisha. */
export const payoutOf = (stakeMinor: Minor, hundredths: number): Minor =>
  payoutAt(stakeMinor, multiplier(hundredths));

export const largestHundredths = (multipliers: readonly number[]): number =>
  multipliers.reduce((largest, hundredths) => (hundredths > largest ? hundredths : largest), 0);

/** The stakes a pay table may be played with: even its largest multiplier stays within the limit [INS-15]. */
export const stakesOf = (limits: InstantLimits, multipliers: readonly number[]): StakeRange =>
  stakeRange(limits, multiplier(largestHundredths(multipliers)));
