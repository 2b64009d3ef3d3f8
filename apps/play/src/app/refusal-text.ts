// The words for every refusal [VEN-20]; BET_LIMIT names both amounts [INS-15].
import { formatMoney } from "@jonaki/i18n";
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { ShownRefusal } from "./play-api.ts";
import { TAKA } from "./money.ts";

const TEXTS: Readonly<Record<ShownRefusal["code"], MessageKey>> = {
  INSUFFICIENT_BALANCE: "err_insufficient_balance",
  SESSION_EXPIRED: "err_session_expired",
  TICKET_INVALID: "err_ticket_invalid",
  MEMBER_BLOCKED: "play_member_blocked",
  LIMIT_REACHED: "play_limit_reached",
  GAME_UNAVAILABLE: "err_game_unavailable",
  GAME_MAINTENANCE: "err_game_maintenance",
  BET_CLOSED: "err_bet_closed",
  BET_LIMIT: "err_bet_limit",
  CASHOUT_LATE: "err_cashout_late",
  ROUND_OPEN: "err_round_open",
  CLIENT_SEED: "err_client_seed",
  STATE_CHANGED: "play_seed_changed",
  REQUEST_REUSED: "err_request_reused",
  NOT_FOUND: "err_not_found",
  VALIDATION: "err_validation",
  RETRY: "err_retry",
  NETWORK: "err_network",
  ROUND_MOVED: "play_round_moved",
  BET_TAKEN_BACK: "play_crash_taken_back",
  UNKNOWN: "err_unknown",
};

export function refusalText({ t }: Translator, { code, stakes }: ShownRefusal): string {
  if (stakes === null) return t(TEXTS[code]);
  const amount = (text: string): string => formatMoney(text, { symbol: TAKA });
  return t(TEXTS[code], { 0: amount(stakes.smallest), 1: amount(stakes.largest) });
}
