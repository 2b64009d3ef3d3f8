// What the conformance kit is pointed at [VEN-14], and what it says about it.
import type { Clock, Random, WalletResponse } from "../client.ts";
import type { PlaySession, Wallet } from "../contract.ts";

export interface KitTarget {
  readonly wallet: Wallet;
  /** The door behind the wallet, for requests no honest client sends; null when the wallet stands in process. */
  readonly raw: RawDoor | null;
  readonly actors: Actors;
  /** How many players play at once; one more stands by, to whom nothing may happen. */
  readonly lanes: number;
  /** Whether this vendor has leave for wins without a bet. */
  readonly betlessWins: boolean;
  /** Whether this vendor has rooms, with seats and hands [VEN-21]. */
  readonly rooms: boolean;
  /** The reference of a free round that every player may play; null leaves that case out. */
  readonly freeRound: string | null;
  readonly random: Random;
  /** Waits before a call that was answered RETRY is sent again. */
  wait(triesMade: number): Promise<void>;
}

export interface RawDoor {
  readonly vendor: string;
  readonly secret: string;
  readonly clock: Clock;
  send(headers: Readonly<Record<string, string>>, body: Buffer): Promise<WalletResponse>;
}

export interface OpenedPlay {
  readonly play: PlaySession;
  /** The launch ticket that was exchanged for it, and the game it was for. */
  readonly ticket: string;
  readonly game: string;
}

/** How the kit comes by players. Nobody else may play for them while it runs: it compares every balance. */
export interface Actors {
  openPlay(): Promise<OpenedPlay>;
  /** Ends the play session, as a logout does; null where only the platform can. */
  readonly endSession: ((play: PlaySession) => Promise<void>) | null;
  /** Bars the player, as a self-exclusion does; null where only the platform can. */
  readonly block: ((play: PlaySession) => Promise<void>) | null;
}

export interface CaseLine {
  readonly name: string;
  readonly outcome: "ok" | "failed" | "skipped";
  /** What was awaited and what came, of a case that failed; why, of one that was left out. */
  readonly note: string;
}

export interface KitSum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
