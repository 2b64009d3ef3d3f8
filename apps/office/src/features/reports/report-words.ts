// The words and tones of what a report names: categories, states, kinds and sides.
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { Bet, Cost, Entry, Game } from "./report.query.ts";

export const CATEGORY_KEYS: Readonly<Record<Game["category"], MessageKey>> = {
  ELOTT: "category_elott",
  LOTT: "category_lott",
  LIVE: "category_live",
  SPORTS: "category_sports",
  FISH: "category_fish",
  RNG: "category_rng",
  PVP: "category_pvp",
  ESPORTS: "category_esports",
  MINI: "category_mini",
};

export const BET_STATE_KEYS: Readonly<Record<Bet["state"], MessageKey>> = {
  OPEN: "bet_state_open",
  WON: "bet_state_won",
  LOST: "bet_state_lost",
  DRAW: "bet_state_draw",
  VOID: "bet_state_void",
  CASHED_OUT: "bet_state_cashed_out",
  CORRECTED: "bet_state_corrected",
};

export const BET_STATE_TONES: Readonly<Record<Bet["state"], BadgeTone>> = {
  OPEN: "warn",
  WON: "up",
  LOST: "down",
  DRAW: "quiet",
  VOID: "quiet",
  CASHED_OUT: "up",
  CORRECTED: "brand",
};

export const ENTRY_STATE_KEYS: Readonly<Record<Entry["state"], MessageKey>> = {
  PENDING: "transaction_state_pending",
  DONE: "transaction_state_done",
  FAILED: "transaction_state_failed",
  RETURNED: "transaction_state_returned",
};

export const ENTRY_STATE_TONES: Readonly<Record<Entry["state"], BadgeTone>> = {
  PENDING: "warn",
  DONE: "up",
  FAILED: "down",
  RETURNED: "quiet",
};

export const SIDE_KEYS: Readonly<Record<Cost["side"], MessageKey>> = {
  BONUS: "office_report_side_bonus",
  AGENT: "office_report_side_agent",
};

export const KIND_KEYS: Readonly<Record<Entry["kind"], MessageKey>> = {
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
