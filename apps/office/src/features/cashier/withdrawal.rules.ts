// What the desk may do to a withdrawal in each state [CAS-21], and the words for it; the server judges the same; pure.
import type { MessageKey } from "@jonaki/i18n";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallInput, OfficeCalls } from "@jonaki/wire";
import type { OfferedAct } from "../../shell/offered-act.ts";
import type { Order, WithdrawalState } from "./order.query.ts";

export type WithdrawalAct = CallInput<OfficeCalls["withdrawals"]["decideWithdrawal"]>["act"];

export const WITHDRAWAL_ACTS_IN: Readonly<Record<WithdrawalState, readonly WithdrawalAct[]>> = {
  REVIEW: ["APPROVE", "REJECT"],
  CANCELLED: [],
  REJECTED: [],
  APPROVED: ["PAY", "REFUND"],
  PAYING: ["SENT", "PAYOUT_REFUSED"],
  AWAITING_CONFIRMATION: [],
  RECEIVED: [],
  DISPUTED: ["PROVEN", "PAY_AGAIN", "REFUND"],
  FORCED_RECEIVED: [],
  REFUNDED: [],
};

const OFFERED: Readonly<Record<WithdrawalAct, OfferedAct<WithdrawalAct>>> = {
  APPROVE: { act: "APPROVE", label: "office_approve", tone: "brand", sure: "office_sure_approve" },
  REJECT: { act: "REJECT", label: "office_reject", tone: "danger", sure: "office_sure_reject" },
  PAY: { act: "PAY", label: "office_pay", tone: "brand" },
  PAYOUT_REFUSED: { act: "PAYOUT_REFUSED", label: "office_payout_refused", tone: "quiet" },
  SENT: { act: "SENT", label: "office_sent", tone: "brand", sure: "office_sure_sent", takesAmount: true },
  PAY_AGAIN: { act: "PAY_AGAIN", label: "office_pay_again", tone: "quiet", sure: "office_sure_pay_again" },
  PROVEN: { act: "PROVEN", label: "office_proven", tone: "brand", sure: "office_sure_proven" },
  REFUND: { act: "REFUND", label: "office_refund", tone: "danger", sure: "office_sure_refund" },
};

const actsByState: Readonly<Record<string, readonly WithdrawalAct[]>> = WITHDRAWAL_ACTS_IN;

/** An approval goes to two people where the order says why, a refund of what was approved always [OFF-4]. */
const needsTwo = (act: WithdrawalAct, { state, secondNeededFor }: Order): boolean =>
  act === "APPROVE" ? secondNeededFor.length > 0 : act === "REFUND" && state === "APPROVED";

export const withdrawalActs = (order: Order): readonly OfferedAct<WithdrawalAct>[] =>
  (actsByState[order.state] ?? []).map((act) => ({ ...OFFERED[act], needsTwo: needsTwo(act, order) }));

/** What is still to be paid. */
export function dueOf({ amount, received }: Pick<Order, "amount" | "received">): string {
  const [whole, paid] = [parseAmount(amount), parseAmount(received)];
  return whole === null || paid === null ? "" : formatAmount(minor(whole - paid));
}

/** As the site calls them, but for the one that speaks to the member. */
const STATE_KEYS: Readonly<Record<WithdrawalState, MessageKey>> = {
  REVIEW: "withdraw_state_review",
  CANCELLED: "withdraw_state_cancelled",
  REJECTED: "withdraw_state_rejected",
  APPROVED: "withdraw_state_approved",
  PAYING: "withdraw_state_paying",
  AWAITING_CONFIRMATION: "office_awaiting_member",
  RECEIVED: "withdraw_state_received",
  DISPUTED: "withdraw_state_disputed",
  FORCED_RECEIVED: "withdraw_state_forced_received",
  REFUNDED: "withdraw_state_refunded",
};

export const WITHDRAWAL_STATE_KEYS: Readonly<Record<string, MessageKey>> = STATE_KEYS;

export const WITHDRAWAL_TONES: Readonly<Record<string, BadgeTone>> = {
  REVIEW: "warn",
  APPROVED: "info",
  PAYING: "info",
  AWAITING_CONFIRMATION: "brand",
  RECEIVED: "up",
  FORCED_RECEIVED: "up",
  DISPUTED: "down",
  REJECTED: "down",
};

/** Why two people have to agree [CAS-28, CAS-21.4]. */
export const SECOND_KEYS: Readonly<Record<string, MessageKey>> = {
  AMOUNT: "office_second_amount",
  NEW_ACCOUNT: "office_second_account",
  NEW_PASSWORD: "office_second_password",
  FIRST_WITHDRAWAL: "office_second_first",
};
