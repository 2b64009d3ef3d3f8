// Who may decide at the desk [CAS-31, OFF-4]: an order that is open at another operator's desk is that one's, and where two
// are needed they are two people; pure.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";

export interface Operator {
  readonly operatorId: bigint;
  readonly name: string;
}

export interface Decision {
  readonly by: Operator;
  /** Why, in words. */
  readonly reason: string;
}

export interface SharedDecision extends Decision {
  /** Null where one is enough. */
  readonly second: Operator | null;
}

export interface DeskLock {
  readonly lockedBy: bigint | null;
  readonly lockedUntil: Date | null;
}

/** Whoever has opened an order and is gone keeps it no longer than a session lasts without an act [OFF-5]. */
export const DESK_MINUTES = 15;

export const isOthers = ({ lockedBy, lockedUntil }: DeskLock, by: Operator, at: Date): boolean =>
  lockedBy !== null && lockedBy !== by.operatorId && lockedUntil !== null && lockedUntil > at;

export const reasonBar = (reason: string): Refused<"FIELD_REQUIRED"> | null =>
  reason.trim() === "" ? refused("FIELD_REQUIRED", { fields: ["reason"] }) : null;

/** Maker and checker are never the same person, asked for or not. */
export function secondBar(
  { by, second }: SharedDecision,
  isNeeded: boolean,
): Refused<"APPROVAL_NEEDED" | "APPROVAL_SELF"> | null {
  if (second === null) return isNeeded ? refused("APPROVAL_NEEDED") : null;
  return second.operatorId === by.operatorId ? refused("APPROVAL_SELF") : null;
}
