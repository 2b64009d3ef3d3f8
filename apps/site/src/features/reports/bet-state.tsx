// The state of a bet as a badge: always a word, never a colour alone [REP-3].
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { Bet } from "./bet-record.rules.ts";
import { STATE_KEYS, STATE_TONES } from "./bet-words.rules.ts";

interface BetStateProps extends Pick<Bet, "state"> {
  readonly size?: "sm" | "md";
}

export function BetState({ state, size = "sm" }: BetStateProps) {
  const t = useText();
  return (
    <Badge size={size} tone={STATE_TONES[state]}>
      {t(STATE_KEYS[state])}
    </Badge>
  );
}
