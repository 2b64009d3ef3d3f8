// What a call meets that does not change while calls are under way: sessions, games, the site, the clock, the
// calendar. The world moves these only between two waves.
import type { BetCall } from "../../../packages/vendor/src/contract.ts";
import type { WalletCode } from "../../../packages/vendor/src/codes.ts";
import type { PlayUnit } from "../operations.ts";

export interface ModelGame {
  readonly category: "RNG" | "MINI";
  readonly smallestMinor: bigint;
  readonly largestMinor: bigint;
  readonly largestWinMinor: bigint;
}

export interface Surroundings {
  readonly nowMs: number;
  /** How many days before today a period began. */
  readonly daysBack: Readonly<Record<"DAY" | "WEEK" | "MONTH", number>>;
  gameOf(vendor: string, game: string): ModelGame | undefined;
  /** Whether the vendor has leave for wins without a bet. */
  hasBetlessWins(vendor: string): boolean;
  /** Why the session, the game or the site stands against a bet. */
  barOf(vendor: string, member: number, call: BetCall): WalletCode | null;
  /** The unit of the play session; the call's own when there is no such session. */
  sessionUnitOf(call: BetCall): PlayUnit;
}
