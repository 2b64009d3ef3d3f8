// The one line on the board of a game decided by one draw: what to do, what happens, what came of it.
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { BoardWords, GainWords } from "./board.tsx";
import type { Gain } from "./round.rules.ts";
import type { DrawnResult, Stage } from "./use-drawn.ts";

interface DrawnWordsProps {
  readonly drawn: { readonly stage: Stage; readonly result: DrawnResult | null; readonly gain: Gain };
  readonly readyKey: MessageKey;
  readonly movingKey: MessageKey;
}

export function DrawnWords({ drawn: { stage, result, gain }, readyKey, movingKey }: DrawnWordsProps) {
  const t = useText();
  return (
    <BoardWords>
      {stage === "over" && result !== null ? (
        <GainWords gain={gain} payout={result.payout} />
      ) : (
        t(stage === "asking" ? "play_drawn_asking" : stage === "moving" ? movingKey : readyKey)
      )}
    </BoardWords>
  );
}
