// An act that a desk offers, and what is told with it.
import type { MessageKey } from "@jonaki/i18n";
import type { ButtonTone } from "@jonaki/ui/button";

export interface OfferedAct<Act extends string> {
  readonly act: Act;
  readonly label: MessageKey;
  readonly tone: ButtonTone;
  /** Asked before it is done; absent for what can be taken back. */
  readonly sure?: MessageKey;
  readonly takesAmount?: boolean;
  readonly needsTwo?: boolean;
}

export interface Told {
  readonly reason: string;
  readonly amount: string | undefined;
}
