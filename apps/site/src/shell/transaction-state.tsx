// The state of a movement of money as a badge: always a word, never a colour alone.
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { TRANSACTION_STATES } from "@jonaki/wire/states";

export type MoneyState = (typeof TRANSACTION_STATES)[number];

export const MONEY_STATE_KEYS: Readonly<Record<MoneyState, MessageKey>> = {
  PENDING: "transaction_state_pending",
  DONE: "transaction_state_done",
  FAILED: "transaction_state_failed",
  RETURNED: "transaction_state_returned",
};

const TONES: Readonly<Record<MoneyState, BadgeTone>> = {
  PENDING: "info",
  DONE: "up",
  FAILED: "down",
  RETURNED: "quiet",
};

interface TransactionStateProps {
  readonly state: MoneyState;
  readonly size?: "sm" | "md";
}

export function TransactionState({ state, size = "sm" }: TransactionStateProps) {
  const t = useText();
  return (
    <Badge size={size} tone={TONES[state]}>
      {t(MONEY_STATE_KEYS[state])}
    </Badge>
  );
}
