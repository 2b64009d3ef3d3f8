// What can be done to a member in each status, and to a balance [OFF-10, OFF-4], and the words of the ledger; pure.
import type { MessageKey } from "@jonaki/i18n";
import type { CallInput, OfficeCalls } from "@jonaki/wire";
import type { OfferedAct } from "../../shell/offered-act.ts";
import type { AccountState } from "../../shell/member.rules.ts";

export type StatusAct = CallInput<OfficeCalls["members"]["memberStatus"]>["act"];
export type CorrectionWay = CallInput<OfficeCalls["members"]["correctBalance"]>["way"];

const SUSPEND: OfferedAct<StatusAct> = {
  act: "SUSPEND",
  label: "office_suspend",
  tone: "danger",
  sure: "office_sure_suspend",
};
const RELEASE: OfferedAct<StatusAct> = {
  act: "RELEASE",
  label: "office_release",
  tone: "brand",
  sure: "office_sure_release",
};

/** Who is suspended is let go; who is closed stays so. */
export function statusActs(status: AccountState): readonly OfferedAct<StatusAct>[] {
  if (status === "CLOSED") return [];
  return status === "SUSPENDED" ? [RELEASE] : [SUSPEND];
}

/** Always by two people. */
export const CORRECTIONS: readonly OfferedAct<CorrectionWay>[] = [
  {
    act: "IN",
    label: "office_correct_in",
    tone: "brand",
    sure: "office_sure_correct_in",
    takesAmount: true,
    needsTwo: true,
  },
  {
    act: "OUT",
    label: "office_correct_out",
    tone: "danger",
    sure: "office_sure_correct_out",
    takesAmount: true,
    needsTwo: true,
  },
];

export const NOTE: readonly OfferedAct<"NOTE">[] = [{ act: "NOTE", label: "office_add_note", tone: "brand" }];

/** The member's own accounts; any other goes by its name. */
export const PURSE_KEYS: Readonly<Record<string, MessageKey>> = {
  CASH: "office_cash",
  BONUS: "office_bonus",
  HELD: "office_held",
};

/** The kinds of posting that have a name here; any other goes by its own. */
export const POSTING_KEYS: Readonly<Record<string, MessageKey>> = {
  deposit: "transaction_kind_deposit",
  withdrawal: "transaction_kind_withdrawal",
  withdrawal_returned: "office_posting_returned",
  bet: "transaction_kind_bet",
  payout: "transaction_kind_payout",
  refund: "transaction_kind_refund",
  bonus: "transaction_kind_bonus",
  transfer: "office_posting_transfer",
  vendor_transfer: "transaction_kind_vendor_transfer",
  correction: "transaction_kind_correction",
};
