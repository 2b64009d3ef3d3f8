// What the shell has to know of a game to name, list, recall and replay its rounds: words and a picture, no rules.
import type { ComponentType } from "react";
import type { RoundLine, RoundRecord } from "@jonaki/games/play/wire";
import type { MessageKey, Translator } from "@jonaki/i18n";

export interface RoundWords {
  /** The result in a few signs, such as 50.12. */
  readonly result: string;
  /** What was chosen, in words. */
  readonly choice: string;
}

/** A line of the pay table, apart from the table it belongs to. */
export interface PayLineWords {
  readonly table: string;
  readonly line: string;
}

export interface PayTables {
  /** Over the lines' names. */
  readonly headingKey: MessageKey;
  /** For a game with several tables: what one is chosen by, and how a line's name is taken apart. */
  readonly several?: {
    readonly chooserKey: MessageKey;
    readonly split: (name: string, translator: Translator) => PayLineWords;
  };
}

export interface GameView {
  readonly titleKey: MessageKey;
  /** What the result of a round is called. */
  readonly resultKey: MessageKey;
  /** The keys of the game, in words. */
  readonly keysKey: MessageKey;
  readonly payTables: PayTables;
  /** Null for a round without an outcome. */
  readonly wordsOf: (
    line: Pick<RoundLine, "choices" | "outcome">,
    translator: Translator,
  ) => RoundWords | null;
  /** Every step of a round that had several, in order [FAIR-17]. */
  readonly stepsOf?: (round: RoundRecord, translator: Translator) => readonly string[];
  /** What proves the rounds of a game whose member has no seeds of his own [FAIR-6]. */
  readonly Fairness?: ComponentType;
  /** The round shown once more, from its record [FAIR-17]. */
  readonly Replay: ComponentType<{ readonly round: RoundRecord }>;
}
