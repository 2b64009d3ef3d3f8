// How a deposit moves [CAS-6]: shown, paid, looked at, credited; pure. The database has the same pairs of states in a
// trigger, so that nobody moves one past this table.
import type { DEPOSIT_STATES } from "@jonaki/wire/states";

export type DepositState = (typeof DEPOSIT_STATES)[number];

/** CREDIT is a payment that came in time, LATE one that came after the end; CLOCK is the open time passing. */
export type DepositAct = "SUBMIT" | "CANCEL" | "CLOCK" | "CREDIT" | "FAIL" | "LATE";

export interface DepositMove {
  readonly from: DepositState;
  readonly to: DepositState;
  readonly on: DepositAct;
}

const MOVES: readonly DepositMove[] = [
  { from: "CREATED", to: "SUBMITTED", on: "SUBMIT" },
  { from: "CREATED", to: "CANCELLED", on: "CANCEL" },
  { from: "CREATED", to: "EXPIRED", on: "CLOCK" },
  { from: "CREATED", to: "CREDITED", on: "CREDIT" },
  { from: "SUBMITTED", to: "CREDITED", on: "CREDIT" },
  { from: "SUBMITTED", to: "FAILED", on: "FAIL" },
  { from: "EXPIRED", to: "CREDITED", on: "LATE" },
  { from: "FAILED", to: "CREDITED", on: "LATE" },
  { from: "CANCELLED", to: "CREDITED", on: "LATE" },
];

export const hasDepositMove = ({ from, to, on }: DepositMove): boolean =>
  MOVES.some((move) => move.from === from && move.to === to && move.on === on);

/** The state after an act, or null when the table does not have it. */
export const depositMovedBy = (act: DepositAct, from: DepositState): DepositState | null =>
  MOVES.find((move) => move.from === from && move.on === act)?.to ?? null;
