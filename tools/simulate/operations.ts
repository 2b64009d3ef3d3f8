// What the simulated world does to the platform: one operation is one step. All of them are decided by the seed;
// what only the platform can name (the id of a bet or a hold) is looked up when the step is delivered.
import type { PostingCall } from "../../packages/vendor/src/contract.ts";

/** BDT belongs to no database in play mode; a vendor may still write it. */
export type PlayUnit = "PLAY" | "TRIAL" | "BDT";

export interface CallOperation {
  readonly kind: "call";
  readonly vendor: string;
  readonly member: number;
  readonly call: PostingCall;
  /** What "the same body" means, in hex. */
  readonly print: string;
  /** Transactions of other members that must be decided before it is sent: else two vendors' mistakes would race. */
  readonly needs: readonly string[];
}

export interface HoldOperation {
  readonly kind: "hold";
  readonly member: number;
  readonly unit: PlayUnit;
  readonly name: string;
  readonly amountMinor: bigint;
}

export interface EndHoldOperation {
  readonly kind: "end hold";
  readonly member: number;
  readonly how: "consume" | "release";
  readonly hold: string;
  readonly name: string;
}

export interface LimitOperation {
  readonly kind: "limit";
  readonly member: number;
  readonly limit: "STAKE" | "LOSS";
  readonly period: "DAY" | "WEEK" | "MONTH";
  readonly amountMinor: bigint;
}

export interface StatusOperation {
  readonly kind: "status";
  readonly member: number;
  readonly to: "TIME-OUT" | "EXCLUSION" | "SUSPENSION" | "RETURN" | "BEFORE";
}

export interface CorrectOperation {
  readonly kind: "correct";
  readonly member: number;
  readonly vendor: string;
  /** The transaction of the bet. */
  readonly bet: string;
  readonly request: string;
  readonly payoutMinor: bigint;
  /** How far behind the version that stands the one it was decided on is. */
  readonly behind: number;
}

export type OfficeOperation =
  | HoldOperation
  | EndHoldOperation
  | LimitOperation
  | StatusOperation
  | CorrectOperation;
export type Operation = CallOperation | OfficeOperation;

export const keyOf = (vendor: string, transaction: string): string => `v/${vendor}/${transaction}`;
export const holdKey = (name: string): string => `hold/${name}`;
