// What the desk may do to a deposit in each state [CAS-6], and the words for it; the server judges the same; pure.
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallInput, OfficeCalls } from "@jonaki/wire";
import type { OfferedAct } from "../../shell/offered-act.ts";
import type { DepositState, Order } from "./order.query.ts";

export type DepositAct = CallInput<OfficeCalls["deposits"]["decideDeposit"]>["act"];

export const DEPOSIT_ACTS_IN: Readonly<Record<DepositState, readonly DepositAct[]>> = {
  CREATED: ["CREDIT"],
  SUBMITTED: ["CREDIT", "FAIL"],
  CANCELLED: ["LATE"],
  EXPIRED: ["LATE"],
  CREDITED: [],
  FAILED: ["LATE"],
};

const OFFERED: Readonly<Record<DepositAct, OfferedAct<DepositAct>>> = {
  CREDIT: {
    act: "CREDIT",
    label: "office_credit",
    tone: "brand",
    sure: "office_sure_credit",
    takesAmount: true,
  },
  FAIL: { act: "FAIL", label: "office_fail", tone: "danger", sure: "office_sure_fail" },
  // A late payment always takes two people [OFF-4].
  LATE: {
    act: "LATE",
    label: "office_late",
    tone: "brand",
    sure: "office_sure_late",
    takesAmount: true,
    needsTwo: true,
  },
};

const actsByState: Readonly<Record<string, readonly DepositAct[]>> = DEPOSIT_ACTS_IN;

export const depositActs = ({ state }: Pick<Order, "state">): readonly OfferedAct<DepositAct>[] =>
  (actsByState[state] ?? []).map((act) => OFFERED[act]);

const STATE_KEYS: Readonly<Record<DepositState, MessageKey>> = {
  CREATED: "deposit_state_created",
  SUBMITTED: "deposit_state_submitted",
  CANCELLED: "deposit_state_cancelled",
  EXPIRED: "deposit_state_expired",
  CREDITED: "deposit_state_credited",
  FAILED: "deposit_state_failed",
};

export const DEPOSIT_STATE_KEYS: Readonly<Record<string, MessageKey>> = STATE_KEYS;

export const DEPOSIT_TONES: Readonly<Record<string, BadgeTone>> = {
  CREATED: "info",
  SUBMITTED: "warn",
  CREDITED: "up",
  FAILED: "down",
};
