// What a single-play game promises that goes on step by step: at every moment the whole round follows from the choices, the
// acts among them, and the stream. What has been decided and not shown yet is in no view [FAIR-15, FAIR-16].
import type { Minor } from "@jonaki/money";
import type { RandomStream } from "./fair/stream.ts";
import type { ChoicesRead, Game, GameChoices, GameOutcome } from "./game.ts";
import type { Json } from "./json.ts";

export interface SteppedChoices extends GameChoices {
  /** The round cashes itself out at the last step within it: the game's own, or what the platform allows [INS-15]. */
  readonly largestWinMinor: Minor;
  /** All that the member did, in order. */
  readonly acts: readonly Json[];
}

/** What a member may see of a round that is not over. */
export interface SteppedView {
  readonly isOver: boolean;
  readonly shown: Json;
}

/**
 * As a game of one step it reads a finished record, with all its acts, and settles it: so the verifier needs to know
 * nothing of steps. To settle a round that is not over is a fault.
 */
export interface SteppedGame<
  Choices extends SteppedChoices = SteppedChoices,
  Outcome extends GameOutcome = GameOutcome,
> extends Game<Choices, Outcome> {
  /** Choices from outside, before any act; the platform's limit may be lower than the game's own. */
  readOpening(input: unknown, largestWinMinor: Minor): ChoicesRead<Choices>;
  /** The choices with one act more; null for what cannot be done now. */
  act(choices: Choices, act: unknown, stream: RandomStream): Choices | null;
  /** Null for acts that could not be done one after the other: a record from outside may say anything. */
  view(choices: Choices, stream: RandomStream): SteppedView | null;
}

export const isStepped = (game: Game): game is SteppedGame => "readOpening" in game;
