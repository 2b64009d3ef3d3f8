// How the desk of deposits calls its states, and where it begins.
import { DEPOSIT_STATES } from "@jonaki/wire/states";
import { DEPOSIT_STATE_KEYS, DEPOSIT_TONES } from "./deposit.rules.ts";
import type { OrderWords } from "./order-columns.tsx";

export const DEPOSIT_WORDS: OrderWords = {
  desk: "deposits",
  title: "office_noun_deposits",
  states: DEPOSIT_STATES,
  usual: "SUBMITTED",
  open: ["CREATED", "SUBMITTED"],
  keys: DEPOSIT_STATE_KEYS,
  tones: DEPOSIT_TONES,
};
