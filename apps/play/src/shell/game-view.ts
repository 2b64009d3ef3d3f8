// What the shell has to know of a game to list, recall and replay its rounds: words and a picture, no rules.
import type { ComponentType } from "react";
import type { RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import type { MessageKey, Translator } from "@jonaki/i18n";

export interface RoundWords {
  /** The result in a few signs, such as 50.12. */
  readonly result: string;
  /** What was chosen, in words. */
  readonly choice: string;
}

export interface GameView {
  readonly titleKey: MessageKey;
  /** Null for a round without an outcome. */
  readonly wordsOf: (
    line: Pick<RoundLine, "choices" | "outcome">,
    translator: Translator,
  ) => RoundWords | null;
  /** The round shown once more, from its record [FAIR-17]. */
  readonly Replay: ComponentType<{ readonly round: RoundRecord }>;
}
