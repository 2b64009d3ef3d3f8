// How the desk of withdrawals calls its states, and where it begins.
import { WITHDRAWAL_STATES } from "@jonaki/wire/states";
import type { OrderWords } from "./order-columns.tsx";
import { WITHDRAWAL_STATE_KEYS, WITHDRAWAL_TONES } from "./withdrawal.rules.ts";

export const WITHDRAWAL_WORDS: OrderWords = {
  desk: "withdrawals",
  title: "office_noun_withdrawals",
  states: WITHDRAWAL_STATES,
  usual: "REVIEW",
  open: ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRMATION", "DISPUTED"],
  keys: WITHDRAWAL_STATE_KEYS,
  tones: WITHDRAWAL_TONES,
};
