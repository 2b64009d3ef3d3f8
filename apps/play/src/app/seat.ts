// What the shell has to know of a table, whatever is played at it: the money, the member's own rounds, a pause, and the end
// of the session. What only one kind of game has stays with its own table.
import type { Observable } from "@jonaki/browser/observable";
import type { RoundLine } from "@jonaki/games/play/wire";

export interface SeatState {
  readonly balance: string;
  /** The member's last 20, newest first [INS-16]; a round that is being shown is not among them yet. */
  readonly results: readonly RoundLine[];
  readonly isPaused: boolean;
  /** The session is over: nothing on the screen would be true any more. */
  readonly hasEnded: boolean;
}

export interface Seat {
  readonly state: Observable<SeatState>;
  /** A pause holds bets back, not a round that runs [VEN-19]. */
  readonly setPaused: (isPaused: boolean) => void;
}

export const SHOWN_RESULTS = 20;
