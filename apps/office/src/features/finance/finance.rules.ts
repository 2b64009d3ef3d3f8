// The words of the books, and what can be decided about a transfer that waits [OFF-18, WAL-19]; pure.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { CallInput, OfficeCalls } from "@jonaki/wire";
import type { OfferedAct } from "../../shell/offered-act.ts";
import type { Reconciled, Transfer } from "./finance.query.ts";

export type TransferOutcome = CallInput<OfficeCalls["finance"]["decideTransfer"]>["outcome"];

const OUTCOMES: readonly OfferedAct<TransferOutcome>[] = [
  { act: "DONE", label: "office_transfer_done", tone: "brand", sure: "office_sure_transfer_done" },
  { act: "FAILED", label: "office_transfer_failed", tone: "danger", sure: "office_sure_transfer_failed" },
];

/** Only one that nobody knows the end of is ended by a person. */
export const transferActs = ({ state }: Pick<Transfer, "state">): readonly OfferedAct<TransferOutcome>[] =>
  state === "HELD" || state === "UNKNOWN" ? OUTCOMES : [];

export const TRANSFER_STATE_KEYS: Readonly<Record<Transfer["state"], MessageKey>> = {
  HELD: "office_transfer_held",
  UNKNOWN: "office_transfer_unknown",
  DONE: "office_transfer_is_done",
  FAILED: "office_transfer_is_failed",
};

export const CHECK_KEYS: Readonly<Record<Reconciled["checks"][number]["check"], MessageKey>> = {
  SUM: "office_check_sum",
  BALANCES: "office_check_balances",
  CHAINS: "office_check_chains",
};

export const CASE_KEYS: Readonly<Record<string, MessageKey>> = {
  MISMATCH: "office_case_mismatch",
  WIN_REFUSED: "office_case_win_refused",
  WIN_ABOVE_MAXIMUM: "office_case_win_large",
  VENDOR_PAUSED: "office_case_vendor_paused",
  OUTCOMES_DISAGREE: "office_case_outcomes",
  ROUND_OPEN: "office_case_round_open",
  RECEIVABLE: "office_case_receivable",
  LEDGER_DIFFERS: "office_case_ledger",
  PAYMENT: "office_case_payment",
};

const OWNER_KEYS: Readonly<Record<string, MessageKey>> = {
  members: "office_noun_members",
  house: "office_owner_house",
};

/** Vendors go by their own names. */
export const ownerName = (owner: string, t: Translator["t"]): string => {
  const key = OWNER_KEYS[owner];
  return key === undefined ? owner : t(key);
};

/** Anything but zero is a fault. */
export const isZero = (balance: string): boolean => !/[1-9]/u.test(balance);
