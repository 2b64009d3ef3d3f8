// What games with a pay table for each risk share: the risks, and the stakes that a table's largest multiplier allows.
import type { StakeRange } from "../sheet.ts";
import { stakeRange } from "./limits.ts";
import type { InstantLimits } from "./limits.ts";
import { multiplierOf } from "./multiplier.ts";

export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export const readRisk = (value: unknown): Risk | undefined => RISKS.find((name) => name === value);

export const largestHundredths = (multipliers: readonly number[]): number =>
  multipliers.reduce((largest, hundredths) => (hundredths > largest ? hundredths : largest), 0);

/** The stakes a pay table may be played with: even its largest multiplier stays within the limit [INS-15]. */
export const stakesOf = (limits: InstantLimits, multipliers: readonly number[]): StakeRange =>
  stakeRange(limits, multiplierOf(largestHundredths(multipliers)));
