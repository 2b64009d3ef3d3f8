// The words for what a member's account is and how far its identity is known; pure.
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { ACCOUNT_STATES, KYC_STATES } from "@jonaki/wire/states";

export type Risk = CallOutput<OfficeCalls["members"]["member"]>["member"];
export type AccountState = (typeof ACCOUNT_STATES)[number];
export type KycState = (typeof KYC_STATES)[number];

const STATUS_KEYS: Readonly<Record<AccountState, MessageKey>> = {
  ACTIVE: "office_status_active",
  LOCKED: "office_status_locked",
  SUSPENDED: "office_status_suspended",
  EXCLUDED: "office_status_excluded",
  CLOSING: "office_status_closing",
  CLOSED: "office_status_closed",
};

const keysByStatus: Readonly<Record<string, MessageKey>> = STATUS_KEYS;

/** Null for a status of a later release, which goes by its own name. */
export const statusKey = (status: string): MessageKey | null => keysByStatus[status] ?? null;

export function statusTone(status: string): BadgeTone {
  if (status === "ACTIVE") return "up";
  return status === "CLOSED" || status === "CLOSING" ? "quiet" : "down";
}

export const KYC_KEYS: Readonly<Record<KycState, MessageKey>> = {
  NONE: "kyc_state_none",
  WAITING: "kyc_state_waiting",
  APPROVED: "kyc_state_approved",
  REJECTED: "kyc_state_rejected",
};

export const KYC_TONES: Readonly<Record<KycState, BadgeTone>> = {
  NONE: "quiet",
  WAITING: "info",
  APPROVED: "up",
  REJECTED: "down",
};

export const owesMoney = ({ owes }: Pick<Risk, "owes">): boolean => !/^0+\.0+$/u.test(owes);
