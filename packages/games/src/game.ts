// What every game promises: choices in, one outcome out, and nothing else that the outcome could depend on [FAIR-14].
import type { Minor } from "@jonaki/money";
import type { RandomStream } from "./fair/stream.ts";
import type { Json } from "./json.ts";
import type { Sheet, StakeRange } from "./sheet.ts";

export interface GameChoices {
  readonly stakeMinor: Minor;
}

export interface GameOutcome {
  /** What the member gets back, the stake included; 0 for a round that lost. */
  readonly payoutMinor: Minor;
}

/** INVALID names the field that cannot be read; BET_LIMIT the stakes that fit these choices [INS-15]. */
export type ChoicesRefusal =
  | { readonly code: "INVALID"; readonly field: string }
  | ({ readonly code: "BET_LIMIT" } & StakeRange);

export type ChoicesRead<Choices> =
  | { readonly ok: true; readonly choices: Choices }
  | { readonly ok: false; readonly refusal: ChoicesRefusal };

/**
 * A game in one version. The members are methods, so that a list can hold games with different choices;
 * choices belong to the game that read them and are given to no other.
 */
export interface Game<Choices extends GameChoices = GameChoices, Outcome extends GameOutcome = GameOutcome> {
  readonly code: string;
  /** A member has one server seed per family [FAIR-3]. */
  readonly family: string;
  /** One round for all players, drawn from a chain of seeds; a member has no seeds of his own in it [FAIR-6]. */
  readonly isShared?: true;
  readonly version: string;
  /** Names the pay table and its parameters; another table is another version [FAIR-18]. */
  readonly tableHash: string;
  /** Reads choices from outside strictly; refused before any money moves. */
  readChoices(input: unknown): ChoicesRead<Choices>;
  settle(choices: Choices, stream: RandomStream): Outcome;
  /** The most these choices can pay: a platform with a lower limit than the game's own refuses by it [FAIR-20]. */
  largestPayoutMinor(choices: Choices): Minor;
  /** As they stand in the round record: amounts are decimal text. */
  choicesJson(choices: Choices): Json;
  outcomeJson(outcome: Outcome): Json;
  sheet(): Sheet;
}
