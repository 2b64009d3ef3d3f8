// What an account record can be narrowed to [REP-4, REP-5, REP-6], and the same in the address. Pure: today is handed in.
import type { MessageKey } from "@jonaki/i18n";
import type { DayRange } from "@jonaki/ui/date-range.rules";
import type { CallInput, CallOutput, Calls } from "@jonaki/wire";
import { TRANSACTION_KINDS, TRANSACTION_STATES } from "@jonaki/wire/states";
import type { FilterTexts } from "../../shell/panel-filters.ts";
import {
  oneOf,
  pageIn,
  pageTexts,
  periodRange,
  rangeIn,
  rangeTexts,
  ROWS_PER_PAGE,
} from "./record-days.rules.ts";

export type AccountPage = CallOutput<Calls["reports"]["transactionDetails"]>;
export type AccountRow = AccountPage["list"][number];
type MoneyKind = (typeof TRANSACTION_KINDS)[number];

export const KIND_KEYS: Readonly<Record<MoneyKind, MessageKey>> = {
  DEPOSIT: "transaction_kind_deposit",
  WITHDRAWAL: "transaction_kind_withdrawal",
  FEE: "transaction_kind_fee",
  BET: "transaction_kind_bet",
  PAYOUT: "transaction_kind_payout",
  REFUND: "transaction_kind_refund",
  BONUS: "transaction_kind_bonus",
  CASHBACK: "transaction_kind_cashback",
  POINTS_CONVERSION: "transaction_kind_points_conversion",
  RED_ENVELOPE: "transaction_kind_red_envelope",
  RAFFLE: "transaction_kind_raffle",
  REFERRAL: "transaction_kind_referral",
  TRANSFER_TO_UPLINE: "transaction_kind_transfer_to_upline",
  TRANSFER_FROM_UPLINE: "transaction_kind_transfer_from_upline",
  TRANSFER_TO_DOWNLINE: "transaction_kind_transfer_to_downline",
  TRANSFER_FROM_DOWNLINE: "transaction_kind_transfer_from_downline",
  VENDOR_TRANSFER: "transaction_kind_vendor_transfer",
  DAILY_WAGE: "transaction_kind_daily_wage",
  HOURLY_SALARY: "transaction_kind_hourly_salary",
  REAL_TIME_SALARY: "transaction_kind_real_time_salary",
  DIVIDEND: "transaction_kind_dividend",
  CORRECTION: "transaction_kind_correction",
};

/** The main account has none of the points' own kinds; one that came would show its name on the wire. */
export const kindKeyOf = (kind: AccountRow["kind"]): MessageKey | undefined =>
  Object.entries(KIND_KEYS).find(([name]) => name === kind)?.[1];

export interface AccountFilters {
  readonly range: DayRange;
  readonly kind: MoneyKind | null;
  readonly state: AccountRow["state"] | null;
}

export interface AccountView {
  readonly filters: AccountFilters;
  readonly pageNo: number;
}

export function accountViewIn(texts: FilterTexts, today: string): AccountView {
  return {
    filters: {
      range: rangeIn(texts, periodRange("today", today)),
      kind: oneOf(TRANSACTION_KINDS, texts.kind),
      state: oneOf(TRANSACTION_STATES, texts.state),
    },
    pageNo: pageIn(texts),
  };
}

export function accountTexts({ filters, pageNo }: AccountView, today: string): FilterTexts {
  const { range, kind, state } = filters;
  return {
    ...rangeTexts(range, periodRange("today", today)),
    ...(kind === null ? {} : { kind }),
    ...(state === null ? {} : { state }),
    ...pageTexts(pageNo),
  };
}

/** Nothing is narrowed: there is nothing to clear. */
export const isFirst = (filters: AccountFilters, today: string): boolean =>
  Object.keys(accountTexts({ filters, pageNo: 1 }, today)).length === 0;

export function accountInput({
  filters,
  pageNo,
}: AccountView): CallInput<Calls["reports"]["transactionDetails"]> {
  const { range, kind, state } = filters;
  return {
    account: "MAIN",
    ...range,
    ...(kind === null ? {} : { kind }),
    ...(state === null ? {} : { state }),
    pageNo,
    pageSize: ROWS_PER_PAGE,
  };
}
