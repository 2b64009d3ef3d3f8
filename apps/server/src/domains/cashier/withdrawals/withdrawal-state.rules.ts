// How a withdrawal moves [CAS-21]: looked at, paid part by part, answered; pure. The database has the same pairs of
// states in a trigger, so that nobody moves one past this table.
import type { WITHDRAWAL_STATES } from "@jonaki/wire/states";

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export type WithdrawalAct =
  // The member's
  | "CANCEL"
  | "RECEIVED"
  | "FULL_PAYMENT"
  | "NOT_RECEIVED"
  // An operator's
  | "REJECT"
  | "APPROVE"
  | "PAY"
  | "PAYOUT_REFUSED"
  | "SENT"
  | "PAY_AGAIN"
  | "PROVEN"
  | "REFUND"
  // No answer within the time-out
  | "TIME_OUT";

/** LAST: with the part that was sent the whole amount has been sent; FURTHER: another part is due. */
export type Sent = "LAST" | "FURTHER";

export interface WithdrawalMove {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly on: WithdrawalAct;
  /** Absent: whatever was sent. */
  readonly when?: Sent;
}

const MOVES: readonly WithdrawalMove[] = [
  { from: "REVIEW", to: "CANCELLED", on: "CANCEL" },
  { from: "REVIEW", to: "REJECTED", on: "REJECT" },
  { from: "REVIEW", to: "APPROVED", on: "APPROVE" },
  { from: "APPROVED", to: "PAYING", on: "PAY" },
  { from: "PAYING", to: "APPROVED", on: "PAYOUT_REFUSED" },
  { from: "PAYING", to: "AWAITING_CONFIRMATION", on: "SENT" },
  { from: "AWAITING_CONFIRMATION", to: "RECEIVED", on: "RECEIVED", when: "LAST" },
  { from: "AWAITING_CONFIRMATION", to: "PAYING", on: "RECEIVED", when: "FURTHER" },
  { from: "AWAITING_CONFIRMATION", to: "RECEIVED", on: "FULL_PAYMENT", when: "LAST" },
  { from: "AWAITING_CONFIRMATION", to: "DISPUTED", on: "NOT_RECEIVED" },
  { from: "AWAITING_CONFIRMATION", to: "FORCED_RECEIVED", on: "TIME_OUT", when: "LAST" },
  { from: "AWAITING_CONFIRMATION", to: "PAYING", on: "TIME_OUT", when: "FURTHER" },
  { from: "DISPUTED", to: "PAYING", on: "PAY_AGAIN" },
  { from: "DISPUTED", to: "PAYING", on: "PROVEN", when: "FURTHER" },
  { from: "DISPUTED", to: "FORCED_RECEIVED", on: "PROVEN", when: "LAST" },
  { from: "DISPUTED", to: "REFUNDED", on: "REFUND" },
  { from: "APPROVED", to: "REFUNDED", on: "REFUND" },
];

export const hasWithdrawalMove = ({ from, to, on, when }: Required<WithdrawalMove>): boolean =>
  MOVES.some(
    (move) =>
      move.from === from &&
      move.to === to &&
      move.on === on &&
      (move.when === undefined || move.when === when),
  );

/** The state after an act, or null when the table does not have it. */
export const withdrawalMovedBy = (
  act: WithdrawalAct,
  from: WithdrawalState,
  sent: Sent,
): WithdrawalState | null =>
  MOVES.find(
    (move) => move.from === from && move.on === act && (move.when === undefined || move.when === sent),
  )?.to ?? null;
