// The words for what the audit log keeps; an act without a name here goes by the name of its call; pure.
import type { MessageKey, Translator } from "@jonaki/i18n";

const ACTION_KEYS: Readonly<Record<string, MessageKey>> = {
  "session.signIn": "office_did_sign_in",
  "session.secondStep": "office_did_second_step",
  "session.signOut": "office_did_sign_out",
  "session.changePassword": "office_did_password",
  "people.makeOwner": "office_did_owner",
  "people.createOperator": "office_did_person",
  "people.endSession": "office_did_end_session",
  "approvals.ask": "office_did_ask",
  "approvals.approve": "office_did_approve",
  "approvals.refuse": "office_did_refuse",
  "approvals.withdraw": "office_did_withdraw",
  "deposits.credit": "office_did_credit",
  "deposits.fail": "office_did_fail",
  "deposits.late": "office_did_late",
  "withdrawals.approve": "office_did_approve_withdrawal",
  "withdrawals.reject": "office_did_reject",
  "withdrawals.pay": "office_did_pay",
  "withdrawals.payout-refused": "office_did_payout_refused",
  "withdrawals.sent": "office_did_sent",
  "withdrawals.pay-again": "office_did_pay_again",
  "withdrawals.proven": "office_did_proven",
  "withdrawals.refund": "office_did_refund",
  "members.note": "office_did_note",
  "members.suspend": "office_did_suspend",
  "members.release": "office_did_release",
  "kyc.decide": "office_did_identity",
  "finance.reconcile": "office_did_reconcile",
  "finance.decide-transfer": "office_did_transfer",
};

export const KNOWN_ACTIONS: readonly string[] = Object.keys(ACTION_KEYS);

export function actionName(action: string, t: Translator["t"]): string {
  const key = ACTION_KEYS[action];
  return key === undefined ? action : t(key);
}
